/** Token-2022 mints with extensions, made by the program itself, whose instructions are written byte by byte. */
import {
  type AccountMeta,
  AccountRole,
  type Address,
  generateKeyPairSigner,
  getAddressEncoder,
  type Instruction,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getFreezeAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getThawAccountInstruction,
} from '@solana-program/token';
import { TOKEN_2022_PROGRAM_ADDRESS } from '../mint.ts';
import type { Stage } from './stage.ts';

/** What begins an extension: the space that its data takes in the mint, and the instruction's bytes. */
export type Extension = Readonly<{ space: number; begin: readonly number[] }>;

const bytesOf = (address: Address): number[] => [...getAddressEncoder().encode(address)];
const some = (address: Address): number[] => [1, ...bytesOf(address)];
const NONE = new Array<number>(32).fill(0);

/** By their names in the program. */
export const EXTENSIONS = {
  TransferFeeConfig: (who: Address): Extension => ({
    space: 108,
    // A tenth of every transfer, up to any amount.
    begin: [26, 0, ...some(who), ...some(who), 0xe8, 3, ...new Array<number>(8).fill(0xff)],
  }),
  MintCloseAuthority: (who: Address): Extension => ({ space: 32, begin: [25, ...some(who)] }),
  ConfidentialTransferMint: (who: Address): Extension => ({
    space: 65,
    begin: [27, 0, ...bytesOf(who), 1, ...NONE],
  }),
  DefaultAccountState: (state: 1 | 2): Extension => ({ space: 1, begin: [28, 0, state] }),
  NonTransferable: (): Extension => ({ space: 0, begin: [32] }),
  InterestBearingConfig: (who: Address): Extension => ({ space: 52, begin: [33, 0, ...bytesOf(who), 0, 1] }),
  PermanentDelegate: (who: Address): Extension => ({ space: 32, begin: [35, ...bytesOf(who)] }),
  TransferHook: (who: Address, program: Address): Extension => ({
    space: 64,
    begin: [36, 0, ...bytesOf(who), ...bytesOf(program)],
  }),
  MetadataPointer: (who: Address): Extension => ({
    space: 64,
    begin: [39, 0, ...bytesOf(who), ...bytesOf(who)],
  }),
  ScaledUiAmountConfig: (who: Address): Extension => ({
    space: 56,
    begin: [43, 0, ...bytesOf(who), ...new Uint8Array(new Float64Array([2]).buffer)],
  }),
  PausableConfig: (who: Address): Extension => ({ space: 33, begin: [44, 0, ...bytesOf(who)] }),
  PermissionedBurn: (who: Address): Extension => ({ space: 32, begin: [46, 0, ...bytesOf(who)] }),
} as const;

export const AMOUNT = 1_000_000_000n;
const at = { programAddress: TOKEN_2022_PROGRAM_ADDRESS };

/** An instruction of Token-2022 as bytes; `accounts` behind the first, which is written to. */
export function call2022(
  data: readonly number[],
  written: Address,
  ...accounts: readonly AccountMeta[]
): Instruction {
  return {
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
    accounts: [{ address: written, role: AccountRole.WRITABLE }, ...accounts],
    data: Uint8Array.from(data),
  };
}

/** A mint of 6 decimals with these extensions, whose authority is Alice; she has {@link AMOUNT} of it, in an account that is frozen when `freezing` is done. */
export async function newMint2022(
  { alice, rpc, run, tokensOf }: Stage,
  extensions: readonly Extension[],
  { freezing = 'none' }: { freezing?: 'none' | 'possible' | 'done' } = {},
) {
  const key = await generateKeyPairSigner();
  const mint = key.address;
  const behind = extensions.reduce((sum, { space }) => sum + 4 + space, 0);
  const space = BigInt(behind === 0 ? getMintSize() : 166 + behind);
  const lamports = await rpc.getMinimumBalanceForRentExemption(space).send();
  const token = await tokensOf(alice.address, mint, TOKEN_2022_PROGRAM_ADDRESS);
  const holder = { payer: alice, owner: alice.address, mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS };
  const freezeAuthority = freezing === 'none' ? null : alice.address;
  const isFrozen = freezing === 'done';
  const made = await run(
    [
      getCreateAccountInstruction({ payer: alice, newAccount: key, lamports, space, ...at }),
      ...extensions.map(({ begin }) => call2022(begin, mint)),
      getInitializeMint2Instruction({ mint, decimals: 6, mintAuthority: alice.address, freezeAuthority }, at),
      await getCreateAssociatedTokenIdempotentInstructionAsync(holder),
      ...(isFrozen ? [getThawAccountInstruction({ account: token, mint, owner: alice }, at)] : []),
      getMintToInstruction({ mint, token, mintAuthority: alice, amount: AMOUNT }, at),
      ...(isFrozen ? [getFreezeAccountInstruction({ account: token, mint, owner: alice }, at)] : []),
    ],
    { signers: [key] },
  );
  const { value } = await rpc.getSignatureStatuses([made]).send();
  if (value[0]?.err !== null) throw new Error(`no mint: ${JSON.stringify(value[0]?.err, bigIntAsText)}`);
  return { mint, token };
}

const bigIntAsText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
