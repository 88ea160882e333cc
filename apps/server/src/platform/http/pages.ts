/** Serves the built page, where there is one: hashed assets with a year's caching, its screens, and for unknown addresses the screen that says so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { z } from 'zod';
import type { Entropy } from '../entropy.ts';
import { refuse, refused } from './refusal.ts';
import { screenAt } from './screens.ts';
import { pageHeaders } from './security.ts';
import type { Http } from './server.ts';

/** Search engines find nothing in the API: its answers are for the page. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n';

/** By screen, as the build wrote it: the files that its first sight needs, and what stands there before they have run. */
const SIGHT = z.object({ head: z.string(), root: z.string() });
const EMPTY_ROOT = '<div id="root"></div>';

export type PageOptions = {
  /** The folder that the page's build fills; absent serves the API alone. */
  webDir?: string;
  entropy: Entropy;
  /** The policy keeps pictures of other servers out; the page knows, so that it does not ask for them. */
  foreignPictures?: boolean;
};

/** Throws when the page was not built. */
export async function servePages(
  app: Http,
  { webDir, entropy, foreignPictures = false }: PageOptions,
): Promise<void> {
  if (webDir === undefined) {
    app.setNotFoundHandler((_, reply) => refuse(reply, refused('not-found')));
    return;
  }
  const page = readFileSync(join(webDir, 'index.html'), 'utf8');
  const sights = z
    .record(z.string(), SIGHT)
    .parse(JSON.parse(readFileSync(join(webDir, 'firstSights.json'), 'utf8')));
  const pages = new Map(
    Object.entries(sights).map(([screen, { head, root }]) => [
      screen,
      page
        .replace('</head>', () => `${head}</head>`)
        .replace(EMPTY_ROOT, () => `<div id="root">${root}</div>`),
    ]),
  );
  await app.register(fastifyStatic, {
    root: join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  );
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFile = pathname.startsWith('/api') || pathname.startsWith('/assets/');
    // Programs probe addresses that other servers have, such as /healthz: they would take the page with 200 for it.
    const screen = screenAt(pathname);
    const isHere = screen !== undefined;
    const isBrowser = /\btext\/html\b/.test(request.headers.accept ?? '');
    if (!isRead || isFile || !(isHere || isBrowser)) return refuse(reply, refused('not-found'));
    const { nonce, headers } = pageHeaders({ entropy, foreignPictures });
    return reply
      .status(isHere ? 200 : 404)
      .headers(headers)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(
        (pages.get(screen ?? '') ?? page)
          .replaceAll('__CSP_NONCE__', nonce)
          .replaceAll('__FOREIGN_PICTURES__', foreignPictures ? 'on' : 'off'),
      );
  });
}
