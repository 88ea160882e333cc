/** The Local Wallet's secret key leaves and comes back as text. */
import { isRefusal } from '@pokesol/engine/result';
import { getBase58Decoder, getBase58Encoder } from '@solana/kit';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { keepSeed, localKeys } from './localKeys.ts';
import { readSecretKey, secretKeyText } from './secretKey.ts';

test('what one browser writes makes the same account in another', async () => {
  const here = memoryStorage();
  const { address } = await localKeys(here);
  const text = await secretKeyText(here);
  const bytes = [...getBase58Encoder().encode(text)];
  const forms = [
    text,
    `  ${text}\n`,
    JSON.stringify(bytes),
    getBase58Decoder().decode(Uint8Array.from(bytes.slice(0, 32))),
  ];
  for (const form of forms) {
    const read = await readSecretKey(form);
    expect(read).toMatchObject({ address });
    if (isRefusal(read)) continue;
    const there = memoryStorage();
    await localKeys(there);
    keepSeed(there, read.seed);
    expect((await localKeys(there)).address).toBe(address);
  }
});

test.each([
  '',
  'hello',
  '0OIl',
  '[1, 2, 3]',
  '[1, 2',
  JSON.stringify(Array(64).fill(256)),
  'a'.repeat(5_000),
])('«%s» is no secret key', async (text) => {
  expect(await readSecretKey(text)).toEqual({ refused: true, code: 'no-secret-key' });
});

test('two halves of different keys are recognised', async () => {
  const bytes = [...getBase58Encoder().encode(await secretKeyText(memoryStorage()))];
  const [last = 0] = bytes.slice(-1);
  bytes[63] = last ^ 1;
  expect(await readSecretKey(JSON.stringify(bytes))).toEqual({ refused: true, code: 'halves-disagree' });
});
