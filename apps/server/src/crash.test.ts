/** kill -9 at every moment of a purchase, with a real process: no burn without its pack, none opened twice, no card lost. */
import type { Purchase, UserCardsAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, RestartableServer, TestWallet, until } from '../testing/index.ts';

const PACK = 'base1-mini';
const PRICE = 60;
const CARDS = 5;
/** Deaths at moments of chance, after those in the middle of a transaction; `npm run soak` raises it. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 0);
const SHOPPERS = ROUNDS > 0 ? 8 : 4;
/** No burn is recorded by the sweep before it is reported. */
const NO_SWEEP = { SWEEP_SECONDS: '3600' };
/** Where each shopper is when the server dies; each goes as far as it gets. */
const STAGES = [
  'between the burn and the record',
  'while it is recorded',
  'between the record and the opening',
  'while it is opened',
] as const;
type Stage = (typeof STAGES)[number];

describe.each(databasesFor('pglite'))('a server killed again and again on %s', (kind) => {
  let server: RestartableServer;
  let shoppers: TestWallet[] = [];
  beforeAll(async () => {
    server = await RestartableServer.create(kind, { SWEEP_SECONDS: '0.2' });
    await server.start(NO_SWEEP);
    for (let i = 0; i < SHOPPERS; i += 1) {
      const shopper = await TestWallet.createFunded(server.base);
      shoppers.push(shopper);
    }
  });
  afterAll(() => server.remove());

  /** Everybody comes to its stage; `die` then sends the requests that the kill meets, and answers what became of them. */
  async function round(die: (send: () => Promise<boolean[]>) => Promise<boolean[]>): Promise<Set<Stage>> {
    const shopping = shoppers.map((shopper, i) => shop(shopper, STAGES[i % STAGES.length] ?? STAGES[0]));
    await Promise.all(shopping.map(({ prepare }) => prepare()));
    const cutOff = await die(() => Promise.all(shopping.map(({ go }) => go())));
    return new Set(shopping.flatMap(({ stage }, i) => (cutOff[i] === true ? [stage] : [])));
  }
  async function startAgain(): Promise<void> {
    await server.start();
    shoppers = shoppers.map((shopper) => shopper.at(server.base));
  }
  /** Everything that was burned is recorded once and opened once, whatever was interrupted. */
  async function expectNothingLost(): Promise<void> {
    for (const shopper of shoppers) {
      const burned = await burnedPacks(shopper);
      const purchases = await recordedPurchases(shopper, burned);
      expect(purchases).toHaveLength(burned);
      expect(new Set(purchases.map((p) => p.transactionSignature)).size).toBe(burned);
      const openedBefore = purchases.filter(({ status }) => status === 'opened').length;
      expect(await ownedCards(shopper)).toBe(openedBefore * CARDS);
      for (const { id } of purchases) await open(shopper, id);
      expect(await ownedCards(shopper)).toBe(burned * CARDS);
    }
  }

  test('while it records packs and while it opens them, with everything written and nothing committed', async () => {
    const burns = await Promise.all(shoppers.map(burn));
    const reporting = () =>
      Promise.allSettled(shoppers.map((shopper, i) => shopper.report(PACK, burns[i] ?? '')));
    for (const { status } of await server.kill9WhileWriting('purchases', reporting))
      expect(status).toBe('rejected');
    await startAgain();
    const reported = await Promise.all(shoppers.map((shopper, i) => shopper.report(PACK, burns[i] ?? '')));
    expect(reported.map(({ status }) => status)).toEqual(shoppers.map(() => 201));

    // The packs of half of them stay closed, and a second burn of theirs is for the sweep to find.
    const half = SHOPPERS / 2;
    await Promise.all(shoppers.slice(half).map(burn));
    const opening = () =>
      Promise.allSettled(shoppers.slice(0, half).map((shopper, i) => open(shopper, reported[i]?.body.id)));
    for (const { status } of await server.kill9WhileWriting('user_cards', opening))
      expect(status).toBe('rejected');
    await startAgain();
    await expectNothingLost();
  }, 300_000);

  if (ROUNDS > 0)
    test(
      `keeps every burn and every card through ${ROUNDS} deaths at any moment`,
      async () => {
        const interrupted = new Map<Stage, number>();
        for (let death = 0; death < ROUNDS; death += 1) {
          const cutOff = await round(async (send) => {
            const sent = send();
            // The requests are on their way; the server dies somewhere in the middle of them.
            await new Promise((done) => setTimeout(done, (death * 7) % 30));
            await server.kill9();
            return sent;
          });
          for (const stage of cutOff) interrupted.set(stage, (interrupted.get(stage) ?? 0) + 1);
          await startAgain();
        }
        console.log(`requests cut off on ${kind}:`, Object.fromEntries(interrupted));
        await expectNothingLost();
      },
      300_000 + ROUNDS * 20_000,
    );
});

/** `prepare` brings one purchase up to its stage; `go` takes the step that the kill interrupts: true where it did. */
function shop(shopper: TestWallet, stage: Stage) {
  let signature = '';
  let purchase: Purchase | undefined;
  const step = async (): Promise<void> => {
    if (stage === 'while it is recorded') await shopper.report(PACK, signature);
    if (stage === 'while it is opened' && purchase !== undefined) await open(shopper, purchase.id);
  };
  return {
    stage,
    async prepare(): Promise<void> {
      signature = await burn(shopper);
      if (stage === 'between the record and the opening' || stage === 'while it is opened')
        purchase = (await shopper.report(PACK, signature)).body;
    },
    // The connection breaks with the server: that is the point of the test.
    go: () =>
      step().then(
        () => false,
        () => true,
      ),
  };
}

const burn = async (shopper: TestWallet) => shopper.burn(await shopper.intend(PACK));
const open = (shopper: TestWallet, id = '') => shopper.ok('POST', `/api/pack-purchases/${id}/open`);

async function burnedPacks(shopper: TestWallet): Promise<number> {
  const { balance } = await shopper.ok<{ balance: string }>('GET', `/api/users/${shopper.address}/balance`);
  const burned = 10_000 - Number(balance);
  expect(burned % PRICE).toBe(0);
  return burned / PRICE;
}

/** The sweep records by itself what no client reported; its rounds are a fraction of a second here. */
async function recordedPurchases(shopper: TestWallet, burned: number): Promise<Purchase[]> {
  let found: Purchase[] = [];
  await until(async () => {
    found = await shopper.ok<Purchase[]>('GET', `/api/users/${shopper.address}/pack-purchases`);
    return found.length >= burned;
  }, 100);
  return found;
}

async function ownedCards(shopper: TestWallet): Promise<number> {
  const { cards } = await shopper.ok<UserCardsAnswer>('GET', `/api/users/${shopper.address}/cards`);
  return cards.reduce((sum, { quantity }) => sum + quantity, 0);
}
