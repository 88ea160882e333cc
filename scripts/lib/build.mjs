/** Builds the page and the server, each only when something it is made of changed. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BIN, must, ROOT } from './run.mjs';
import { whenChanged } from './stamp.mjs';

/** A page that is open since before this build still loads its chunks by their old names. */
const KEEP_ASSETS_MS = 7 * 24 * 3600_000;

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];

export async function ensureBuilt() {
  await whenChanged('apps/web/dist/.built', ['apps/web', ...SHARED], buildWeb);
  await ensureServerBuilt();
}

export const ensureServerBuilt = () =>
  whenChanged('apps/server/dist/.built', ['apps/server', ...SHARED], buildServer);

async function buildWeb() {
  console.log('Building the page…');
  await must(`${BIN}vite`, ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps/web') });
  const assets = join(ROOT, 'apps/web/dist/assets');
  for (const name of readdirSync(assets)) {
    if (Date.now() - statSync(join(assets, name)).mtimeMs > KEEP_ASSETS_MS) rmSync(join(assets, name));
    else if (/\.(js|css|svg|json)$/.test(name)) compress(assets, name);
  }
}

function compress(assets, name) {
  const content = readFileSync(join(assets, name));
  if (content.length < 1024) return;
  writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content, { params }));
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
