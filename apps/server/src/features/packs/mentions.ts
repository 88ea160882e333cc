/** What mentions an address on the chain, by the word of every endpoint: for what is concluded from «nothing». */
import { signaturesForReference } from '@pokesol/chain';
import type { Address, Signature } from '@solana/kit';
import type { Chain } from '../../platform/chain/chain.ts';
import { ChainAway } from '../../platform/chain/chainAway.ts';

type Mention = Awaited<ReturnType<typeof signaturesForReference>>[number];

/**
 * The oldest first. What any endpoint lists counts, since every mention is verified; that there is no more only where one
 * says so that keeps up. Throws ChainAway where none does.
 */
export async function mentionsAnywhere(
  { witnesses }: Pick<Chain, 'witnesses'>,
  reference: Address,
): Promise<readonly Mention[]> {
  const looks = await Promise.allSettled(
    witnesses.map(async ({ rpc, keepsUp }) => ({
      listed: await signaturesForReference(rpc, reference),
      counts: await keepsUp(),
    })),
  );
  const shown = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  const mentions = new Map<Signature, Mention>();
  for (const { listed } of shown) for (const each of listed) mentions.set(each.signature, each);
  if (mentions.size === 0 && !shown.some(({ counts }) => counts))
    throw looks.find((look) => look.status === 'rejected')?.reason ?? new ChainAway('no endpoint keeps up');
  return [...mentions.values()].sort((a, b) => Number(a.slot - b.slot));
}
