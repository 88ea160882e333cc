/** Base58 of keys and signatures, beside the library's: the same text, the same bytes, and a no for everything else. */
import { getBase58Decoder, getBase58Encoder } from '@solana/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase58, toBase58 } from './base58.ts';

const sized = fc
  .constantFrom(32, 64)
  .chain((size) =>
    fc
      .tuple(fc.uint8Array({ minLength: size, maxLength: size }), fc.nat({ max: size }))
      .map(([bytes, zeros]) => Uint8Array.from(bytes).fill(0, 0, zeros)),
  );

/** What the library makes of it, where that is of this size. */
function byLibrary(text: string, size: number): Uint8Array | undefined {
  try {
    const bytes = getBase58Encoder().encode(text);
    return bytes.length === size ? Uint8Array.from(bytes) : undefined;
  } catch {
    return undefined;
  }
}

describe('base58', () => {
  it('is the library’s, whatever the bytes and however many zeros they begin with', () => {
    fc.assert(
      fc.property(sized, (bytes) => {
        const text = toBase58(bytes);
        expect(text).toBe(getBase58Decoder().decode(bytes));
        expect(fromBase58(text, bytes.length)).toEqual(bytes);
      }),
    );
  });

  it.each([32, 64])('knows the ends of its range: %i bytes', (size) => {
    for (const fill of [0, 1, 255]) {
      const bytes = new Uint8Array(size).fill(fill);
      expect(fromBase58(getBase58Decoder().decode(bytes), size)).toEqual(bytes);
    }
    // One more than all bytes full.
    const over = getBase58Decoder().decode(new Uint8Array([1, ...new Uint8Array(size)]));
    expect(fromBase58(over, size)).toBeUndefined();
  });

  it('takes the texts that the library takes, and no other', () => {
    const digits = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'];
    const almost = fc.string({ unit: fc.constantFrom(...digits), minLength: 28, maxLength: 46 });
    const texts = fc.oneof(
      almost,
      almost,
      fc.string(),
      fc.string({ unit: fc.constantFrom('1', '2', 'z', '0') }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(fromBase58(text, 32)).toEqual(byLibrary(text, 32));
      }),
      { numRuns: 500 },
    );
  });
});
