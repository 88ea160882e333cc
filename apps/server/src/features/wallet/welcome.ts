/** The local chain's welcome gift: SOL for fees and tokens for packs, once per wallet. */
import type { Address } from '@solana/kit';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Balances } from './balance.ts';

/** Does nothing on a chain without gifts, or for a wallet that has had its gift. Rejects when the chain cannot give. */
export async function welcome(
  { welcome: give }: Pick<Chain, 'welcome'>,
  balances: Pick<Balances, 'forget'>,
  wallet: Address,
): Promise<void> {
  if (await give?.(wallet)) balances.forget(wallet);
}
