/** kill -9 while all cards are read again, with a real process: a visitor sees the old readings or the new, and reading goes on. */
import type { CardPlaysAnswer, CardTextsAnswer } from '@pokesol/protocol';
import { count, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  type FakeCatalogue,
  RestartableServer,
  startFakeTcgApi,
  TestAdmin,
  TestWallet,
  until,
} from '../testing/index.ts';
import { cardTextReadings, cardTextState, SHIPPED } from './features/cardText/tables.ts';

const PASSWORD = 'read-and-die';
const SET = 'dawn1';
const OLD = 'oldgrammar000000-oldnames';
/** Two rounds of the job. */
const CARDS = 250;
/** Shipped readings stay as they are. */
const isOfSet = ne(cardTextReadings.version, SHIPPED);
/** Looking costs the server what it needs for reading. */
const LOOK_MS = 50;

const cards = Array.from({ length: CARDS }, (_, index) => ({
  id: `${SET}-${index + 1}`,
  number: `${index + 1}`,
  name: 'Emberling',
  rarity: 'Common',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fire'],
  attacks: [
    {
      name: 'Blaze',
      cost: ['Fire'],
      damage: '',
      text: `This attack does ${10 * ((index % 99) + 1)} damage to 1 of your opponent's Benched Pokémon.`,
    },
  ],
}));

describe.each(databasesFor('postgres'))('a server killed while it reads cards again, on %s', (kind) => {
  let fake: FakeCatalogue;
  let server: RestartableServer;
  let admin: TestAdmin;
  let wallet: TestWallet;
  const start = async () => {
    await server.start();
    admin = await TestAdmin.enter(server.base, PASSWORD);
    wallet = await TestWallet.create(server.base);
  };
  beforeAll(async () => {
    const sets = [{ id: SET, name: 'Dawn', series: 'Tests', printedTotal: CARDS, total: CARDS }];
    fake = await startFakeTcgApi({ sets, cards: () => cards });
    server = await RestartableServer.create(kind, {
      ADMIN_PASSWORD: PASSWORD,
      POKEMON_TCG_API_URL: fake.url,
      TCGDEX_API_URL: 'off',
    });
    await start();
  });
  afterAll(async () => {
    await server.remove();
    await fake.close();
  });
  const reading = async () => (await admin.ok<CardTextsAnswer>('GET', '/api/admin/card-texts')).reading;
  /** Cards of the set that are said not to play; they all do, and under the old version none did. */
  const unplayed = async () => {
    const { part, none } = await wallet.ok<CardPlaysAnswer>('GET', '/api/card-plays');
    return [...part, ...none].filter((id) => id.startsWith(SET)).length;
  };
  const versions = async () =>
    server.withDatabase(async ({ db }) => ({
      seen: (await db.select({ version: cardTextState.version }).from(cardTextState))[0]?.version,
      stored: new Map(
        (
          await db
            .select({ version: cardTextReadings.version, cards: count() })
            .from(cardTextReadings)
            .where(isOfSet)
            .groupBy(cardTextReadings.version)
        ).map(({ version, cards: stored }) => [version, stored]),
      ),
    }));

  test('goes on where it was, and no reader sees a half of either', async () => {
    await admin.ok('POST', '/api/admin/pokemon/import-set', { setId: SET });
    await until(async () => (await reading()) === undefined, LOOK_MS);
    expect(await unplayed()).toBe(0);
    await server.kill9();
    await server.withDatabase(async ({ db }) => {
      await db.update(cardTextState).set({ version: OLD, reader: null });
      await db.update(cardTextReadings).set({ version: OLD, plays: 'none' }).where(isOfSet);
    });

    await start();
    let read = 0;
    await until(async () => {
      read = (await reading())?.done ?? CARDS;
      return read > 0;
    });
    await server.kill9();
    const left = await versions();
    if (left.seen === OLD) expect(left.stored.get(OLD)).toBe(CARDS);
    else expect([...left.stored]).toEqual([[left.seen, CARDS]]);
    const done = [...left.stored].reduce((sum, [version, stored]) => sum + (version === OLD ? 0 : stored), 0);
    expect(done).toBeGreaterThanOrEqual(read);

    // For half a minute it might still read somewhere else.
    await server.withDatabase(({ db }) =>
      db.update(cardTextState).set({ readerUntil: sql`now() - interval '1 second'` }),
    );
    await start();
    expect((await reading())?.done ?? CARDS).toBeGreaterThanOrEqual(done);
    const seen = new Set<number>();
    await until(async () => {
      seen.add(await unplayed());
      return (await reading()) === undefined;
    }, LOOK_MS);
    seen.add(await unplayed());
    expect([...seen].filter((cardsNotPlayed) => ![0, CARDS].includes(cardsNotPlayed))).toEqual([]);
    expect(await unplayed()).toBe(0);
    await server.kill9();
    const { seen: now, stored } = await versions();
    expect(now).not.toBe(OLD);
    expect([...stored]).toEqual([[now, CARDS]]);
  }, 300_000);
});
