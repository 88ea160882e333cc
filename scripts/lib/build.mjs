/** Builds the page and the server, each only when something it is made of changed. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleServer } from './bundleServer.mjs';
import { bundleTesting, TESTING } from './bundleTesting.mjs';
import { BIN, ROOT, run } from './run.mjs';
import { whenChanged } from './stamp.mjs';

/** A page that is open since before this build still loads its chunks by their old names. */
const KEEP_ASSETS_MS = 7 * 24 * 3600_000;

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];
const WEB = ['apps/web', '.browserslistrc', 'scripts/lib/browsers', 'scripts/lib/firstSights.mjs', ...SHARED];
const SERVER = ['apps/server', 'scripts/lib/bundleServer.mjs', ...SHARED];

export async function ensureBuilt() {
  await Promise.all([whenChanged('apps/web/dist/.built', WEB, buildWeb), ensureServerBuilt()]);
}

/** What browser tests need besides. */
export const ensureTestingBuilt = () =>
  whenChanged(`${TESTING}/.built`, ['scripts/lib/bundleTesting.mjs', ...SERVER], bundleTesting);

export const ensureServerBuilt = () => whenChanged('apps/server/dist/.built', SERVER, buildServer);

async function buildWeb() {
  console.log('Building the page…');
  const began = Date.now();
  if ((await run(`${BIN}vite`, ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') })) !== 0)
    throw new Error('The page could not be built.');
  const { findInBuilt } = await import('./browsers/check.mjs');
  const lacking = findInBuilt(join(ROOT, 'apps/web/dist'), began);
  if (lacking.length > 0) throw new Error(`A supported browser lacks something:\n${lacking.join('\n')}`);
  const assets = join(ROOT, 'apps/web/dist/assets');
  const kept = [];
  for (const name of readdirSync(assets)) {
    const path = join(assets, name);
    if (Date.now() - statSync(path).mtimeMs > KEEP_ASSETS_MS) rmSync(path);
    else if (/\.(js|css|svg|json)$/.test(name)) kept.push(path);
  }
  await Promise.all(kept.map(compress));
}

/** On the thread pool, so that all cores take part: this is a third of the build. */
async function compress(path) {
  const content = readFileSync(path);
  if (content.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params }),
  ]);
  writeFileSync(`${path}.gz`, zipped);
  writeFileSync(`${path}.br`, brotli);
}

async function buildServer() {
  console.log('Building the server…');
  await bundleServer();
}
