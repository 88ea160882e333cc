/** Buying a pack: the good road, and every way off it with the sentence the buyer reads. */
import type { IntentAnswer, PackType, Purchase } from '@pokesol/protocol';
import {
  type Blockhash,
  getBase58Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type SignatureBytes,
  type TransactionMessageBytes,
} from '@solana/kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { type ChainBehaviour, fakeChain } from '../../testing/fakeChain.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { MINT, REFERENCE, type TestSigner, TOKEN_PROGRAM, testSigner } from '../../testing/signer.ts';
import { createPackCommitments } from '../packs/commitments.ts';
import { wrapProvider } from '../wallet/injectedWallet.ts';
import type { WalletConnection } from '../wallet/session.ts';
import type { PayingWallet } from '../wallet/walletStandard.ts';
import { type BuyPorts, type BuyStep, buyPacks } from './buyPack.ts';
import { PurchaseLeft, type WhyLeft } from './leaving.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { PurchaseError, purchaseSentence } from './purchaseError.ts';
import { createStoredBurns } from './storedBurns.ts';

const pack: PackType = { id: 'p1', name: 'Pack', price: '5', cardCount: 5, setId: 'base1', setName: 'Base' };

const intent: IntentAnswer = {
  intentId: 'i1',
  reference: REFERENCE,
  price: '5',
  amount: '5000000',
  mint: MINT,
  decimals: 6,
  tokenProgram: TOKEN_PROGRAM,
  seedHash: '0'.repeat(64),
  packHash: '0'.repeat(64),
  expiresAt: '2030-01-01T00:00:00.000Z',
};

let signer: TestSigner;
beforeAll(async () => {
  signer = await testSigner();
});

const bought = (id: string): Purchase => ({
  id,
  userId: signer.address,
  packTypeId: 'p1',
  packName: 'Pack',
  price: '5',
  status: 'confirmed',
  createdAt: '2029-01-01T00:00:00.000Z',
});

type Signing =
  | 'signs'
  | 'declines'
  | 'signs nothing'
  | 'signs late'
  | 'renews'
  | 'sends itself'
  | SelfSending;
/** Behaviours of wallets that return only a transaction's id. */
type SelfSending = 'sends and breaks' | 'sends and says nothing' | 'sends late' | 'declines to send';
const SENDS: readonly Signing[] = [
  ...([
    'sends itself',
    'sends and breaks',
    'sends and says nothing',
    'sends late',
    'declines to send',
  ] as const),
];

/** Stands for a wallet's open window: `answered` resolves when `answer` is called. */
function answerLater() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

async function connection(signing: Signing, window = answerLater()): Promise<WalletConnection> {
  const key = { toBase58: () => signer.address, toString: () => signer.address };
  const signature = async (transaction: unknown) =>
    signer.sign((transaction as { serializeMessage(): Uint8Array }).serializeMessage());
  const wallet = wrapProvider({
    connect: async () => ({ publicKey: key }),
    ...(SENDS.includes(signing)
      ? {
          signAndSendTransaction: async (transaction) => {
            if (signing === 'sends late') await window.answered;
            if (signing === 'declines to send') throw new Error('User rejected the request.');
            if (signing === 'sends and breaks') throw new Error('Request timed out.');
            return { signature: await signature(transaction) };
          },
        }
      : {
          signTransaction: async (transaction) => {
            if (signing === 'signs late') await window.answered;
            if (signing === 'declines') throw new Error('User rejected the request.');
            return signing === 'signs nothing' ? transaction : { signature: await signature(transaction) };
          },
        }),
  });
  const [account] = (await wallet.features['standard:connect'].connect()).accounts;
  if (account === undefined) throw new Error('no account');
  return { wallet: behaving(wallet, signing), account, address: account.address };
}

/** Adds behaviour that only a Wallet Standard wallet can have. */
function behaving(wallet: PayingWallet, signing: Signing): PayingWallet {
  const { features } = wallet;
  if (signing === 'sends and says nothing')
    return {
      ...wallet,
      features: {
        ...features,
        'solana:signAndSendTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy'],
          signAndSendTransaction: async () => [],
        },
      },
    };
  if (signing !== 'renews') return wallet;
  return {
    ...wallet,
    features: {
      ...features,
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy'],
        signTransaction: async (...inputs) =>
          Promise.all(
            inputs.map(async ({ transaction }) => ({ signedTransaction: await renewed(transaction) })),
          ),
      },
    },
  };
}

