/** How much JavaScript the first visit of the store fetches, beside a blank React + Vite page built in the same run. */
import { chromium } from '@playwright/test';
import { bytesOf, gzipped, scriptsOf } from '../e2e/firstLoad.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { buildBlankPage } from './blankPage.ts';
import { startBuiltServer } from './builtServer.ts';
import { figures } from './figures.ts';

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
    const of = 'a blank page, as gzip';
    figures.note({ name: 'first load', value: bytesOf(first) / blank, of, most: 1.62, aim: 1.5 });
    figures.note({ name: 'loaded by itself afterwards', value: bytesOf(later) / blank, of, most: 0.5 });
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

/** @returns the gzip size of its JavaScript in bytes */
async function blankPage(): Promise<number> {
  const files = [...(await buildBlankPage())].filter(([name]) => name.endsWith('.js'));
  return files.reduce((bytes, [, code]) => bytes + gzipped(code), 0);
}
