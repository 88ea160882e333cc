/** Checks that a list reads as the same text in every encoding of its file. */
import { expect, test } from 'vitest';
import { textOfFile } from './fileText.ts';

const LIST = 'Pokémon: 4\n4 Flabébé PAR 46\n';
const utf16 = (text: string, first: 0 | 1): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      const bytes = [code & 0xff, code >> 8];
      return first === 0 ? bytes : bytes.toReversed();
    }),
  );

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', new TextEncoder().encode(LIST)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${LIST}`)],
  ['UTF-16', utf16(LIST, 0)],
  ['UTF-16, the other way round', utf16(LIST, 1)],
  ['Latin-1', Uint8Array.from([...LIST].map((sign) => sign.charCodeAt(0)))],
])('a file in %s', async (_, bytes) => {
  expect(await textOfFile(new Blob([bytes]))).toBe(LIST);
});
