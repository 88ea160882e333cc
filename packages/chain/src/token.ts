/** What the chain knows of our token and of a wallet's share of it, and what a buyer reads when it is not enough. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import { type Address, fetchEncodedAccount, type GetAccountInfoApi, type Rpc } from '@solana/kit';
import { AccountState, decodeToken, findAssociatedTokenPda, getTokenSize } from '@solana-program/token';
import { formatUnits } from './amount.ts';
import { mintOf, type TokenInfo } from './mint.ts';
import { refuseSaying } from './result.ts';

export const TOKEN_INFO_MESSAGE = 'Failed to get PP token info. Make sure the token mint address is correct';

export const FROZEN_MESSAGE =
  'Your PP tokens are frozen by the authority of the token, so they cannot pay. Nothing was burned; ask its issuer.';

export function noTokensMessage(needed: bigint, decimals: number): string {
  return `You don't have any PP tokens. You need ${formatUnits(needed, decimals)} PP to purchase this pack.`;
}

export function insufficientBalanceMessage(needed: bigint, balance: bigint, decimals: number): string {
  const [need, have] = [formatUnits(needed, decimals), formatUnits(balance, decimals)];
  return `Insufficient PP balance. Trying to burn ${need} tokens but only have ${have} tokens.`;
}

export type BalanceVerdict = Result<null, SaidRefusal<'no-tokens' | 'insufficient-balance'>>;

/** Whether a balance covers a burn; all in base units. */
export function checkBalance(balance: bigint, amount: bigint, decimals: number): BalanceVerdict {
  if (balance >= amount) return null;
  return balance === 0n
    ? refuseSaying('no-tokens', noTokensMessage(amount, decimals))
    : refuseSaying('insufficient-balance', insufficientBalanceMessage(amount, balance, decimals));
}

/** The wallet's associated token account, whether it is there or not. */
export async function ownTokenAccount(
  wallet: Address,
  mint: Address,
  tokenProgram: Address,
): Promise<Address> {
  const [address] = await findAssociatedTokenPda({ owner: wallet, mint, tokenProgram });
  return address;
}

/** What a wallet's associated token account holds, in base units; nothing can be burned from a frozen one. */
export type TokenHolding = Readonly<{ amount: bigint; isFrozen: boolean }>;

/**
 * Nothing when there is no such account (or another program sits there).
 *
 * @throws what the RPC throws: an unknown balance must not look like an empty one
 */
export async function tokenHolding(
  rpc: Rpc<GetAccountInfoApi>,
  wallet: Address,
  mint: Address,
  tokenProgram: Address,
): Promise<TokenHolding> {
  const address = await ownTokenAccount(wallet, mint, tokenProgram);
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' });
  if (!account.exists || account.programAddress !== tokenProgram || account.data.length < getTokenSize())
    return { amount: 0n, isFrozen: false };
  const { amount, state } = decodeToken(account).data;
  return { amount, isFrozen: state === AccountState.Frozen };
}

/** The amount alone. */
export async function tokenBalance(...asked: Parameters<typeof tokenHolding>): Promise<bigint> {
  return (await tokenHolding(...asked)).amount;
}

/** Reads the mint account once, at start; `no-token-info` when there is none, it is no mint, or the node is silent. */
export async function tokenInfo(
  rpc: Rpc<GetAccountInfoApi>,
  mint: Address,
): Promise<Result<Readonly<{ token: TokenInfo }>, SaidRefusal<'no-token-info'>>> {
  try {
    const account = await fetchEncodedAccount(rpc, mint, { commitment: 'confirmed' });
    const token = account.exists ? mintOf(account) : undefined;
    return token === undefined ? refuseSaying('no-token-info', TOKEN_INFO_MESSAGE) : { token };
  } catch {
    return refuseSaying('no-token-info', TOKEN_INFO_MESSAGE);
  }
}
