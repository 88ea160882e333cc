/** Burns in the words of the attack table, for the actors of a real chain. */
import { AccountRole, type Address, generateKeyPairSigner, type Instruction } from '@solana/kit';
import { getBatchInstruction, type TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { burn as anyBurn, type BurnWords } from './purchase.ts';
import { type Manner, openStage } from './stage.ts';

export async function openCast() {
  const stage = await openStage();
  const { chain, rpc, alice, bob } = stage;
  const aliceTokens = await stage.tokensOf(alice.address);
  const bobTokens = await stage.tokensOf(bob.address);

  /** A burn of the price by Alice, with the given extra accounts after its own three. */
  function burn(extra: readonly Address[], words: BurnWords = {}): Instruction {
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

  return { ...stage, stage, aliceTokens, bobTokens, burn, run };
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
