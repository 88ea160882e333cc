/** Serves the built page: hashed assets for a year, everything that is not an asset gets the page itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Entropy } from '../entropy.ts';
import { refuse, refused } from './refusal.ts';
import { pageHeaders } from './security.ts';
import type { Http } from './server.ts';

export type PageOptions = {
  /** The folder that the page's build fills. */
  webDir: string;
  entropy: Entropy;
  /** The policy keeps pictures of other servers out; the page is told, so that it does not ask for them. */
  foreignPictures: boolean;
};

/** Throws when the page was not built. */
export async function servePages(
  app: Http,
  { webDir, entropy, foreignPictures }: PageOptions,
): Promise<void> {
  const page = readFileSync(join(webDir, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !pathname.startsWith('/api') &&
      !pathname.startsWith('/assets/');
    if (!isPage) return refuse(reply, refused('not-found'));
    const { nonce, headers } = pageHeaders({ entropy, foreignPictures });
    return reply
      .headers(headers)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll('__CSP_NONCE__', nonce)
          .replaceAll('__FOREIGN_PICTURES__', foreignPictures ? 'on' : 'off'),
      );
  });
}
