/** What the tests share: a chain whose time stands still until a test moves it, and a kit client that sends to it. */
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  type Rpc,
  type Signature,
  type SolanaRpcApi,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Transaction,
} from '@solana/kit';
import {
  findAssociatedTokenPda,
  getBurnCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token';
import { onTestFinished } from 'vitest';
import { type LocalChain, type LocalChainOptions, startLocalChain } from './index.ts';

export const START = Date.UTC(2026, 0, 1);
export const SOL = 1_000_000_000n;

/** Slots pass only by advanceSlots; closed when the test ends. */
export async function stillChain(options: LocalChainOptions = {}): Promise<LocalChain> {
  const chain = await startLocalChain({ now: () => START, ...options });
  onTestFinished(() => chain.close());
  return chain;
}

export function connect(chain: LocalChain): Rpc<SolanaRpcApi> {
  return createSolanaRpc(chain.url);
}

export async function fundedWallet(
  chain: LocalChain,
  tokens = 100_000_000n,
): Promise<KeyPairSigner & { tokenAccount: Address }> {
  const wallet = await generateKeyPairSigner();
  await chain.fund(wallet.address, { lamports: SOL, tokens });
  return { ...wallet, tokenAccount: await tokenAccountOf(chain, wallet.address) };
}

export async function tokenAccountOf(chain: LocalChain, owner: Address): Promise<Address> {
  const [account] = await findAssociatedTokenPda({
    owner,
    mint: chain.mint,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  });
  return account;
}

type Draft = {
  payer: KeyPairSigner;
  instructions: Instruction[];
  version?: 'legacy' | 0 | 1;
  blockhash?: Blockhash;
};

export async function sign(rpc: Rpc<SolanaRpcApi>, draft: Draft): Promise<Transaction> {
  const { value } = await rpc.getLatestBlockhash({ commitment: 'processed' }).send();
  const lifetime = { ...value, ...(draft.blockhash !== undefined && { blockhash: draft.blockhash }) };
  return pipe(
    createTransactionMessage({ version: draft.version ?? 0 }),
    (message) => setTransactionMessageFeePayerSigner(draft.payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => appendTransactionMessageInstructions(draft.instructions, message),
    signTransactionMessageWithSigners,
  );
}

export type SendOptions = { skipPreflight?: boolean };

export function post(
  rpc: Rpc<SolanaRpcApi>,
  transaction: Transaction,
  options: SendOptions = {},
): Promise<Signature> {
  const wire = getBase64EncodedWireTransaction(transaction);
  return rpc
    .sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'processed', ...options })
    .send();
}

/** Signs and sends; the signature is known even when nothing comes of it. */
export async function send(rpc: Rpc<SolanaRpcApi>, draft: Draft, options?: SendOptions): Promise<Signature> {
  const transaction = await sign(rpc, draft);
  await post(rpc, transaction, options);
  return getSignatureFromTransaction(transaction);
}

/** A burn that carries a reference account, as a purchase does. */
export function burn(
  chain: LocalChain,
  wallet: KeyPairSigner & { tokenAccount: Address },
  amount: bigint,
  reference?: Address,
): Instruction {
  const instruction = getBurnCheckedInstruction({
    account: wallet.tokenAccount,
    mint: chain.mint,
    authority: wallet,
    amount,
    decimals: 6,
  });
  if (reference === undefined) return instruction;
  return {
    ...instruction,
    accounts: [...instruction.accounts, { address: reference, role: AccountRole.READONLY }],
  };
}

/** Calls the endpoint without a client, to see what really goes over the wire. */
export async function callRaw(chain: LocalChain, body: string): Promise<string> {
  const response = await fetch(chain.url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return response.text();
}
