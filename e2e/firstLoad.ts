/** Counts the JavaScript of a visit: what a browser asks for before the screen is there, and what it fetches afterwards. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

type Script = {
  readonly name: string;
  /** As gzip, whatever went over the network. */
  readonly bytes: number;
  /** Asked for before the screen was there. */
  readonly first: boolean;
};

export const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length;

/** `settled` is waited for once the network is idle. Throws where no screen shows itself. */
export async function scriptsOf(
  page: Page,
  url: string,
  settled: () => Promise<unknown> = async () => undefined,
): Promise<readonly Script[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main h1:not([aria-busy] *)') === null) return;
      performance.mark('screen');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const bodies: Promise<{ url: string; bytes: number }>[] = [];
  const take = (response: Response) => {
    const asked = response.url();
    if (new URL(asked).pathname.endsWith('.js'))
      bodies.push(response.body().then((body) => ({ url: asked, bytes: gzipped(body) })));
  };
  page.on('response', take);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A busy machine may have fetched everything long before it draws anything.
  await page.waitForFunction(() => performance.getEntriesByName('screen').length > 0);
  await settled();
  const early = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('screen');
    if (shown === undefined) throw new Error('no screen showed itself');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shown.startTime)
      .map(({ name }) => name);
  });
  // A script that comes later belongs to what the test does next, and may still be on its way when the test ends.
  page.off('response', take);
  const scripts = await Promise.all(bodies);
  return scripts.map((script) => ({
    name: script.url.slice(script.url.lastIndexOf('/') + 1),
    bytes: script.bytes,
    first: early.includes(script.url),
  }));
}

export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
