/** Builds the page and the server, each only when something it is made of changed. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BIN, ROOT, run } from './run.mjs';
import { whenChanged } from './stamp.mjs';

/** A page that is open since before this build still loads its chunks by their old names. */
const KEEP_ASSETS_MS = 7 * 24 * 3600_000;

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];

export async function ensureBuilt() {
  await Promise.all([
    whenChanged('apps/web/dist/.built', ['apps/web', ...SHARED], buildWeb),
    ensureServerBuilt(),
  ]);
}

export const ensureServerBuilt = () =>
  whenChanged('apps/server/dist/.built', ['apps/server', ...SHARED], buildServer);

async function buildWeb() {
  console.log('Building the page…');
  if ((await run(`${BIN}vite`, ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') })) !== 0)
    throw new Error('The page could not be built.');
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

/** Our own packages go into the bundle; everything from the registry stays outside. */
async function buildServer() {
  console.log('Building the server…');
  const { build } = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await build({
    write: false,
    entryPoints: [join(ROOT, 'apps/server/src/main.ts')],
    outfile: join(ROOT, 'apps/server/dist/main.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'registry-packages-stay-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@pokesol/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  // Whoever starts the server meanwhile reads the whole of the old one or of the new one.
  for (const { path, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}
