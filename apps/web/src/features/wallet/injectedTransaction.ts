/** Hands a transaction to an injected provider and reads the signed bytes out of whatever comes back. */
import {
  type Address,
  address,
  getAddressEncoder,
  getBase58Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
} from '@solana/kit';
import { addressOf, type InjectedProvider } from './injectedProvider.ts';
import { type TwoShapes, twoShapes } from './twoShapes.ts';

export const addressBytes = (text: string) => new Uint8Array(getAddressEncoder().encode(address(text)));

/** @returns the wire bytes as the provider signed them, which may differ from ours in more than the signature */
export async function signWithProvider(provider: InjectedProvider, wire: Uint8Array): Promise<Uint8Array> {
  const handed = twoShapes(wire);
  const result = await (provider.signTransaction !== undefined
    ? provider.signTransaction(handed)
    : provider.signAllTransactions?.([handed]).then(firstOf));
  return signedBytes(result, handed, wire);
}

/** @returns the transaction's signature, 64 bytes */
export async function sendWithProvider(provider: InjectedProvider, wire: Uint8Array): Promise<Uint8Array> {
  const result = await provider.signAndSendTransaction?.(twoShapes(wire));
  return bytesIn(result, 'signature');
}

function signedBytes(result: unknown, handed: TwoShapes, wire: Uint8Array): Uint8Array {
  const bare = bytesOf(result);
  if (bare !== undefined && bare.length > 64) return bare;
  if (typeof result === 'object' && result !== null && result !== handed) {
    const serialize: unknown = Reflect.get(result, 'serialize');
    if (typeof serialize === 'function') {
      const bytes = bytesOf(serialize.call(result, { requireAllSignatures: false, verifySignatures: false }));
      if (bytes !== undefined) return bytes;
    }
    if ('signature' in result) {
      const signer = addressOf(Reflect.get(result, 'publicKey'));
      return withSignatures(wire, new Map([[signer ?? '', bytesIn(result, 'signature')]]));
    }
  }
  if (bare?.length === 64) return withSignatures(wire, new Map([['', bare]]));
  return withSignatures(wire, handed.collected());
}

/** Puts signatures by signer into the wire bytes; the signer '' stands for the fee payer. */
function withSignatures(wire: Uint8Array, given: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const transaction = getTransactionDecoder().decode(wire);
  const signatures: Record<Address, SignatureBytes | null> = { ...transaction.signatures };
  Object.keys(signatures).forEach((signer, index) => {
    const signature = given.get(signer) ?? (index === 0 ? given.get('') : undefined);
    if (signature?.length === 64) signatures[signer as Address] = signature as SignatureBytes;
  });
  return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures }));
}

/** The bytes in `result[key]`, or the bare bytes that `result` itself is; text is read as base58. */
export function bytesIn(result: unknown, key: 'signature' | 'signedMessage'): Uint8Array {
  const inner =
    typeof result === 'object' && result !== null && key in result ? Reflect.get(result, key) : result;
  const bytes = typeof inner === 'string' ? new Uint8Array(getBase58Encoder().encode(inner)) : bytesOf(inner);
  if (bytes === undefined) throw new Error('The wallet returned something that is not a signature.');
  return bytes;
}

/** Bytes of any kind as a plain array: views, Node-style buffers and lists of numbers. */
export function bytesOf(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice();
  }
  return Array.isArray(value) && value.length > 0 && value.every((byte) => typeof byte === 'number')
    ? Uint8Array.from(value)
    : undefined;
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : list);
