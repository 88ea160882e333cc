/** Reads burns, mints, and whose an account becomes out of one instruction, also out of a batch; judges nothing. */
import {
  type AccountMeta,
  type Address,
  isSignerRole,
  type ReadonlyUint8Array,
  type TracedInstruction,
} from '@solana/kit';
import {
  BATCH_DISCRIMINATOR,
  BURN_CHECKED_DISCRIMINATOR,
  BURN_DISCRIMINATOR,
  getBatchInstructionDataDecoder,
  getBurnCheckedInstructionDataDecoder,
  getBurnInstructionDataDecoder,
  getInitializeAccount2InstructionDataDecoder,
  getInitializeAccount3InstructionDataDecoder,
  INITIALIZE_ACCOUNT_DISCRIMINATOR,
  INITIALIZE_ACCOUNT2_DISCRIMINATOR,
  INITIALIZE_ACCOUNT3_DISCRIMINATOR,
  MINT_TO_CHECKED_DISCRIMINATOR,
  MINT_TO_DISCRIMINATOR,
  SET_AUTHORITY_DISCRIMINATOR,
} from '@solana-program/token';

export type BurnCall = Readonly<{
  kind: 'burn';
  /** Where it stands: `outer[0]`, `inner[0.1]`, and `outer[0]#1` for the second child of a batch. */
  path: string;
  program: Address;
  mint: Address;
  tokenAccount: Address;
  authority: Address;
  /** False for a program's own signature (CPI) and for a multisig account, whose members sign in its place. */
  authoritySigned: boolean;
  /** Base units. */
  amount: bigint;
  /** Every account after the burn's own three: where references stand (and the members of a multisig). */
  extraAccounts: readonly Address[];
  extraSigner: boolean;
}>;

export type MintCall = Readonly<{ kind: 'mint'; path: string; program: Address; mint: Address }>;
/** A token account begins, as its owner's. */
type AccountCall = Readonly<{
  kind: 'account';
  program: Address;
  mint: Address;
  tokenAccount: Address;
  owner: Address;
}>;
/** Another key gets the account, or a part in it. */
type AuthorityCall = Readonly<{ kind: 'authority'; program: Address; tokenAccount: Address }>;
export type TokenCall = BurnCall | MintCall | AccountCall | AuthorityCall;

/**
 * The calls of one instruction that matter to a burn. The layout alone decides, so that a call to a look-alike program is seen too;
 * the caller compares `program`. Unknown or short data is not a token call.
 */
export function tokenCallsOf(instruction: TracedInstruction): readonly TokenCall[] {
  const { trace, programAddress: program, accounts = [], data } = instruction;
  if (data === undefined) return [];
  const path =
    trace.kind === 'outer' ? `outer[${trace.index}]` : `inner[${trace.outerIndex}.${trace.innerIndex}]`;
  const calls =
    data[0] === BATCH_DISCRIMINATOR
      ? childrenOf(data, accounts).map(([child, its], i) => readCall(`${path}#${i}`, program, its, child))
      : [readCall(path, program, accounts, data)];
  return calls.filter((call) => call !== null);
}

// A batch inside a batch is refused by the token program, so one level is all there is.
function childrenOf(data: ReadonlyUint8Array, accounts: readonly AccountMeta[]) {
  const children = attempt(() => getBatchInstructionDataDecoder().decode(data).data) ?? [];
  let offset = 0;
  return children.map(({ numberOfAccounts, instructionData }) => {
    const its = accounts.slice(offset, offset + numberOfAccounts);
    offset += numberOfAccounts;
    return [instructionData, its] as const;
  });
}

function readCall(
  path: string,
  program: Address,
  accounts: readonly AccountMeta[],
  data: ReadonlyUint8Array,
): TokenCall | null {
  const [first, second, third, ...rest] = accounts;
  const kind = data[0];
  if (first === undefined) return null;
  if (kind === SET_AUTHORITY_DISCRIMINATOR)
    return { kind: 'authority', program, tokenAccount: first.address };
  if (second === undefined) return null;
  const owner = firstOwner(data, third);
  if (owner !== null)
    return { kind: 'account', program, mint: second.address, tokenAccount: first.address, owner };
  if (third === undefined) return null;
  if (kind === MINT_TO_DISCRIMINATOR || kind === MINT_TO_CHECKED_DISCRIMINATOR) {
    return { kind: 'mint', path, program, mint: first.address };
  }
  const amount = burnedAmount(data);
  if (amount === null) return null;
  return {
    kind: 'burn',
    path,
    program,
    mint: second.address,
    tokenAccount: first.address,
    authority: third.address,
    authoritySigned: isSignerRole(third.role),
    amount,
    extraAccounts: rest.map((meta) => meta.address),
    extraSigner: rest.some((meta) => isSignerRole(meta.role)),
  };
}

// The oldest form names the owner among its accounts, the others in their data.
function firstOwner(data: ReadonlyUint8Array, third: AccountMeta | undefined): Address | null {
  if (data[0] === INITIALIZE_ACCOUNT_DISCRIMINATOR) return third?.address ?? null;
  if (data[0] === INITIALIZE_ACCOUNT2_DISCRIMINATOR)
    return attempt(() => getInitializeAccount2InstructionDataDecoder().decode(data).owner);
  if (data[0] === INITIALIZE_ACCOUNT3_DISCRIMINATOR)
    return attempt(() => getInitializeAccount3InstructionDataDecoder().decode(data).owner);
  return null;
}

function burnedAmount(data: ReadonlyUint8Array): bigint | null {
  if (data[0] === BURN_DISCRIMINATOR)
    return attempt(() => getBurnInstructionDataDecoder().decode(data).amount);
  if (data[0] === BURN_CHECKED_DISCRIMINATOR) {
    return attempt(() => getBurnCheckedInstructionDataDecoder().decode(data).amount);
  }
  return null;
}

// Decoders throw on short data, and anyone may put short data into a transaction.
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
