/** The API's description, as JSON at /api/openapi.json and as a page to read and try it at /api/docs. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyRequest } from 'fastify';
import { API_PAGE } from './access.ts';
import { API_PAGE_STYLE } from './apiPageStyle.ts';
import { type FixedAnswer, fixedAnswer } from './fixedAnswer.ts';
import type { Pack } from './packing.ts';
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

const LIMIT = { limit: 'apiPage' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export async function apiPage(http: Http, pack: Pack): Promise<void> {
  const json = fixedAnswer(pack, 'application/json; charset=utf-8', async () =>
    Buffer.from(JSON.stringify(http.swagger())),
  );
  const yaml = fixedAnswer(pack, 'application/yaml; charset=utf-8', async () =>
    Buffer.from(http.swagger({ yaml: true })),
  );
  const config = { access: 'public' as const, undescribed: 'It is the description', ...LIMIT };
  http.get('/api/openapi.json', { config }, json);

  const files = filesOfPlugin(pack);
  const ready: Readonly<Record<string, FixedAnswer>> = {
    [`${API_PAGE}/json`]: json,
    [`${API_PAGE}/yaml`]: yaml,
  };
  const readyFor = ({ routeOptions, params }: FastifyRequest): FixedAnswer | undefined =>
    routeOptions.url === `${API_PAGE}/static/*`
      ? files.get((params as { '*': string })['*'])
      : ready[routeOptions.url ?? ''];
  await http.register(async (page) => {
    page.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...LIMIT };
    });
    // Without this, the plugin would write the description, and read and compress its files, again for every call.
    page.addHook('preHandler', async (request, reply) => readyFor(request)?.(request, reply));
    await page.register(swaggerUi, {
      routePrefix: API_PAGE,
      staticCSP: POLICY,
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        tagsSorter: 'alpha',
        operationsSorter: 'alpha',
        defaultModelsExpandDepth: -1,
        // Which callers may make a call.
        showExtensions: true,
      },
      theme: { title: 'PokeSol · API', css: [{ filename: 'pokesol.css', content: API_PAGE_STYLE }] },
    });
  });
}

/** The files of the plugin's folder, by name. */
function filesOfPlugin(pack: Pack): ReadonlyMap<string, FixedAnswer> {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
    'static',
  );
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = TYPES[extname(name)];
      return type === undefined
        ? []
        : [[name, fixedAnswer(pack, type, () => readFile(join(folder, name)))] as const];
    }),
  );
}
