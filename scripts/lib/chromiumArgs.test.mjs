/** The copy of what Playwright turns off in Chromium. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYWRIGHTS } from './chromiumArgs.mjs';
import { ROOT } from './run.mjs';

test('is the list of the Playwright that is installed; copy it again when that has changed', () => {
  const source = readFileSync(`${ROOT}node_modules/playwright-core/lib/coreBundle.js`, 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toEqual(PLAYWRIGHTS);
});
