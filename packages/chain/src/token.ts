/** What the chain knows of our token and of a wallet's share of it, and what a buyer is told when it is not enough. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import {
  type Account,
  type Address,
  fetchEncodedAccount,
  type GetAccountInfoApi,
  type Rpc,
  unwrapOption,
} from '@solana/kit';
import {
  decodeMint,
  decodeToken,
  findAssociatedTokenPda,
  getMintSize,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { formatUnits } from './amount.ts';
import { refuseSaying } from './result.ts';

export const TOKEN_2022_PROGRAM_ADDRESS = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address;

const MINT_ACCOUNT_TYPE = 1;

export const TOKEN_INFO_MESSAGE = 'Failed to get PP token info. Make sure the token mint address is correct';

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

/**
 * Base units in the wallet's associated token account; 0n when there is no such account (or another program sits there).
 *
 * @throws what the RPC throws: an unknown balance must not look like an empty one
 */
export async function tokenBalance(
  rpc: Rpc<GetAccountInfoApi>,
  wallet: Address,
  mint: Address,
  tokenProgram: Address,
): Promise<bigint> {
  const [address] = await findAssociatedTokenPda({ owner: wallet, mint, tokenProgram });
  const account = await fetchEncodedAccount(rpc, address, { commitment: 'confirmed' });
  if (!account.exists || account.programAddress !== tokenProgram || account.data.length < getTokenSize())
    return 0n;
  return decodeToken(account).data.amount;
}

export type TokenInfo = Readonly<{
  mint: Address;
  /** The program that owns the mint account: pin it together with the mint. */
  tokenProgram: Address;
  decimals: number;
  /** Base units. */
  supply: bigint;
  /** Who could create more tokens, or freeze accounts; `null` on a mint that deserves trust. */
  mintAuthority: Address | null;
  freezeAuthority: Address | null;
  /** True when the mint account holds more than a plain mint: Token-2022 extensions, to be reviewed by a person. */
  hasExtensions: boolean;
}>;

/** Reads the mint account once, at start; `no-token-info` when there is none, it is no mint, or the node is silent. */
export async function tokenInfo(
  rpc: Rpc<GetAccountInfoApi>,
  mint: Address,
): Promise<Result<Readonly<{ token: TokenInfo }>, SaidRefusal<'no-token-info'>>> {
  try {
    const account = await fetchEncodedAccount(rpc, mint, { commitment: 'confirmed' });
    if (!account.exists || !isMint(account)) return refuseSaying('no-token-info', TOKEN_INFO_MESSAGE);
    const { decimals, supply, isInitialized, mintAuthority, freezeAuthority } = decodeMint(account).data;
    if (!isInitialized) return refuseSaying('no-token-info', TOKEN_INFO_MESSAGE);
    const token: TokenInfo = {
      mint,
      tokenProgram: account.programAddress,
      decimals,
      supply,
      mintAuthority: unwrapOption(mintAuthority),
      freezeAuthority: unwrapOption(freezeAuthority),
      hasExtensions: account.data.length > getMintSize(),
    };
    return { token };
  } catch {
    return refuseSaying('no-token-info', TOKEN_INFO_MESSAGE);
  }
}

// Token-2022 marks its longer accounts with their kind; the plain token program tells mints by their size alone.
function isMint({ programAddress, data }: Pick<Account<Uint8Array>, 'data' | 'programAddress'>): boolean {
  if (programAddress !== TOKEN_PROGRAM_ADDRESS && programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return false;
  if (data.length === getMintSize()) return true;
  return programAddress === TOKEN_2022_PROGRAM_ADDRESS && data[getTokenSize()] === MINT_ACCOUNT_TYPE;
}
