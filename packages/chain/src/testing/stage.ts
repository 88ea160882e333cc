/** A real chain for the attack table: actors with money, mints of their own, and transactions that may fail. */
import { startLocalChain } from '@pokesol/local-chain';
import {
  type Address,
  type AddressesByLookupTableAddress,
  createSolanaRpc,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  type Signature,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { fetchBurnTransaction } from '../burnOnChain.ts';
import { type BurnExpectation, verifyBurn } from '../verifyBurn.ts';
import { compile } from './compile.ts';

export type Manner = Readonly<{
  version?: 'legacy' | 0 | 1;
  feePayer?: KeyPairSigner;
  signers?: readonly KeyPairSigner[];
  tables?: AddressesByLookupTableAddress;
}>;

const HOUR_MS = 3_600_000;

/** With a slot of an hour, time passes only by `advanceSlots`. */
export async function openStage(slotMs = HOUR_MS) {
  const chain = await startLocalChain({ slotMs });
  const rpc = createSolanaRpc(chain.url);
  const alice = await newActor();
  const bob = await newActor();

  async function newActor(): Promise<KeyPairSigner> {
    const actor = await generateKeyPairSigner();
    await chain.fund(actor.address, { lamports: 10_000_000_000n, tokens: 1_000_000_000n });
    return actor;
  }

  async function tokensOf(
    owner: Address,
    mint = chain.mint,
    tokenProgram = TOKEN_PROGRAM_ADDRESS as Address,
  ) {
    return (await findAssociatedTokenPda({ owner, mint, tokenProgram }))[0];
  }

  /** Lands the transaction whatever comes of it, and lets it be confirmed. */
  async function run(instructions: readonly Instruction[], manner: Manner = {}): Promise<Signature> {
    const feePayer = manner.feePayer ?? alice;
    const { value } = await rpc.getLatestBlockhash().send();
    const signers = [...new Set([feePayer, ...(manner.signers ?? [])])];
    const script = {
      ...manner,
      feePayer: feePayer.address,
      instructions,
      signers,
      blockhash: value.blockhash,
    };
    const { wire, signature } = await compile(script);
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    chain.advanceSlots(2);
    return signature;
  }

  /** Lands a transaction of Alice's that a page built, whatever comes of it. */
  async function land(bytes: Uint8Array): Promise<Signature> {
    const signed = await partiallySignTransaction([alice.keyPair], getTransactionDecoder().decode(bytes));
    const wire = getBase64EncodedWireTransaction(signed);
    await rpc.sendTransaction(wire, { encoding: 'base64', skipPreflight: true }).send();
    chain.advanceSlots(2);
    return getSignatureFromTransaction(signed);
  }

  /** A mint whose authority is Alice, with tokens for her. */
  async function newMint(tokenProgram: Address = TOKEN_PROGRAM_ADDRESS): Promise<Address> {
    const mint = await generateKeyPairSigner();
    const space = BigInt(getMintSize());
    const lamports = await rpc.getMinimumBalanceForRentExemption(space).send();
    const at = { programAddress: tokenProgram };
    const rule = { mint: mint.address, decimals: 6, mintAuthority: alice.address, freezeAuthority: null };
    const holder = { payer: alice, owner: alice.address, mint: mint.address, tokenProgram };
    const token = await tokensOf(alice.address, mint.address, tokenProgram);
    await run(
      [
        getCreateAccountInstruction({ payer: alice, newAccount: mint, lamports, space, ...at }),
        getInitializeMint2Instruction(rule, at),
        await getCreateAssociatedTokenIdempotentInstructionAsync(holder),
        getMintToInstruction({ mint: mint.address, token, mintAuthority: alice, amount: 1_000_000_000n }, at),
      ],
      { signers: [mint] },
    );
    return mint.address;
  }

  /** Whether the transaction pays for Alice's purchase of 5 tokens, made now. */
  async function judge(
    signature: Signature,
    reference: Address | null,
    expect: Partial<BurnExpectation> = {},
  ) {
    const now = Math.floor(Date.now() / 1000);
    return verifyBurn(await fetchBurnTransaction(rpc, signature), {
      signature,
      wallet: alice.address,
      mint: chain.mint,
      decimals: chain.decimals,
      tokenProgram: chain.tokenProgram,
      amount: 5_000_000n,
      reference,
      notBefore: now - 600,
      notAfter: now + 600,
      ...expect,
    });
  }

  return { chain, rpc, alice, bob, newActor, newMint, tokensOf, run, land, judge };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
