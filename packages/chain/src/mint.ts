/** Reads a mint account of either token program, with the extensions that Token-2022 lays behind it; judges nothing. */
import { type Account, type Address, type ReadonlyUint8Array, unwrapOption } from '@solana/kit';
import { getMintDecoder, getMintSize, getTokenSize, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';

export const TOKEN_2022_PROGRAM_ADDRESS = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as Address;

const MINT_ACCOUNT_TYPE = 1;
/** Behind the space of a token account and one byte for the kind of account: type and length, two bytes each, then the data. */
const EXTENSIONS_AT = getTokenSize() + 1;
const HEAD = 4;

export type MintExtension = Readonly<{
  /** The number that the program gives to this kind. */
  type: number;
  data: ReadonlyUint8Array;
}>;

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
  /** Only of Token-2022. */
  extensions: readonly MintExtension[];
}>;

type AccountData = Pick<Account<Uint8Array>, 'address' | 'data' | 'programAddress'>;

/** `undefined` when the account is no initialised mint of one of the two programs. */
export function mintOf(account: AccountData): TokenInfo | undefined {
  if (!isMint(account)) return undefined;
  const data = getMintDecoder().decode(account.data);
  if (!data.isInitialized) return undefined;
  return {
    mint: account.address,
    tokenProgram: account.programAddress,
    decimals: data.decimals,
    supply: data.supply,
    mintAuthority: unwrapOption(data.mintAuthority),
    freezeAuthority: unwrapOption(data.freezeAuthority),
    extensions: extensionsOf(account.data),
  };
}

// Token-2022 marks its longer accounts with their kind; the plain token program knows mints by their size alone.
function isMint({ programAddress, data }: AccountData): boolean {
  if (programAddress !== TOKEN_PROGRAM_ADDRESS && programAddress !== TOKEN_2022_PROGRAM_ADDRESS) return false;
  if (data.length === getMintSize()) return true;
  return programAddress === TOKEN_2022_PROGRAM_ADDRESS && data[getTokenSize()] === MINT_ACCOUNT_TYPE;
}

/** A type of 0 ends the list, as in the program. One that is cut off is kept, with what there is of it: it is unknown. */
function extensionsOf(data: Uint8Array): readonly MintExtension[] {
  const found: MintExtension[] = [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = EXTENSIONS_AT; at + HEAD <= data.length; ) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    if (type === 0) break;
    found.push({ type, data: data.slice(at + HEAD, at + HEAD + length) });
    at += HEAD + length;
  }
  return found;
}
