/** The smallest page that the product's tools make: one heading. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));

/** Its files by their names. */
export async function buildBlankPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  // Inside the repository, so that React is found.
  await mkdir(CACHE, { recursive: true });
  const root = await mkdtemp(join(CACHE, 'blank-page-'));
  try {
    await writeFile(
      join(root, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
    );
    await writeFile(
      join(root, 'main.jsx'),
      `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<h1>Hello</h1>);`,
    );
    const result = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { write: false, target: 'es2022', modulePreload: { polyfill: false } },
    });
    if (!('output' in result)) throw new Error('the blank page was not built');
    return new Map(
      result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    );
  } finally {
    await rm(root, { recursive: true });
  }
}