/** Signs with the block that is the newest when the player confirms. */
async function renewed(wire: Uint8Array): Promise<Uint8Array> {
  const decoded = getTransactionDecoder().decode(wire);
  const message = getCompiledTransactionMessageDecoder().decode(decoded.messageBytes);
  const newer = getBase58Decoder().decode(new Uint8Array(32).fill(8)) as Blockhash;
  const messageBytes = getCompiledTransactionMessageEncoder().encode({
    ...message,
    lifetimeToken: newer,
  }) as TransactionMessageBytes;
  const signatures = {
    [signer.address]: (await signer.sign(Uint8Array.from(messageBytes))) as SignatureBytes,
  };
  return new Uint8Array(getTransactionEncoder().encode({ ...decoded, messageBytes, signatures }));
}

const notFoundYet = new ApiError(404, '{"code":"burn-not-found-yet","message":"Not yet."}', '');

type Setting = ChainBehaviour & {
  mostPriorityFee?: number;
  signing?: Signing;
  intent?: Partial<IntentAnswer> | Error;
  record?: Error;
  count?: PacksAtOnce;
  /** How many packs the server lists for the transaction, or that it lists none. */
  listed?: number | Error;
  /** The price of the offers after the first. */
  laterPrice?: string;
  /** How often the server's node does not know the burn yet. */
  late?: number;
  /** Why the purchase is given up, and at which step; the wallet answers after that. */
  leaves?: { why: WhyLeft; at: BuyStep };
  /** Whether the session belongs to another wallet once the burn has been sent. */
  isElsewhere?: boolean;
  /** After how many status checks the wait for the chain ends. */
  looks?: number;
};

async function buy(setting: Setting = {}) {
  const storage = memoryStorage();
  const { rpc, sent } = await fakeChain(signer.address, { balance: 9_000_000n, ...setting });
  const stored = () => storage.read('pokesol.unrecorded-burns') ?? '[]';
  let storedWhenSent: string | undefined;
  let { late = 0 } = setting;
  const pauses: number[] = [];
  const record = vi.fn(async (): Promise<Purchase> => {
    if (setting.record) throw setting.record;
    if (late-- > 0) throw notFoundYet;
    return bought('bought');
  });
  let offers = 0;
  const steps: BuyStep[] = [];
  const fees: { lamports: bigint; step: BuyStep | undefined }[] = [];
  const leaving = new AbortController();
  const window = answerLater();
  const leaveAt = (step: BuyStep) => {
    if (setting.leaves?.at !== step) return;
    queueMicrotask(() => {
      leaving.abort(new PurchaseLeft(setting.leaves?.why ?? 'cancelled'));
      setTimeout(window.answer);
    });
  };
  const patience = new AbortController();
  const ports: BuyPorts = {
    left: leaving.signal,
    isInFront: () => setting.isElsewhere !== true,
    api: {
      startIntent: async () => {
        if (setting.leaves?.at === 'preparing') return new Promise<never>(() => undefined);
        if (setting.intent instanceof Error) throw setting.intent;
        const nth = offers++;
        const sealed = { ...intent, ...setting.intent, seedHash: String(nth).padStart(64, '0') };
        const price = nth > 0 ? setting.laterPrice : undefined;
        return price === undefined ? sealed : { ...sealed, price, amount: `${price}000000` };
      },
      record,
      paidBy: async () => {
        if (setting.listed instanceof Error) throw setting.listed;
        const others = Array.from({ length: (setting.listed ?? 1) - 1 }, (_, nth) => bought(`other-${nth}`));
        return [...others, bought('bought')];
      },
    },
    rpc: {
      ...rpc,
      sendTransaction: ((...args: Parameters<typeof rpc.sendTransaction>) => {
        storedWhenSent ??= stored();
        return rpc.sendTransaction(...args);
      }) as typeof rpc.sendTransaction,
    },
    burns: createStoredBurns(storage),
    commitments: createPackCommitments(storage),
    chain: 'solana:localnet',
    token: { mint: MINT, tokenProgram: TOKEN_PROGRAM },
    mostPriorityFee: setting.mostPriorityFee ?? 100_000,
    onStep: (step) => {
      steps.push(step);
      leaveAt(step);
    },
    onPriorityFee: (lamports) => fees.push({ lamports, step: steps.at(-1) }),
    sleep: async (ms) => {
      pauses.push(ms);
      if (pauses.length === setting.looks) patience.abort();
    },
    patience: () => (setting.fate === 'silent' ? AbortSignal.abort() : patience.signal),
  };
  const result = await buyPacks(
    pack,
    setting.count ?? 1,
    await connection(setting.signing ?? 'signs', window),
    ports,
  ).then(
    (purchases) => ({
      purchases,
      purchase: purchases[0],
      sentence: '',
      atStake: undefined,
      stake: undefined,
    }),
    (error: unknown) => ({
      purchases: undefined,
      purchase: undefined,
      sentence: purchaseSentence(error),
      atStake: error instanceof PurchaseError ? error.signature : undefined,
      stake: error instanceof PurchaseError ? error.stake : undefined,
    }),
  );
  // The abandoned window answers all the same, when its signature is made.
  if (setting.signing === 'sends late')
    await vi.waitFor(() => expect(stored()).not.toBe('[]'), { timeout: 20_000 });
  await new Promise((later) => setTimeout(later));
  await new Promise((later) => setTimeout(later));
  const committed = (signature: string, seedHash = intent.seedHash) =>
    createPackCommitments(storage).of(signature, seedHash);
  return {
    ...result,
    offers,
    sent,
    steps,
    fees,
    pauses,
    record,
    stored: stored(),
    storedWhenSent,
    committed,
  };
}

