/** Injected providers of every habit sign our burn through the shim, and the signature holds. */
import { assertSigned } from '@pokesol/chain';
import { getBase58Decoder } from '@solana/kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { type TestSigner, testBurn, testSigner } from '../../testing/signer.ts';
import type { InjectedProvider } from './injectedProvider.ts';
import { wrapProvider } from './injectedWallet.ts';
import type { ProofWay } from './session.ts';
import { offersTransaction, prove } from './signIn.ts';
import type { TwoShapes } from './twoShapes.ts';

let signer: TestSigner;
beforeAll(async () => {
  signer = await testSigner();
});

/** Stands for a foreign library's PublicKey. */
const key = () => ({ toBase58: () => signer.address, toString: () => signer.address });

type Sign = (transaction: TwoShapes) => Promise<unknown>;

const provider = (signTransaction: Sign, more: Partial<InjectedProvider> = {}): InjectedProvider => ({
  connect: async () => ({ publicKey: key() }),
  disconnect: async () => undefined,
  signTransaction: (transaction) => signTransaction(transaction as TwoShapes),
  ...more,
});

/** Wire bytes with one signature in front, as every library writes them. */
const wire = (signature: Uint8Array, message: Uint8Array) => Uint8Array.from([1, ...signature, ...message]);

const STYLES: Record<string, Sign> = {
  'returns a new object with serialize()': async (transaction) => {
    const message = transaction.message.serialize();
    const signature = await signer.sign(message);
    return { serialize: () => wire(signature, message) };
  },
  'reads the whole wire and returns bare bytes': async (transaction) => {
    const message = transaction.serialize().slice(65);
    return wire(await signer.sign(message), message);
  },
  'adds its signature and returns the same object': async (transaction) => {
    transaction.addSignature(key(), await signer.sign(transaction.message.serialize()));
    return transaction;
  },
  'replaces signatures[0] and returns nothing': async (transaction) => {
    transaction.signatures[0] = await signer.sign(transaction.message.serialize());
  },
  'fills signatures[0] in place': async (transaction) => {
    const slot = transaction.signatures[0] as Uint8Array;
    slot.set(await signer.sign(transaction.message.serialize()));
    return transaction;
  },
  'returns { publicKey, signature } in base58': async (transaction) => ({
    publicKey: signer.address,
    signature: getBase58Decoder().decode(await signer.sign(transaction.message.serialize())),
  }),
  'goes the old way: serializeMessage and a pair': async (transaction) => {
    const pairs = transaction.signatures as { publicKey: { toBase58(): string }; signature: unknown }[];
    const mine = pairs.find((pair) => pair.publicKey.toBase58() === signer.address);
    if (mine === undefined) throw new Error('not my transaction');
    mine.signature = await signer.sign(transaction.serializeMessage());
    return transaction;
  },
};

async function connected(injected: InjectedProvider) {
  const wallet = wrapProvider(injected);
  const { accounts } = await wallet.features['standard:connect'].connect();
  const [account] = accounts;
  if (account === undefined) throw new Error('no account');
  return { wallet, account };
}

async function signBurn(injected: InjectedProvider) {
  const { wallet, account } = await connected(injected);
  const transaction = await testBurn(signer.address);
  const [output] =
    (await wallet.features['solana:signTransaction']?.signTransaction({ account, transaction })) ?? [];
  return output === undefined ? undefined : assertSigned(output.signedTransaction);
}

describe('a provider that', () => {
  test.each(Object.entries(STYLES))('%s', async (_, sign) => {
    expect(await signBurn(provider(sign))).toMatchObject({ signature: expect.any(String) });
  });

  test.each(Object.entries(STYLES))('only signs lists, and %s', async (_, sign) => {
    const { signTransaction: _one, ...listsOnly } = provider(sign, {
      signAllTransactions: (list) => Promise.all(list.map((one) => sign(one as TwoShapes))),
    });
    expect(await signBurn(listsOnly)).toMatchObject({ signature: expect.any(String) });
  });

  test('signs nothing is found out before anything is sent', async () => {
    expect(await signBurn(provider(async (transaction) => transaction))).toMatchObject({
      refused: true,
      code: 'unsigned-transaction',
    });
  });

  test('only signs and sends gives us the signature', async () => {
    const { signTransaction: _one, ...sendsOnly } = provider(async () => undefined, {
      signAndSendTransaction: async () => ({
        signature: getBase58Decoder().decode(new Uint8Array(64).fill(5)),
      }),
    });
    const { wallet, account } = await connected(sendsOnly);
    const [output] =
      (await wallet.features['solana:signAndSendTransaction']?.signAndSendTransaction({
        account,
        transaction: await testBurn(signer.address),
        chain: 'solana:localnet',
      })) ?? [];
    expect(output?.signature).toEqual(new Uint8Array(64).fill(5));
    expect(wallet.features).not.toHaveProperty('solana:signTransaction');
  });
});

