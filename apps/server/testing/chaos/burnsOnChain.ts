/** Every burn of the token that a chain has, also those that no person knows of any more. */
import { fetchBurnTransaction, readBurns, signaturesForReference, type TokenId } from '@pokesol/chain';
import { createSolanaRpc } from '@solana/kit';

export type BurnOnChain = { readonly signature: string; readonly authority: string };

/** Oldest first; without the transactions that are `known`. Throws when the chain cannot be read. */
export async function burnsOnChain(
  url: string,
  token: TokenId,
  known: ReadonlySet<string> = new Set(),
): Promise<BurnOnChain[]> {
  const rpc = createSolanaRpc(url);
  const burns: BurnOnChain[] = [];
  for (const { signature } of await signaturesForReference(rpc, token.mint)) {
    if (known.has(signature)) continue;
    const tx = await fetchBurnTransaction(rpc, signature);
    if (typeof tx === 'string') throw new Error(`${signature} is ${tx}`);
    for (const { authority } of readBurns(tx, token)) burns.push({ signature, authority });
  }
  return burns;
}
