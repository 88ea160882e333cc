/** A chain that shows the transactions which a test lays before it, and runs none: payments of every kind at no cost. */
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createSolanaRpcFromTransport,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransaction,
  pipe,
  type Signature,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { getBurnCheckedInstruction, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import type { Chain } from '../../src/platform/chain/chain.ts';

const DECIMALS = 6;
const addressOf = (fill: number): Address => getAddressDecoder().decode(new Uint8Array(32).fill(fill));
const MINT = addressOf(200);

export type Burn = {
  readonly by: KeyPairSigner;
  /** Base units. */
  readonly amount: bigint;
  /** One-time addresses that it carries. */
  readonly references?: readonly string[];
};

type Page = { before?: string; limit?: number };
type Mention = { signature: Signature; slot: bigint; blockTime: bigint; err: unknown };
type Status = { confirmationStatus: string; err: unknown };

export class ShownChain {
  /** What a node answers by method; a test puts others in their place. */
  readonly answers: Record<string, (...params: never[]) => unknown> = {
    getTransaction: (signature: string) => this.transactions.get(signature) ?? null,
    getSignaturesForAddress: (mentioned: string, { before, limit = 1000 }: Page = {}) => {
      const hits = this.mentions.get(mentioned) ?? [];
      const from = before === undefined ? 0 : hits.findIndex(({ signature }) => signature === before) + 1;
      return hits.slice(from, from + limit);
    },
    getSignatureStatuses: (signatures: readonly string[]) => ({
      context: { slot: 1n },
      value: signatures.map((signature) => this.statuses.get(signature) ?? null),
    }),
    sendTransaction: (wire: string) => {
      this.sent.push(wire);
      return '1'.repeat(64);
    },
  };
  readonly transactions = new Map<string, object>();
  /** By reference, and by the wallet that burned. */
  readonly mentions = new Map<string, Mention[]>();
  readonly statuses = new Map<string, Status>();
  /** The transactions that were sent again. */
  readonly sent: string[] = [];
  /** The calls that were made, with what they asked for. */
  readonly calls: { method: string; params: unknown[] }[] = [];

  private readonly rpc = createSolanaRpcFromTransport(async <T>({ payload }: { payload: unknown }) => {
    const { id, method, params } = payload as { id: string; method: string; params: unknown[] };
    this.calls.push({ method, params });
    const answer = this.answers[method];
    if (answer === undefined) throw new Error(`the test scripts no answer of ${method}`);
    return { jsonrpc: '2.0', id, result: await answer(...(params as never[])) } as T;
  });

  readonly chain: Chain = {
    cluster: 'localnet',
    id: 'solana:localnet',
    rpc: this.rpc,
    ask: async () => ({ kind: 'away', cause: 'only shown' }),
    witnesses: [{ rpc: this.rpc, keepsUp: async () => true }],
    mint: MINT,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
    decimals: DECIMALS,
    mostPriorityFee: 0,
    close: async () => {},
  };

  /** Shows one transaction with these burns, signed by their wallets, in the block of that moment (milliseconds). */
  async burn(burns: readonly Burn[], at: number): Promise<Signature> {
    const [first] = burns;
    if (first === undefined) throw new Error('there is no burn');
    const legs = await Promise.all(
      burns.map(async (each) => ({ ...each, account: (await generateKeyPairSigner()).address })),
    );
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayer(first.by.address, m),
      (m) =>
        setTransactionMessageLifetimeUsingBlockhash(
          { blockhash: addressOf(9) as string as Blockhash, lastValidBlockHeight: 1_000n },
          m,
        ),
      (m) => appendTransactionMessageInstructions(legs.map(instruction), m),
    );
    const keys = [...new Set(burns.map(({ by }) => by.keyPair))];
    const transaction = await partiallySignTransaction(keys, compileTransaction(message));
    const signature = getSignatureFromTransaction(transaction);
    const { staticAccounts } = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes);
    const balances = legs.map(({ by, account }) => ({
      accountIndex: staticAccounts.indexOf(account),
      owner: by.address,
    }));
    const blockTime = BigInt(Math.floor(at / 1000));
    this.transactions.set(signature, {
      slot: 77n,
      blockTime,
      transaction: [getBase64EncodedWireTransaction(transaction), 'base64'],
      meta: {
        err: null,
        innerInstructions: [],
        loadedAddresses: { writable: [], readonly: [] },
        preTokenBalances: balances,
        postTokenBalances: balances,
      },
    });
    const wallets = new Set<string>(burns.map(({ by }) => by.address));
    for (const mentioned of [...wallets, ...burns.flatMap(({ references = [] }) => references)]) {
      const hits = this.mentions.get(mentioned) ?? [];
      // The newest first, as nodes list them.
      this.mentions.set(mentioned, [{ signature, slot: 77n, blockTime, err: null }, ...hits]);
    }
    return signature;
  }
}

function instruction({ by, amount, references = [], account }: Burn & { account: Address }): Instruction {
  const plain = getBurnCheckedInstruction({ account, mint: MINT, authority: by, amount, decimals: DECIMALS });
  const carried = references.map((key) => ({ address: address(key), role: AccountRole.READONLY }));
  return { ...plain, accounts: [...plain.accounts, ...carried] };
}
