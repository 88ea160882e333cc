/** How Chromium is started: the copied list of features that Playwright turns off, and the place of its socket. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { chromiumLaunch, PLAYWRIGHTS } from './chromiumLaunch.mjs';
import { ROOT } from './run.mjs';

test('its list is that of the Playwright that is installed; copy it again when that has changed', () => {
  const source = readFileSync(`${ROOT}node_modules/playwright-core/lib/coreBundle.js`, 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toEqual(PLAYWRIGHTS);
});

test('a folder for temporary files is its own too, unless no socket could lie in it', () => {
  vi.stubEnv('TMPDIR', '/var/tmp/with a space');
  expect(chromiumLaunch('/usr/bin/chromium').env.TMPDIR).toBe('/var/tmp/with a space');
  // 40 letters of two bytes each.
  vi.stubEnv('TMPDIR', `/${'ö'.repeat(40)}`);
  expect(chromiumLaunch('/usr/bin/chromium').env.TMPDIR).toBe('/tmp');
});

// Without that, a page loses its storage; `npm run tool -- anywhere` shows it with a connected wallet.
test('its language reads any letter in the name of a folder, whatever the system’s is', () => {
  vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
  expect(chromiumLaunch('/usr/bin/chromium').env.LC_ALL).toBe('C.UTF-8');
});
