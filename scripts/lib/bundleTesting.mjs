/** Makes one file of what browser tests use of the server: compiled one by one, by Playwright, its modules take four times as long. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compilerSources } from './compilerSources.mjs';
import { ROOT } from './run.mjs';

/** As far below `apps/server` as the sources, which find migrations and the built server by where they lie. */
export const TESTING = 'apps/server/.cache/testing';

/** Node takes the bundle in place of the sources where this condition is set; see `exports` in the server's package.json. */
export const BUILT = '--conditions=built';

export async function bundleTesting() {
  const { build } = createRequire(import.meta.url)('esbuild');
  const sources = join(ROOT, 'apps/server/testing');
  rmSync(join(ROOT, TESTING), { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['index', 'pglite', 'postgres'].map((name) => join(sources, `${name}.ts`)),
    outdir: join(ROOT, TESTING),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [{ name: 'registry', setup: leaveRegistryOutside }],
    define: { COMPILER_SOURCES: JSON.stringify(compilerSources()) },
    logLevel: 'warning',
  });
}

/** What npm installed is loaded from where it lies. */
function leaveRegistryOutside({ onResolve }) {
  onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@pokesol/') ? undefined : { path, external: true },
  );
}