describe('connecting', () => {
  test('silently asks only for what is trusted and takes a refusal for «no»', async () => {
    const connect = vi.fn(async () => {
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    });
    const wallet = wrapProvider(provider(async () => undefined, { connect }));
    expect(await wallet.features['standard:connect'].connect({ silent: true })).toEqual({ accounts: [] });
    expect(connect).toHaveBeenCalledWith({ onlyIfTrusted: true });
    await expect(wallet.features['standard:connect'].connect()).rejects.toThrow('rejected');
  });

  test('finds the key on the provider when connect returns nothing', async () => {
    const { account } = await connected(
      provider(async () => undefined, { connect: async () => undefined, publicKey: key() }),
    );
    expect(account.address).toBe(signer.address);
  });

  test('reports another account and none', async () => {
    const events = new Map<string, (value?: unknown) => void>();
    const { wallet } = await connected(
      provider(async () => undefined, { on: (event, listener) => events.set(event, listener) }),
    );
    const seen: (string | undefined)[] = [];
    wallet.features['standard:events']?.on('change', ({ accounts }) => seen.push(accounts?.[0]?.address));
    const other = await testSigner(2);
    events.get('accountChanged')?.({ toBase58: () => other.address });
    await vi.waitFor(() => expect(seen).toEqual([other.address]));
    events.get('accountChanged')?.(null);
    expect(seen).toEqual([other.address, undefined]);
  });
});

describe('signing in', () => {
  const challenge = (message: string) => ({
    message,
    nonce: 'abcdefgh',
    expiresAt: '2030-01-01T00:00:00.000Z',
    fields: {
      domain: 'localhost',
      uri: 'http://localhost',
      address: signer.address,
      statement: 'Sign in.',
      version: '1' as const,
      chainId: 'solana:localnet',
      nonce: 'abcdefgh',
      issuedAt: '2029-01-01T00:00:00.000Z',
      expirationTime: '2030-01-01T00:00:00.000Z',
    },
  });

  async function proofOf(injected: InjectedProvider) {
    const { wallet, account } = await connected(injected);
    const by = (way: ProofWay) => prove(challenge('the text'), wallet, account, 'solana:localnet', way);
    try {
      return await by('text');
    } catch (error) {
      if (!offersTransaction(error, wallet)) throw error;
      return by('transaction');
    }
  }

  const addSignature = STYLES['adds its signature and returns the same object'] as Sign;

  test('with a provider that knows only transactions goes by the memo transaction', async () => {
    expect(await proofOf(provider(addSignature))).toEqual({
      address: signer.address,
      transaction: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
    });
  });

  test('signs the text where it can, whether the answer is a pair or bare bytes', async () => {
    const proof = expect.objectContaining({ message: 'the text', address: signer.address });
    const pair = async (message: Uint8Array) => ({ signature: await signer.sign(message) });
    expect(await proofOf(provider(addSignature, { signMessage: pair }))).toEqual(proof);
    expect(await proofOf(provider(addSignature, { signMessage: signer.sign }))).toEqual(proof);
  });

  test.each(['Ledger: not supported', 'Message signing cancelled'])(
    'falls back to the memo when message signing turns out to be impossible («%s»)',
    async (said) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const signMessage = () => Promise.reject(new Error(said));
      expect(await proofOf(provider(addSignature, { signMessage }))).toHaveProperty('transaction');
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test.each<[boolean, string, unknown]>([
    [true, 'challenge-refused', new ApiError(401, '{"code":"challenge-refused","message":"."}', '')],
    // Inside the wallet's own envelope the server does not find the nonce.
    [true, 'challenge-unknown', new ApiError(401, '{"code":"challenge-unknown","message":"."}', '')],
    [true, 'bad-request', new ApiError(400, '{"code":"bad-request","message":"."}', '')],
    [false, 'too-many-requests', new ApiError(429, '{"code":"too-many-requests","message":"."}', '')],
    [false, 'a proxy without its server', new ApiError(502, 'Bad Gateway', '')],
    [false, 'a broken line', new TypeError('Failed to fetch')],
    [false, 'a wallet that answered nothing', new Error('No answer within 60000 ms')],
  ])('offers the memo (%s) after a text was answered by %s', async (offered, _, failure) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { wallet } = await connected(provider(addSignature, { signMessage: signer.sign }));
    expect(offersTransaction(failure, wallet)).toBe(offered);
    // That was already the memo transaction.
    const { wallet: bare } = await connected(provider(addSignature));
    expect(offersTransaction(failure, bare)).toBe(false);
  });

  test.each<[string, object]>([
    ['no', { code: 4001 }],
    ['User rejected the request.', {}],
    ['Approval Denied', {}],
    ['The user cancelled the request', {}],
  ])('takes the person’s «%s» for a no', async (said, more) => {
    const signMessage = () => Promise.reject(Object.assign(new Error(said), more));
    await expect(proofOf(provider(addSignature, { signMessage }))).rejects.toThrow(said);
  });
});