describe('a purchase', () => {
  test('burns, is remembered before it is sent, recorded, and then forgotten', async () => {
    const { purchase, steps, record, stored, storedWhenSent, committed } = await buy();
    expect(purchase?.id).toBe('bought');
    expect(steps).toEqual(['preparing', 'signing', 'sending', 'recording']);
    const body = {
      userId: signer.address,
      packTypeId: 'p1',
      price: '5',
      status: 'confirmed',
      transactionSignature: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/),
    };
    expect(record).toHaveBeenCalledWith(body);
    expect(JSON.parse(storedWhenSent ?? '[]')).toMatchObject([{ record: body }]);
    expect(stored).toBe('[]');
    const [{ record: noted } = { record: body }] = JSON.parse(storedWhenSent ?? '[]');
    const { seedHash, packHash } = intent;
    expect(committed(noted.transactionSignature)).toMatchObject({ seedHash, packHash });
  });

  test('by a wallet that sends itself is recorded by its signature', async () => {
    const { purchase, sent, record } = await buy({ signing: 'sends itself' });
    expect(purchase?.id).toBe('bought');
    expect(sent).toEqual([]);
    expect(record).toHaveBeenCalledOnce();
  });
});

describe('what is offered to be taken soon', () => {
  /** The price of a unit in the transaction that was sent: the second instruction for the compute budget, tag 3. */
  const unitPrices = (sent: readonly string[]): bigint[] =>
    sent.flatMap((wire) => {
      const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(wire));
      const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
      if (message.version === 1) throw new Error('its fees stand elsewhere');
      return message.instructions.flatMap(({ data }) =>
        data?.length === 9 && data[0] === 3
          ? [new DataView(Uint8Array.from(data).buffer).getBigUint64(1, true)]
          : [],
      );
    });
  const BUSY = { offers: [0n, 2_000_000n, 1_000_000n, 500_000n] };

  test('follows the others, is reported before the wallet is asked, and stands in the transaction', async () => {
    const { fees, sent, purchase } = await buy(BUSY);
    expect(purchase?.id).toBe('bought');
    // Two lamports for each of the 20,000 units of one burn.
    expect(fees).toEqual([{ lamports: 40_000n, step: 'preparing' }]);
    expect(unitPrices(sent)).toEqual([2_000_000n]);
  });

  test('stays below the limit, for several packs together too', async () => {
    const many = { count: 10, balance: 50_000_000n, listed: 10 } as const;
    const { fees } = await buy({ ...BUSY, ...many, mostPriorityFee: 8_000 });
    expect(fees).toEqual([{ lamports: expect.any(BigInt), step: 'preparing' }]);
    expect(Number(fees[0]?.lamports)).toBeGreaterThan(7_900);
    expect(Number(fees[0]?.lamports)).toBeLessThanOrEqual(8_000);
  });

  test('is not worth a word up to the base fee', async () => {
    const { fees, sent } = await buy({ ...BUSY, mostPriorityFee: 5_000 });
    expect([fees, unitPrices(sent)]).toEqual([[], [250_000n]]);
  });

  test.each<[string, Setting]>([
    ['is nothing where no transaction offers', { offers: [0n, 0n] }],
    ['is nothing where the server wants none', { ...BUSY, mostPriorityFee: 0 }],
  ])('%s', async (_, setting) => {
    const { fees, sent } = await buy(setting);
    expect([fees, unitPrices(sent)]).toEqual([[], []]);
  });
});

