/** Reads token accounts and mints, and remembers which token accounts each wallet owns. */
import { type Address, address, type EncodedAccount } from '@solana/kit';
import { AccountState, getMintDecoder, getTokenDecoder, type Mint, type Token } from '@solana-program/token';

export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');

const TOKEN_SIZE = 165;
const MINT_SIZE = 82;
/** Token-2022 writes the kind of a longer account (1 mint, 2 token account) behind the classic token layout. */
const KIND_OFFSET = TOKEN_SIZE;
const MULTISIG_SIZE = 355;

export function isTokenProgram(program: Address): boolean {
  return program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM;
}

/** Undefined unless the account is an initialised token account of either token program. */
export function readToken(account: EncodedAccount): Token | undefined {
  if (!isTokenProgram(account.programAddress) || !hasLayout(account, TOKEN_SIZE, 2)) return undefined;
  const token = getTokenDecoder().decode(account.data);
  return token.state === AccountState.Uninitialized ? undefined : token;
}

/** Undefined unless the account is an initialised mint of either token program. */
export function readMint(account: EncodedAccount): Mint | undefined {
  if (!isTokenProgram(account.programAddress) || !hasLayout(account, MINT_SIZE, 1)) return undefined;
  const mint = getMintDecoder().decode(account.data);
  return mint.isInitialized ? mint : undefined;
}

function hasLayout(account: EncodedAccount, size: number, kind: number): boolean {
  const { length } = account.data;
  if (length === size) return true;
  if (account.programAddress !== TOKEN_2022_PROGRAM || length <= KIND_OFFSET || length === MULTISIG_SIZE)
    return false;
  return account.data[KIND_OFFSET] === kind;
}

/** An amount as a node writes it; `amount` in base units. */
export type UiTokenAmount = { amount: string; decimals: number; uiAmount: number; uiAmountString: string };

export function uiTokenAmount(amount: bigint, decimals: number): UiTokenAmount {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`;
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString };
}

export type TokenAccountIndex = {
  /** Called for every account that changed; null means that it is gone. */
  update(address: Address, account: EncodedAccount | null): void;
  ownedBy(owner: Address): readonly Address[];
};

/** An index by owner, because walking all accounts of the token program takes most of a second with 20 000 of them. */
export function createTokenAccountIndex(): TokenAccountIndex {
  const ownerOf = new Map<Address, Address>();
  const accountsOf = new Map<Address, Set<Address>>();

  return {
    update(address, account) {
      const owner = account === null ? undefined : readToken(account)?.owner;
      const previous = ownerOf.get(address);
      if (owner === previous) return;
      if (previous !== undefined) {
        ownerOf.delete(address);
        accountsOf.get(previous)?.delete(address);
      }
      if (owner === undefined) return;
      ownerOf.set(address, owner);
      const owned = accountsOf.get(owner) ?? new Set();
      accountsOf.set(owner, owned.add(address));
    },
    ownedBy: (owner) => [...(accountsOf.get(owner) ?? [])],
  };
}
