/** `docs/reference/effects.md` is what the words say now; WRITE_EFFECTS=1, which `npm run tool -- reference` sets, writes it again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { effectsDoc } from './effectsDoc.ts';

const FILE = fileURLToPath(new URL('../../../../docs/reference/effects.md', import.meta.url));

test('docs/reference/effects.md is up to date; `npm run tool -- reference` writes it again', () => {
  if (process.env.WRITE_EFFECTS === '1') writeFileSync(FILE, effectsDoc());
  expect(readFileSync(FILE, 'utf8')).toBe(effectsDoc());
});

test('nearly every word has a card of the Base set as its example', () => {
  const without = effectsDoc()
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.endsWith('| – |'));
  expect(without.length).toBeLessThanOrEqual(8);
});