describe('a purchase of several packs', () => {
  test.each([5, 10] as const)(
    'of %i is one transaction with a burn and a promise for each',
    async (count) => {
      const bought = await buy({ count, balance: 50_000_000n, listed: count });
      expect(bought.purchases).toHaveLength(count);
      expect(bought.purchases?.[0]?.id).toBe('bought');
      expect(new Set(bought.purchases?.map(({ id }) => id)).size).toBe(count);
      expect([bought.offers, bought.sent.length]).toEqual([count, 1]);
      expect(bought.record).toHaveBeenCalledOnce();
      // One id is all there is to remember, before it is sent.
      const [{ record } = { record: { transactionSignature: '' } }, ...more] = JSON.parse(
        bought.storedWhenSent ?? '[]',
      ) as { record: { transactionSignature: string } }[];
      expect(more).toEqual([]);
      expect(bought.stored).toBe('[]');
      const wire = getBase64Encoder().encode(bought.sent[0] ?? '');
      const { messageBytes } = getTransactionDecoder().decode(wire);
      const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
      expect('instructions' in message && message.instructions).toHaveLength(count + 1);
      for (let nth = 0; nth < count; nth += 1) {
        const seedHash = String(nth).padStart(64, '0');
        expect(bought.committed(record.transactionSignature, seedHash)).toMatchObject({ seedHash });
      }
    },
  );

  test('needs tokens for all of them, and the price that was shown for each', async () => {
    const poor = await buy({ count: 10, balance: 49_999_999n });
    expect(poor.sentence).toBe(
      'Insufficient PP balance. Trying to burn 50 tokens but only have 49.999999 tokens.',
    );
    const dearer = await buy({ count: 5, balance: 50_000_000n, laterPrice: '6' });
    expect(dearer.sentence).toBe('The price of this pack is now 6 PP. Nothing was burned.');
    for (const { sent, stored, record } of [poor, dearer]) {
      expect([sent, stored]).toEqual([[], '[]']);
      expect(record).not.toHaveBeenCalled();
    }
  });

  test('whose list does not come is bought all the same: the rest waits in the store', async () => {
    const bought = await buy({ count: 5, balance: 50_000_000n, listed: new TypeError('Failed to fetch') });
    expect(bought.purchases?.map(({ id }) => id)).toEqual(['bought']);
    expect(bought.stored).toBe('[]');
  });

  test('whose end is unknown is kept whole by its one id', async () => {
    const { sentence, stored, atStake } = await buy({ count: 5, balance: 50_000_000n, fate: 'silent' });
    expect(sentence).toContain('If it does, your packs will wait for you in the store.');
    expect(JSON.parse(stored)).toMatchObject([{ record: { transactionSignature: atStake } }]);
  });
});

const refused = new ApiError(409, '{"code":"pack-not-for-sale","message":"This pack is not for sale."}', '');

