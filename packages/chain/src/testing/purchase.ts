/** The cast and the purchase of the attack table: one wallet, one price, one reference, and instructions in their words. */
import {
  AccountRole,
  type Address,
  type Instruction,
  type KeyPairSigner,
  type ReadonlyUint8Array,
} from '@solana/kit';
import { getBurnCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { type BurnExpectation, type BurnVerdict, verifyBurn } from '../verifyBurn.ts';
import { answer, type Circumstances } from './answer.ts';
import { compile, type Script, someAddress, someSigner } from './compile.ts';

export const mint = someAddress(101);
export const otherMint = someAddress(102);
export const aliceTokens = someAddress(111);
export const bobTokens = someAddress(112);
export const reference = someAddress(121);
export const otherReference = someAddress(122);
export const strangeProgram = someAddress(131);
export const PRICE = 5_000_000n;

export const alice = await someSigner(1);
export const bob = await someSigner(2);

export type BurnText = Readonly<{
  account?: Address;
  mint?: Address;
  authority?: KeyPairSigner;
  amount?: bigint;
  program?: Address;
}>;

/** A burn of the price by Alice, with the given extra accounts after its own three. */
export function burn(extra: readonly Address[] = [reference], words: BurnText = {}) {
  const { account = aliceTokens, authority = alice, amount = PRICE, program = TOKEN_PROGRAM_ADDRESS } = words;
  const instruction = getBurnCheckedInstruction(
    { account, mint: words.mint ?? mint, authority, amount, decimals: 6 },
    { programAddress: program },
  );
  const accounts = [
    ...instruction.accounts,
    ...extra.map((address) => ({ address, role: AccountRole.READONLY })),
  ];
  return { programAddress: program, accounts, data: instruction.data } satisfies Instruction;
}

export function raw(instruction: Instruction, data: ReadonlyUint8Array): Instruction {
  return { ...instruction, data };
}

const OWNERS = { [aliceTokens]: alice.address, [bobTokens]: bob.address };

export type Case = Partial<Script> & Circumstances & Readonly<{ expect?: Partial<BurnExpectation> }>;

/** Signs the instructions, has a node answer for them at second 1000, and asks whether they pay for Alice's purchase. */
export async function judge(instructions: readonly Instruction[], given: Case = {}): Promise<BurnVerdict> {
  const signed = await compile({ feePayer: alice.address, signers: [alice], ...given, instructions });
  const mentioned = new Set(
    instructions.flatMap(({ accounts = [] }) => accounts.map(({ address }) => address)),
  );
  const before = Object.fromEntries(
    Object.entries(OWNERS).filter(([account]) => mentioned.has(account as Address)),
  );
  return verifyBurn(answer(signed, { before, ...given }), {
    signature: signed.signature,
    wallet: alice.address,
    mint,
    decimals: 6,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    amount: PRICE,
    reference,
    notBefore: 900,
    notAfter: 1_100,
    ...given.expect,
  });
}
