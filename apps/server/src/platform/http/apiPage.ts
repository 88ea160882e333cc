/** The API's description, as JSON at /api/openapi.json and as a page to read and try it at /api/docs. */
import swaggerUi from '@fastify/swagger-ui';
import { API_PAGE } from './access.ts';
import { API_PAGE_STYLE } from './apiPageStyle.ts';
import type { Http } from './server.ts';

/** Own scripts, own styles, nothing inline and nothing foreign. The plugin sets it below its own prefix only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Its arrows are pictures inside its style sheet.
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export async function apiPage(http: Http): Promise<void> {
  http.get('/api/openapi.json', { config: { access: 'public', undescribed: 'It is the description' } }, () =>
    http.swagger(),
  );
  await http.register(swaggerUi, {
    routePrefix: API_PAGE,
    staticCSP: POLICY,
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      tagsSorter: 'alpha',
      operationsSorter: 'alpha',
      defaultModelsExpandDepth: -1,
      // Who may make a call.
      showExtensions: true,
    },
    theme: { title: 'PokeSol · API', css: [{ filename: 'pokesol.css', content: API_PAGE_STYLE }] },
  });
}