describe('before anything is burned, the buyer reads', () => {
  test.each<[string, Setting]>([
    [
      'Your PP tokens are frozen by the authority of the token, so they cannot pay. Nothing was burned; ask its issuer.',
      { isFrozen: true },
    ],
    ["You don't have any PP tokens. You need 5 PP to purchase this pack.", { balance: 0n }],
    ['Insufficient PP balance. Trying to burn 5 tokens but only have 4.5 tokens.', { balance: 4_500_000n }],
    ['Failed to get PP token info. Make sure the token mint address is correct', { mint: 'missing' }],
    [
      'Failed to get PP token info. Make sure the token mint address is correct',
      { intent: { mint: REFERENCE } },
    ],
    [
      'Failed to get recent blockhash after 3 attempts. Please try again or check your internet connection.',
      { blockhash: 'unreachable' },
    ],
    [
      'The price of this pack is now 6 PP. Nothing was burned.',
      { intent: { price: '6', amount: '6000000' } },
    ],
    ['This pack is not for sale.', { intent: refused }],
    ['Failed to purchase pack', { intent: new TypeError('Failed to fetch') }],
    ['User rejected the request.', { signing: 'declines' }],
    [
      'The wallet did not sign the transaction. Nothing was sent and nothing was burned.',
      { signing: 'signs nothing' },
    ],
  ])('%s', async (sentence, setting) => {
    const outcome = await buy(setting);
    expect(outcome.sentence).toBe(sentence);
    expect(outcome).toMatchObject({ sent: [], stored: '[]', atStake: undefined });
    expect(outcome.record).not.toHaveBeenCalled();
  });

  test('Wallet not connected for paid pack', async () => {
    await expect(buyPacks(pack, 1, undefined, {} as BuyPorts)).rejects.toThrow(
      'Wallet not connected for paid pack',
    );
  });
});

describe('once it is sent', () => {
  test.each<[string, Setting['fate']]>([
    ['failed on the chain, so no tokens were burned', 'failed'],
    ['expired before the chain took it. Nothing was burned', 'expired'],
  ])('a transaction that %s is forgotten', async (sentence, fate) => {
    const outcome = await buy({ fate: fate ?? 'failed' });
    expect(outcome.sentence).toContain(sentence);
    expect(outcome).toMatchObject({ stored: '[]', atStake: undefined });
    expect(outcome.record).not.toHaveBeenCalled();
  });

  test('one whose end is unknown is kept', async () => {
    const { sentence, stored, atStake } = await buy({ fate: 'silent' });
    expect(sentence).toContain(`(tx: ${atStake})`);
    expect(sentence).toMatch(/not confirmed the transaction yet \(tx: \w{86,88}\)/);
    expect(stored).toContain('transactionSignature');
  });

  test('a burn that the server’s node learns late is reported until it does, four times more at most', async () => {
    const late = await buy({ late: 3 });
    expect(late.purchase).toMatchObject({ id: 'bought' });
    // Behind the wait for the confirmation.
    expect(late.pauses.slice(-3)).toEqual([500, 1_000, 2_000]);
    expect(late.stored).toBe('[]');
    const never = await buy({ late: 9 });
    expect(never.record).toHaveBeenCalledTimes(5);
    expect(never.atStake).toBeDefined();
    expect(JSON.parse(never.stored)).toHaveLength(1);
  });

  test('a burn that cannot be recorded is reported with its id, and kept', async () => {
    const { sentence, stored, atStake } = await buy({ record: new TypeError('Failed to fetch') });
    expect(sentence).toContain(`(tx: ${atStake})`);
    expect(sentence).toMatch(
      /^Pack was purchased \(tx: \w{86,88}\) but couldn't record it\. Please save this transaction ID\.$/,
    );
    expect(stored).toContain('transactionSignature');
  });
});

describe('a wallet that signs with a newer block than it was given', () => {
  test('is not reported as unburned while that block is valid, and the page keeps its signature', async () => {
    const outcome = await buy({ signing: 'renews', fate: 'expired', validTo: 325n, looks: 8 });
    expect(outcome.sentence).toMatch(/^The chain has not confirmed the transaction yet/);
    expect(outcome.stake).toBe('unknown');
    expect(outcome.sent.length).toBeGreaterThan(1);
    expect(JSON.parse(outcome.stored)).toMatchObject([
      // Signed at height 100, with the newest block of that time.
      { record: { transactionSignature: outcome.atStake }, lifetime: { lastValidBlockHeight: '250' } },
    ]);
  });

  test('is reported as unburned once that block has expired', async () => {
    const outcome = await buy({ signing: 'renews', fate: 'expired', validTo: 250n, height: 283n });
    expect(outcome.sentence).toBe(
      'The transaction expired before the chain took it. Nothing was burned; please try again.',
    );
    expect(outcome).toMatchObject({ stored: '[]', stake: 'none' });
  });
});

