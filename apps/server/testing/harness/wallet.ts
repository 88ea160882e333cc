/** A wallet with its own browser session: signs in, burns and calls the API, as a page would. */
import {
  buildBurnTransaction,
  buildSignInTransaction,
  latestBlockhashWithRetry,
  type SignInChallenge,
  sendAndConfirm,
} from '@pokesol/chain';
import { isRefusal } from '@pokesol/engine';
import type { ChallengeAnswer, ConfigAnswer, IntentAnswer, Purchase } from '@pokesol/protocol';
import {
  type Address,
  createDefaultRpcTransport,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcFromTransport,
  generateKeyPairSigner,
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type KeyPairSigner,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit';

export type Answer<T = unknown> = { status: number; body: T; headers: Headers };

/** How a burn gets to the chain, and what the servers say of it. */
export type ChainWay = {
  /** Past the servers. */
  readonly url?: string;
  readonly config?: ConfigAnswer;
  /** Between two looks at what was sent; a page takes 400. */
  readonly pollMs?: number;
  /** Called after each call without an answer; the wallet then insists. */
  readonly onUnanswered?: () => void;
};

export class TestWallet {
  private readonly cookies = new Map<string, string>();

  private constructor(
    readonly base: string,
    readonly signer: KeyPairSigner,
  ) {}

  static async create(base: string): Promise<TestWallet> {
    return new TestWallet(base, await generateKeyPairSigner());
  }

  /** One that is signed in and can buy. */
  static async createFunded(base: string): Promise<TestWallet> {
    const wallet = await TestWallet.create(base);
    // On the local chain the sign-in gives it SOL and tokens.
    await wallet.signIn();
    return wallet;
  }

  /** The wallet of a known secret key, for browsers that hold the same one. */
  static async ofSeed(base: string, seed: Uint8Array): Promise<TestWallet> {
    return new TestWallet(base, await createKeyPairSignerFromPrivateKeyBytes(seed));
  }

  /** The same wallet after a restart of the server on another port: key and cookies stay. */
  at(base: string): TestWallet {
    const moved = new TestWallet(base, this.signer);
    for (const [name, value] of this.cookies) moved.cookies.set(name, value);
    return moved;
  }

  get address(): Address {
    return this.signer.address;
  }

  /** What its browser sends, for calls that are made another way. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookies.size === 0 ? {} : { cookie: this.cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.keepCookies(answer.headers);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T, headers: answer.headers };
  }

  /** As its browser does with every answer. */
  keepCookies(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async signIn(way: 'message' | 'transaction' = 'message'): Promise<void> {
    const challenge = await this.ok<ChallengeAnswer>('POST', '/api/auth/challenge', {
      address: this.address,
    });
    await this.ok('POST', '/api/auth/verify', await this.answerTo(challenge, way));
  }

  async answerTo(
    challenge: ChallengeAnswer,
    way: 'message' | 'transaction',
  ): Promise<Record<string, string>> {
    if (way === 'message') {
      const signature = await signBytes(
        this.signer.keyPair.privateKey,
        new TextEncoder().encode(challenge.message),
      );
      return {
        address: this.address,
        message: challenge.message,
        signature: getBase58Decoder().decode(signature),
      };
    }
    const unsigned = await buildSignInTransaction(challenge.fields as SignInChallenge);
    return { address: this.address, transaction: Buffer.from(await this.sign(unsigned)).toString('base64') };
  }

  /** Calls and throws on anything but success. */
  async ok<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async sign(bytes: Uint8Array): Promise<Uint8Array> {
    const signed = await partiallySignTransaction(
      [this.signer.keyPair],
      getTransactionDecoder().decode(bytes),
    );
    return new Uint8Array(getTransactionEncoder().encode(signed));
  }

  rpc(url: string) {
    return createSolanaRpc(url);
  }

  /** SOL and tokens from the local chain's faucet. */
  async fund(): Promise<void> {
    await this.ok('POST', '/api/faucet');
  }

  intend(packTypeId: string): Promise<IntentAnswer> {
    return this.ok<IntentAnswer>('POST', '/api/pack-purchases/intents', { packTypeId });
  }

  /** Burns what the intent asks for, through the page's own way to the chain or another one; the transaction's id. */
  async burn(intent: IntentAnswer, way?: ChainWay): Promise<string> {
    const rpc = rpcOf(way?.url ?? `${this.base}/api/rpc`, way?.onUnanswered);
    const config = way?.config ?? (await this.ok<ConfigAnswer>('GET', '/api/config'));
    for (;;) {
      const latest = await latestBlockhashWithRetry(rpc);
      if (isRefusal(latest)) {
        if (way?.onUnanswered !== undefined) continue;
        throw new Error(latest.message);
      }
      const unsigned = await buildBurnTransaction({
        wallet: this.address,
        mint: config.mint as Address,
        tokenProgram: config.tokenProgram as Address,
        decimals: intent.decimals,
        amount: BigInt(intent.amount),
        references: [intent.reference as Address],
        blockhash: latest.blockhash,
        lastValidBlockHeight: latest.lastValidBlockHeight,
        version: 0,
      });
      const sent = await sendAndConfirm(rpc, await this.sign(unsigned), {
        ...latest,
        pollMs: way?.pollMs ?? 20,
      });
      if (sent.status === 'confirmed') return sent.signature;
      // Slots are so quick here that a busy machine may miss them all; what expired was not burned.
      if (sent.status !== 'expired') throw new Error(`the burn ${sent.status}`);
    }
  }

  report(packTypeId: string, transactionSignature: string): Promise<Answer<Purchase>> {
    return this.call<Purchase>('POST', '/api/pack-purchases', {
      userId: this.address,
      packTypeId,
      price: '100',
      status: 'confirmed',
      transactionSignature,
    });
  }

  /** Intent, burn and record: a purchase that waits to be opened. */
  async buy(packTypeId: string): Promise<Purchase> {
    const signature = await this.burn(await this.intend(packTypeId));
    const answer = await this.report(packTypeId, signature);
    if (answer.status >= 300) throw new Error(`purchase: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

function rpcOf(url: string, onUnanswered: (() => void) | undefined) {
  if (onUnanswered === undefined) return createSolanaRpc(url);
  const transport = createDefaultRpcTransport({ url });
  const counting: typeof transport = async (call) => {
    try {
      return await transport(call);
    } catch (error) {
      onUnanswered();
      throw error;
    }
  };
  return createSolanaRpcFromTransport(counting);
}
