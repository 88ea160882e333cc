/** How much JavaScript the first visit of the store fetches, beside a blank React + Vite page built in the same run. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { bytesOf, gzipped, scriptsOf } from '../e2e/firstLoad.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { startBuiltServer } from './builtServer.ts';

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url));
/** For what loads itself once the screen is there, such as the 3D gallery. */
const REST_MS = 3_000;
const NAME_WIDTH = 48;

export async function benchFirstLoad(): Promise<void> {
  const server = await startBuiltServer();
  try {
    const scripts = await fetchedScripts(`${server.base}/`);
    const blank = await blankPage();
    const first = scripts.filter((script) => script.first);
    const later = scripts.filter((script) => !script.first);
    const share = (part: typeof scripts) => `${Math.round((bytesOf(part) / blank) * 100)}%`;
    console.log('\nJavaScript of the first load of / (gzip; share of a blank React + Vite page)');
    for (const { name, bytes } of first.toSorted((a, b) => b.bytes - a.bytes)) line(`  ${name}`, bytes);
    line(`the store, ${first.length} files`, bytesOf(first), share(first));
    line(`by itself afterwards, ${later.length} files`, bytesOf(later), share(later));
    line('blank React + Vite page', blank, '100%');
  } finally {
    await server.close();
  }
}

function line(name: string, bytes: number, share = '') {
  const size = (bytes / 1000).toFixed(1).padStart(8);
  console.log(`  ${name.padEnd(NAME_WIDTH)} ${size} kB ${share.padStart(6)}`.trimEnd());
}

async function fetchedScripts(url: string) {
  // WebGL in software, so that the 3D gallery loads as it does for a player.
  const browser = await chromium.launch(
    chromiumLaunch(process.env.CHROMIUM_PATH, '--enable-unsafe-swiftshader'),
  );
  try {
    const page = await browser.newPage();
    return await scriptsOf(page, url, () => page.waitForTimeout(REST_MS));
  } finally {
    await browser.close();
  }
}

/** The smallest page that the same tools make: one heading. @returns the gzip size of its JavaScript in bytes */
async function blankPage(): Promise<number> {
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
    return result.output.reduce((bytes, file) => bytes + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
  } finally {
    await rm(root, { recursive: true });
  }
}