describe('a wallet that does not answer', () => {
  test.each([
    ['cancelled', 'You cancelled the purchase.'],
    ['wallet-left', 'Your wallet disconnected in the middle of the purchase.'],
  ] as const)('and is given up (%s): what it signs later is never sent', async (why, said) => {
    const outcome = await buy({ signing: 'signs late', leaves: { why, at: 'signing' } });
    expect(outcome.sentence).toBe(
      `${said} Nothing was burned: anything your wallet signs now will not be sent.`,
    );
    expect(outcome).toMatchObject({ sent: [], stored: '[]', stake: 'none' });
    expect(outcome.record).not.toHaveBeenCalled();
    expect(outcome.steps).toEqual(['preparing', 'signing']);
  });

  test('and sends transactions itself is not reported as unburned, and the page keeps its late id', async () => {
    const outcome = await buy({ signing: 'sends late', leaves: { why: 'cancelled', at: 'signing' } });
    expect(outcome.sentence).toMatch(
      /^You cancelled the purchase\. It may already have sent the transaction/,
    );
    expect(outcome.sentence).not.toContain('Nothing was burned');
    expect(outcome.stake).toBe('unknown');
    expect(JSON.parse(outcome.stored)).toMatchObject([{ record: { userId: signer.address } }]);
  });

  test('a purchase whose server does not answer before that can be given up as well', async () => {
    const outcome = await buy({ leaves: { why: 'cancelled', at: 'preparing' } });
    expect(outcome.sentence).toMatch(/^You cancelled the purchase\. Nothing was burned/);
    expect(outcome).toMatchObject({ sent: [], stored: '[]', steps: ['preparing'] });
  });

  test('a purchase cannot be given up once the wallet has signed', async () => {
    const outcome = await buy({ leaves: { why: 'cancelled', at: 'sending' } });
    expect(outcome.purchase?.id).toBe('bought');
  });
});

describe('a wallet that sends transactions itself', () => {
  test.each(['sends and breaks', 'sends and says nothing'] as const)(
    'and %s may have burned',
    async (signing) => {
      const { sentence, stake } = await buy({ signing });
      expect(sentence).toMatch(/^Your wallet does not say whether it sent the transaction/);
      expect(stake).toBe('unknown');
    },
  );

  test('and was declined has not burned', async () => {
    const { sentence, stake } = await buy({ signing: 'declines to send' });
    expect([sentence, stake]).toEqual(['User rejected the request.', undefined]);
  });

  test('is not reported as having paid while the server does not find the burn', async () => {
    const { sentence, stake, stored } = await buy({ signing: 'sends itself', late: 9 });
    expect(sentence).toMatch(/^The chain has not confirmed the transaction yet/);
    expect(stake).toBe('unknown');
    expect(JSON.parse(stored)).toHaveLength(1);
  });

  test('nor when the transaction failed', async () => {
    const body = '{"code":"burn-refused","reason":"failed-transaction","message":"Failed."}';
    const { sentence, stake, stored } = await buy({
      signing: 'sends itself',
      record: new ApiError(422, body, ''),
    });
    expect(sentence).toBe('The transaction failed on the chain, so no tokens were burned. Please try again.');
    expect([stake, stored]).toEqual(['none', '[]']);
  });
});

test('a burn is not reported in another wallet’s session, and is kept for its own', async () => {
  const { sentence, stake, stored, record, atStake } = await buy({ isElsewhere: true });
  expect(sentence).toContain(`(tx: ${atStake})`);
  expect(stake).toBe('burned');
  expect(record).not.toHaveBeenCalled();
  expect(JSON.parse(stored)).toHaveLength(1);
});
