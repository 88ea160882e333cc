/** The quick decoder beside the library's: what it decodes is the same, and what the library refuses it decodes never. */
import {
  type AddressesByLookupTableAddress,
  type Base64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWire } from './decodeWire.ts';
import { compile, type Script, someAddress } from './testing/compile.ts';
import { alice, bob, burn, raw, reference } from './testing/purchase.ts';

function byLibrary(wire: Uint8Array) {
  try {
    const transaction = getTransactionDecoder().decode(wire);
    const compiledMessage = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    return { compiledMessage, transaction };
  } catch {
    return null;
  }
}

const bytesOf = (wire: Base64EncodedWireTransaction) => Uint8Array.from(getBase64Encoder().encode(wire));

/** Views of one buffer or of several: their bytes are what counts. Who signs first, pays. */
function plain(decoded: ReturnType<typeof decodeWire>) {
  const text = JSON.stringify(decoded, (_, value: unknown) =>
    value instanceof Uint8Array ? [...value] : value,
  );
  return { ...JSON.parse(text), signers: Object.keys(decoded?.transaction.signatures ?? {}) };
}

const table = someAddress(141);
const given = { feePayer: bob.address, signers: [alice, bob] };
const empty = { programAddress: TOKEN_PROGRAM_ADDRESS };
const tables: AddressesByLookupTableAddress = { [table]: [reference] };
const scripts: Readonly<Record<string, Script>> = {
  legacy: { ...given, version: 'legacy', instructions: [burn(), empty] },
  'version 0': { ...given, version: 0, instructions: [burn(), raw(empty, Uint8Array.of(1, 2, 3)), empty] },
  'version 0 with a table': {
    ...given,
    version: 0,
    instructions: [burn()],
    tables,
  },
  'half signed': { ...given, version: 0, signers: [bob], instructions: [burn()] },
  'without an instruction': { feePayer: bob.address, signers: [bob], version: 'legacy', instructions: [] },
};

describe('decodeWire', () => {
  it.each(Object.entries(scripts))('%s', async (_, script) => {
    const wire = bytesOf((await compile(script)).wire);
    const decoded = decodeWire(wire);
    expect(decoded).not.toBeNull();
    expect(plain(decoded)).toEqual(plain(byLibrary(wire)));
  });

  it('leaves version 1 to the library', async () => {
    const { wire } = await compile({ ...given, version: 1, instructions: [burn()] });
    expect(decodeWire(bytesOf(wire))).toBeNull();
    expect(byLibrary(bytesOf(wire))).not.toBeNull();
  });

  it.each(Object.entries(scripts))('%s, with any bytes changed, cut off or added', async (_, script) => {
    const wire = bytesOf((await compile(script)).wire);
    const some = { min: 0, max: wire.length - 1 };
    const changes = fc.array(fc.tuple(fc.integer(some), fc.nat({ max: 255 })), { maxLength: 3 });
    // Most that decide anything are lengths, which are small and stand around the keys.
    const lengths = fc.array(fc.tuple(fc.integer(some), fc.nat({ max: 3 })), { maxLength: 2 });
    let decodedOften = 0;
    fc.assert(
      fc.property(
        fc.oneof(changes, lengths),
        fc.oneof(fc.constant(0), fc.integer({ min: -wire.length, max: 3 })),
        (changed, more) => {
          const bytes = new Uint8Array(wire.length + more);
          bytes.set(wire.subarray(0, bytes.length));
          for (const [place, value] of changed) if (place < bytes.length) bytes[place] = value;
          const decoded = decodeWire(bytes);
          if (decoded === null) return;
          decodedOften += 1;
          expect(plain(decoded)).toEqual(plain(byLibrary(bytes)));
        },
      ),
      { numRuns: 300 },
    );
    expect(decodedOften).toBeGreaterThan(30);
  });
});
