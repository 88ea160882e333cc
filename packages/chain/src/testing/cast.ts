/** Burns in the words of the attack table, for the actors of a real chain. */
import {
  AccountRole,
  type Address,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import { getBatchInstruction, getTokenSize, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { burn as anyBurn, type BurnText } from './purchase.ts';
import { type Manner, openStage } from './stage.ts';

export async function openCast() {
  const stage = await openStage();
  const { chain, rpc, alice, bob } = stage;
  const aliceTokens = await stage.tokensOf(alice.address);
  const bobTokens = await stage.tokensOf(bob.address);

  /** A burn of the price by Alice, with the given extra accounts after its own three. */
  function burn(extra: readonly Address[], words: BurnText = {}): Instruction {
    return anyBurn(extra, { mint: chain.mint, account: aliceTokens, authority: alice, ...words });
  }

  /** Runs what must succeed: a refusal proves nothing about a transaction that never landed. */
  async function run(instructions: readonly Instruction[], manner: Manner = {}) {
    const signature = await stage.run(instructions, manner);
    const { value } = await rpc.getSignatureStatuses([signature]).send();
    if (value[0]?.err !== null)
      throw new Error(`failed on the chain: ${value[0] === null ? 'dropped' : 'err'}`);
    return signature;
  }

  /** A key whose account a transaction may make, and the instruction that gives it room. */
  async function newRoom(): Promise<{ key: KeyPairSigner; allocate: Instruction }> {
    const key = await generateKeyPairSigner();
    const space = BigInt(getTokenSize());
    const lamports = await rpc.getMinimumBalanceForRentExemption(space).send();
    const programAddress = TOKEN_PROGRAM_ADDRESS;
    const room = { payer: alice, newAccount: key, lamports, space, programAddress };
    return { key, allocate: getCreateAccountInstruction(room) };
  }

  return { ...stage, stage, aliceTokens, bobTokens, burn, run, newRoom };
}

export type Cast = Awaited<ReturnType<typeof openCast>>;

export function batch(...children: readonly Instruction[]): Instruction {
  return getBatchInstruction([...children] as Instruction<typeof TOKEN_PROGRAM_ADDRESS>[]);
}

/** The instruction with accounts added that it does not need. */
export function carrying(instruction: Instruction, ...extra: readonly Address[]): Instruction {
  const added = extra.map((address) => ({ address, role: AccountRole.READONLY }));
  return { ...instruction, accounts: [...(instruction.accounts ?? []), ...added] };
}

/** A purchase's reference, new for every test: the chain remembers the old ones. */
export async function newReference(): Promise<Address> {
  return (await generateKeyPairSigner()).address;
}
