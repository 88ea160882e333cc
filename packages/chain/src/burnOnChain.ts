/** Finds burns on the chain: one by its transaction id, or all that carry a purchase's reference. */
import type { Address, GetSignaturesForAddressApi, GetTransactionApi, Rpc, Signature } from '@solana/kit';
import { fromBase58 } from './base58.ts';
import type { BurnTransaction } from './readBurns.ts';

const ID_BYTES = 64;

export const isTransactionId = (text: string): text is Signature => fromBase58(text, ID_BYTES) !== undefined;

/** Throws for what is no transaction id. */
export function bytesOfTransactionId(id: string): Uint8Array {
  const bytes = fromBase58(id, ID_BYTES);
  if (bytes === undefined) throw new Error(`${id} is not a transaction id`);
  return bytes;
}

/**
 * The confirmed transaction in the shape that {@link verifyBurn} reads. Nodes lag: one that does not know it now may do so in
 * a moment, and the caller decides how long to go on.
 *
 * @returns the transaction; `'not-found'` when the node does not know it, `'unreachable'` when it gave no answer
 */
export async function fetchBurnTransaction(
  rpc: Rpc<GetTransactionApi>,
  signature: Signature,
): Promise<BurnTransaction | 'not-found' | 'unreachable'> {
  try {
    const answer = await rpc
      .getTransaction(signature, {
        commitment: 'confirmed',
        encoding: 'base64',
        maxSupportedTransactionVersion: 1,
      })
      .send();
    return answer ?? 'not-found';
  } catch {
    return 'unreachable';
  }
}

/** A successful transaction that mentions a reference. `blockTime` in unix seconds. */
export type ReferenceHit = Readonly<{ signature: Signature; slot: bigint; blockTime: bigint | null }>;

const PAGE = 1_000;
const MAX_PAGES = 10;

/**
 * Successful confirmed transactions that mention the reference, oldest first. Anyone may mention a reference once it is public,
 * so every hit must be verified, and none is the burn for sure by its place.
 *
 * @throws what the RPC throws (a sweep is repeated, so it needs no retry here)
 */
export async function signaturesForReference(
  rpc: Rpc<GetSignaturesForAddressApi>,
  reference: Address,
): Promise<readonly ReferenceHit[]> {
  const hits: ReferenceHit[] = [];
  let before: Signature | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await rpc
      .getSignaturesForAddress(reference, { commitment: 'confirmed', limit: PAGE, ...(before && { before }) })
      .send();
    for (const { signature, slot, blockTime, err } of answer) {
      if (err === null) hits.push({ signature, slot, blockTime });
    }
    before = answer.at(-1)?.signature;
    if (answer.length < PAGE) break;
  }
  return hits.reverse();
}
