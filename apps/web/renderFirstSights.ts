/** Has React render what stands at each address before the page's code has run. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

/** Of a screen whose address holds a part that changes, the server does not know what will stand there. */
const isKnown = (path: string) => !path.includes(':');

/** @returns HTML by address */
export async function renderFirstSights(paths: readonly string[]): Promise<Record<string, string>> {
  // Inside the repository, so that React is found.
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'first-sight-'));
  try {
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: 'src/app/firstSight.tsx',
        outDir,
        // Pictures get the addresses that they have in the page.
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'sight.js' } },
      },
    });
    const module: typeof import('./src/app/firstSight.tsx') = await import(
      pathToFileURL(join(outDir, 'sight.js')).href
    );
    return Object.fromEntries(paths.filter(isKnown).map((path) => [path, module.firstSight(path)]));
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
