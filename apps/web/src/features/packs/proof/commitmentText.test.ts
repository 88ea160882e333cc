/** The sentence about a seed's promise says what is known, and never more. */
import { expect, test } from 'vitest';
import { commitmentText } from './commitmentText.ts';

const RESTORED = { takenAt: '2026-11-25T10:00:00.500Z', restoredAt: '2026-11-25T14:30:00.000Z' };
const noted = (ok: boolean) => ({ ok, noted: { seedHash: 'a1', packHash: 'b2' } });
const LOST = ['2026-11-25 10:00 UTC to 2026-11-25 14:30 UTC', 'restored from a backup', 'after the payment'];

test.each([
  ['kept', { committedBeforePayment: true }, noted(true), 'quiet', ['recorded the same hash']],
  ['of another browser', { committedBeforePayment: true }, undefined, 'quiet', ['no record of it']],
  ['never made', { committedBeforePayment: false }, undefined, 'gold', ['named no purchase']],
  ['lost', { committedBeforePayment: false, restored: RESTORED }, undefined, 'gold', LOST],
  [
    'lost, as this browser can tell',
    { committedBeforePayment: false, restored: RESTORED },
    noted(false),
    'bad is-strong',
    ['seed a1, pool b2', 'was not kept', ...LOST],
  ],
  ['broken', { committedBeforePayment: true }, noted(false), 'bad is-strong', ['seed a1, pool b2']],
])('a promise that was %s', (_, proof, commitment, tone, said) => {
  const [is, text] = commitmentText(proof, commitment);
  expect(is).toBe(tone);
  for (const each of said) expect(text).toContain(each);
  expect(text.includes('backup')).toBe('restored' in proof);
});
