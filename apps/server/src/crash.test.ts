/** kill -9 at every moment of a purchase, with a real process: no burn without its pack, none opened twice, no card lost. */
import { rmSync } from 'node:fs';
import type { Purchase, UserCardsAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATABASE_KINDS,
  newDataDir,
  newPostgresDatabase,
  type ServerProcess,
  startServerProcess,
  TestWallet,
} from './testing/index.ts';

const PACK = 'base1-mini';
const PRICE = 60;
const CARDS = 5;
/** `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 7);
const SHOPPERS = 8;

/** Where each shopper is when the server dies; each goes as far as it gets. */
const STAGES = [
  'between the burn and the record',
  'while it is recorded',
  'between the record and the opening',
  'while it is opened',
] as const;

describe.each(DATABASE_KINDS)('a server killed again and again on %s', (kind) => {
  const dir = newDataDir();
  let env: Record<string, string>;
  let server: ServerProcess;
  beforeAll(async () => {
    env = {
      DATA_DIR: dir,
      SWEEP_SECONDS: '0.2',
      LOCAL_CHAIN_SLOT_MS: '20',
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    if (kind === 'postgres') env.DATABASE_URL = await newPostgresDatabase();
    server = await startServerProcess(env);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  test(
    `keeps every burn and every card through ${ROUNDS} deaths`,
    async () => {
      let shoppers: TestWallet[] = [];
      for (let i = 0; i < SHOPPERS; i += 1) {
        const shopper = await TestWallet.create(server.base);
        await shopper.signIn();
        await shopper.fund();
        shoppers.push(shopper);
      }
      const reached = new Set<string>();
      const interrupted = new Map<string, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const dying = server;
        const shopping = shoppers.map((shopper, i) => shop(shopper, STAGES[i % STAGES.length] ?? STAGES[0]));
        const ready = await Promise.all(shopping.map(({ ready }) => ready));
        for (const stage of ready) reached.add(stage);
        // The requests are on their way; the server dies somewhere in the middle of them.
        const ends = shopping.map(({ go }) => go());
        await new Promise((done) => setTimeout(done, (round * 7) % 30));
        await dying.kill9();
        for (const [i, end] of (await Promise.all(ends)).entries()) {
          const stage = STAGES[i % STAGES.length] ?? STAGES[0];
          if (end === 'interrupted') interrupted.set(stage, (interrupted.get(stage) ?? 0) + 1);
        }
        server = await startServerProcess(env);
        shoppers = shoppers.map((shopper) => shopper.at(server.base));
      }
      expect([...reached].sort()).toEqual([...STAGES].sort());
      // A kill that never met a request on its way would prove nothing.
      console.log(`requests cut off on ${kind}:`, Object.fromEntries(interrupted));
      expect([...interrupted.keys()].sort()).toEqual(['while it is opened', 'while it is recorded']);

      for (const shopper of shoppers) {
        const burned = await burnedPacks(shopper);
        const purchases = await recordedPurchases(shopper, burned);
        expect(purchases).toHaveLength(burned);
        expect(new Set(purchases.map((p) => p.transactionSignature)).size).toBe(burned);
        const openedBefore = purchases.filter(({ status }) => status === 'opened').length;
        expect(await ownedCards(shopper)).toBe(openedBefore * CARDS);
        for (const { id } of purchases) await shopper.ok('POST', `/api/pack-purchases/${id}/open`);
        expect(await ownedCards(shopper)).toBe(burned * CARDS);
      }
    },
    120_000 + ROUNDS * 20_000,
  );
});

/** Brings one purchase up to its stage; `go` then takes the step that the kill interrupts, and never rejects. */
function shop(shopper: TestWallet, stage: (typeof STAGES)[number]) {
  let signature = '';
  let purchase: Purchase | undefined;
  const prepare = async (): Promise<string> => {
    const intent = await shopper.intend(PACK);
    signature = await shopper.burn(intent);
    if (stage === 'between the record and the opening' || stage === 'while it is opened')
      purchase = (await shopper.report(PACK, signature)).body;
    return stage;
  };
  const step = async (): Promise<'answered' | 'interrupted'> => {
    if (stage === 'while it is recorded') await shopper.report(PACK, signature);
    if (stage === 'while it is opened' && purchase !== undefined)
      await shopper.call('POST', `/api/pack-purchases/${purchase.id}/open`);
    return 'answered';
  };
  return {
    ready: prepare(),
    // The connection breaks with the server: that is the point of the test.
    go: () => step().catch(() => 'interrupted' as const),
  };
}

async function burnedPacks(shopper: TestWallet): Promise<number> {
  const { balance } = await shopper.ok<{ balance: string }>('GET', `/api/users/${shopper.address}/balance`);
  const burned = 10_000 - Number(balance);
  expect(burned % PRICE).toBe(0);
  return burned / PRICE;
}

/** The sweep records by itself what nobody reported; its rounds are a fraction of a second here. */
async function recordedPurchases(shopper: TestWallet, burned: number): Promise<Purchase[]> {
  for (let look = 0; ; look += 1) {
    const found = await shopper.ok<Purchase[]>('GET', `/api/users/${shopper.address}/pack-purchases`);
    if (found.length >= burned || look === 100) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function ownedCards(shopper: TestWallet): Promise<number> {
  const { cards } = await shopper.ok<UserCardsAnswer>('GET', `/api/users/${shopper.address}/cards`);
  return cards.reduce((sum, { quantity }) => sum + quantity, 0);
}
