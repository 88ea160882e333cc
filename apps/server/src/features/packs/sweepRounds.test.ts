/** Which promises a round of the sweep looks for, what it finds, and when it looks again: against a chain on paper. */
import { isRefusal } from '@pokesol/engine';
import { generateKeyPairSigner, type KeyPairSigner } from '@solana/kit';
import { eq, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { uncommitted } from '../../../testing/databases/uncommitted.ts';
import { ScriptedEntropy } from '../../../testing/fakes/scriptedEntropy.ts';
import { ShownChain } from '../../../testing/fakes/shownChain.ts';
import { MINI, stock } from '../../../testing/harness/stock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { type Intent, issueIntent } from './intents.ts';
import { mentionsToLookAt, sweep } from './sweep.ts';
import { purchaseIntents, purchases } from './tables.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSE = 10 * SECOND;
const PRICE = 60_000_000n;

describe.each(databasesFor('behaviour'))('a round of the sweep on %s', (kind) => {
  let database: Database;
  let ash: KeyPairSigner;
  let misty: KeyPairSigner;
  let stranger: KeyPairSigner;
  beforeAll(async () => {
    database = await freshDatabase(kind);
    [ash, misty, stranger] = [
      await generateKeyPairSigner(),
      await generateKeyPairSigner(),
      await generateKeyPairSigner(),
    ];
    await stock(database.db, [ash.address, misty.address]);
  });
  afterAll(() => database.close());

  let shown: ShownChain;
  let now = NOW;
  let errors: [message: string, intentId: string][];
  beforeEach(async () => {
    for (const table of [purchases, purchaseIntents]) await database.db.delete(table);
    shown = new ShownChain();
    now = NOW;
    errors = [];
  });

  const entropy = new ScriptedEntropy();
  const intend = async (by = ash): Promise<Intent> => {
    const offer = { wallet: by.address, packTypeId: MINI, decimals: 6, firstSweepMs: PAUSE, entropy };
    const issued = await issueIntent(database.db, { ...offer, now: new Date(now) });
    if (isRefusal(issued)) throw new Error(issued.code);
    return issued.intent;
  };
  const round = (db: Db = database.db, chain = shown.chain) =>
    sweep({
      db,
      chain,
      now: () => now,
      entropy,
      firstPauseMs: PAUSE,
      onError: (error, intentId) => errors.push([(error as Error).message, intentId]),
    });
  const burn = (reference: string, by = ash) =>
    shown.burn([{ by, amount: PRICE, references: [reference] }], now);
  const nextLook = async ({ id }: Intent) => {
    const [row] = await database.db.select().from(purchaseIntents).where(eq(purchaseIntents.id, id));
    if (row === undefined) throw new Error('intents stay');
    return { sweeps: row.sweeps, pause: row.nextSweepAt === null ? null : row.nextSweepAt.getTime() - now };
  };
  const set = ({ id }: Intent, values: Partial<Intent>) =>
    database.db.update(purchaseIntents).set(values).where(eq(purchaseIntents.id, id));
  const NOTHING = { looked: 0, recorded: 0, failed: 0, isFull: false };

  test('looks for what is due, and not before', async () => {
    const { reference } = await intend();
    now += PAUSE - 1;
    expect(await round()).toEqual(NOTHING);
    expect(shown.calls).toEqual([]);
    now += 1;
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
    expect(shown.calls.map(({ params }) => params[0])).toEqual([reference]);
  });

  test('records an unreported burn, and never looks for it again', async () => {
    const intent = await intend();
    const other = await intend();
    await burn(intent.reference);
    now += PAUSE;
    expect(await round()).toEqual({ ...NOTHING, looked: 2, recorded: 1 });
    expect(await database.db.select().from(purchases)).toMatchObject([
      {
        wallet: ash.address,
        intentId: intent.id,
        packTypeId: MINI,
        status: 'confirmed',
        recordedBy: 'sweep',
      },
    ]);
    expect(await nextLook(intent)).toEqual({ sweeps: 1, pause: null });
    now += DAY;
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
    expect((await nextLook(other)).sweeps).toBe(2);
    // Even if it were looked for: it is recorded once.
    await set(intent, { nextSweepAt: new Date(now) });
    expect(await round()).toMatchObject({ looked: 1, recorded: 0 });
  });

  test('records what another wallet of ours burned with the reference, and no stranger’s', async () => {
    const intent = await intend();
    await burn(intent.reference, misty);
    await burn(intent.reference, stranger);
    now += PAUSE;
    expect(await round()).toEqual({ ...NOTHING, looked: 1, recorded: 1 });
    expect(await database.db.select().from(purchases)).toMatchObject([
      { wallet: misty.address, intentId: null },
    ]);
    expect((await nextLook(intent)).pause).not.toBeNull();
  });

  test('records of a transaction only the burns that carry the reference', async () => {
    const { reference } = await intend();
    await shown.burn(
      [
        { by: ash, amount: PRICE, references: [reference] },
        { by: misty, amount: PRICE },
      ],
      now,
    );
    now += PAUSE;
    expect(await round()).toMatchObject({ looked: 1, recorded: 1 });
    expect(await database.db.select().from(purchases)).toMatchObject([{ wallet: ash.address }]);
  });

  test('looks at a mention that burns nothing, and at a burn of too little, and goes on', async () => {
    const { reference } = await intend();
    await shown.burn([{ by: ash, amount: 1n, references: [reference] }], now);
    const empty = await shown.burn([{ by: ash, amount: PRICE }], now);
    shown.mentions.get(reference)?.push({ signature: empty, slot: 1n, blockTime: 1n, err: null });
    now += PAUSE;
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
    await burn(reference);
    now += HOUR;
    expect(await round()).toEqual({ ...NOTHING, looked: 1, recorded: 1 });
  });

  test('gives an offer up only by the word of every endpoint, of which one keeps up', async () => {
    const intent = await intend();
    await burn(intent.reference);
    // Its index has a gap, and the transaction itself it has.
    const gap = new ShownChain();
    gap.answers.getTransaction = (signature: string) => shown.transactions.get(signature) ?? null;
    const away = new ShownChain();
    away.answers.getSignaturesForAddress = () => {
      throw new Error('away');
    };
    const says = ({ chain: { rpc } }: ShownChain, isFresh: boolean) => ({
      rpc,
      keepsUp: async () => isFresh,
    });
    const look = (...witnesses: ReturnType<typeof says>[]) => {
      now += PAUSE;
      return round(database.db, { ...gap.chain, witnesses });
    };
    // One endpoint's word is enough as long as it is looked for again.
    expect(await look(says(gap, true), says(shown, true))).toEqual({ ...NOTHING, looked: 1 });
    now += 8 * DAY;
    expect(await look(says(gap, false), says(away, true))).toEqual({ ...NOTHING, failed: 1 });
    expect(await look(says(gap, false))).toEqual({ ...NOTHING, failed: 1 });
    expect(await look(says(gap, true), says(shown, false))).toEqual({ ...NOTHING, looked: 1, recorded: 1 });
    const unpaid = await intend();
    now += 8 * DAY;
    expect(await look(says(gap, true), says(away, false))).toEqual({ ...NOTHING, looked: 1 });
    expect((await nextLook(unpaid)).pause).toBeNull();
  });

  test('waits twice as long after each look, six hours at the most', async () => {
    const intent = await intend();
    now += PAUSE;
    const pauses: (number | null)[] = [];
    for (let looks = 1; looks <= 14; looks += 1) {
      await round();
      const { sweeps, pause } = await nextLook(intent);
      expect(sweeps).toBe(looks);
      pauses.push(pause);
      now += pause ?? 0;
    }
    const doubled = [10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 5_120, 10_240, 20_480];
    expect(pauses).toEqual([...doubled.map((seconds) => seconds * SECOND), 6 * HOUR, 6 * HOUR]);
    await set(intent, { sweeps: 5_000 });
    await round();
    expect((await nextLook(intent)).pause).toBe(6 * HOUR);
  });

  test('gives up when a week has passed since the offer’s end, and looks until then', async () => {
    const intent = await intend();
    now = intent.expiresAt.getTime() + 7 * DAY;
    await round();
    expect((await nextLook(intent)).pause).toBe(PAUSE);
    now += PAUSE;
    expect(await round()).toMatchObject({ looked: 1 });
    expect((await nextLook(intent)).pause).toBeNull();
  });

  test('repeats a look soon that failed, which counts for nothing; the others are looked for', async () => {
    const [away, there] = [await intend(), await intend()];
    await set(away, { sweeps: 3, nextSweepAt: new Date(NOW) });
    const signature = await burn(away.reference);
    await burn(there.reference);
    shown.answers.getTransaction = (asked: string) =>
      asked === signature ? null : shown.transactions.get(asked);
    now += PAUSE;
    expect(await round()).toEqual({ ...NOTHING, looked: 1, failed: 1, recorded: 1 });
    expect(errors).toEqual([[`the chain mentions ${signature} but does not show it`, away.id]]);
    expect(await nextLook(away)).toEqual({ sweeps: 3, pause: PAUSE });
    // One call: a look does not wait for what is not there.
    expect(shown.calls.filter(({ params }) => params[0] === signature)).toHaveLength(1);
    shown.answers.getTransaction = () => {
      throw new Error('away');
    };
    now += PAUSE;
    expect(await round()).toMatchObject({ failed: 1 });
    expect(await nextLook(away)).toEqual({ sweeps: 3, pause: PAUSE });
  });

  test('does not look again for what was paid, although the confirmation of the write was lost', async () => {
    const intent = await intend();
    await burn(intent.reference);
    now += PAUSE;
    let written = 0;
    const losing: Db = Object.create(database.db);
    const execute = async (query: SQLWrapper): Promise<unknown> => {
      const answer: unknown = await database.db.execute(query);
      written += 1;
      // The first asks whether the burn is known; the second is the payment, and commits.
      if (written === 2) throw new Error('the answer to the payment was lost');
      return answer;
    };
    losing.execute = execute as Db['execute'];
    expect(await round(losing)).toEqual({ ...NOTHING, failed: 1 });
    expect(await database.db.select().from(purchases)).toMatchObject([{ intentId: intent.id }]);
    expect((await nextLook(intent)).pause).toBeNull();
    // The last look of all failed: it leaves no date either, and is repeated all the same.
    const late = await intend();
    shown.answers.getSignaturesForAddress = () => {
      throw new Error('away');
    };
    now = late.expiresAt.getTime() + 7 * DAY + 1;
    expect(await round()).toEqual({ ...NOTHING, failed: 1 });
    expect((await nextLook(late)).pause).toBe(PAUSE);
  });

  test('takes fifty, those first that have waited longest, and says that there may be more', async () => {
    const { id: _, reference: __, ...intent } = await intend();
    await database.db.delete(purchaseIntents);
    const rows = Array.from({ length: 51 }, (_, index) => ({
      ...intent,
      id: crypto.randomUUID(),
      reference: `${index}`,
      // The first written is due last.
      nextSweepAt: new Date(now - index),
    }));
    await database.db.insert(purchaseIntents).values(rows);
    expect(await round()).toEqual({ ...NOTHING, looked: 50, isFull: true });
    const left = await database.db.select().from(purchaseIntents).where(eq(purchaseIntents.sweeps, 0));
    expect(left.map(({ reference }) => reference)).toEqual(['0']);
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
  });

  test('does not wait for what another server looks for', async ({ skip }) => {
    if (kind === 'pglite') skip('it has one connection, and one server');
    const { id } = await intend();
    await intend();
    now += PAUSE;
    const release = await uncommitted(database.db, (tx) =>
      tx.select().from(purchaseIntents).where(eq(purchaseIntents.id, id)).for('update'),
    );
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
    await release();
    expect(await round()).toEqual({ ...NOTHING, looked: 1 });
  });

  test('of several servers at once looks for each promise once', async () => {
    for (let made = 0; made < 6; made += 1) await intend();
    now += PAUSE;
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { looked }) => sum + looked, 0)).toBe(6);
    expect(shown.calls).toHaveLength(6);
  });
});

describe('which mentions of a reference one look takes', () => {
  const mentions = (many: number) => Array.from({ length: many }, (_, i) => i);

  test('all, while they are few', () => {
    expect(mentionsToLookAt(mentions(0), 1)).toEqual([]);
    expect(mentionsToLookAt(mentions(26), 1)).toEqual(mentions(26));
    expect(mentionsToLookAt(mentions(50), 3)).toEqual(mentions(50));
  });

  test('the oldest and the newest, and between them twenty more at each look, until it begins anew', () => {
    const ends = [...mentions(15), ...mentions(15).map((i) => i + 36)];
    const between = (from: number, to: number) => mentions(to - from).map((i) => i + from);
    expect(mentionsToLookAt(mentions(51), 1)).toEqual([...ends, ...between(15, 35)]);
    expect(mentionsToLookAt(mentions(51), 2)).toEqual([...ends, 35]);
    expect(mentionsToLookAt(mentions(51), 3)).toEqual([...ends, 34, 35]);
  });

  test.each([51, 200, 1_234])(
    'the newest at every look, and after enough looks each of %i, once at a time',
    (many) => {
      const seen = new Set<number>();
      for (let look = 1; look <= Math.ceil(many / 20); look++) {
        const taken = mentionsToLookAt(mentions(many), look);
        expect(taken.length).toBeLessThanOrEqual(50);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken).toContain(many - 1);
        for (const mention of taken) seen.add(mention);
      }
      expect(seen.size).toBe(many);
    },
  );
});
