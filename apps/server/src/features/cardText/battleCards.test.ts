/** Cards as the rules play them: those that battles of the server are dealt from, and those that the shipped files say. */
import { shippedReader } from '@pokesol/card-text/cards';
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import type { BattleCardsAnswer } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { loadShippedSets } from '../shipped/load.ts';
import { SHIPPED_SETS_DIR, setsIn } from '../shipped/setFiles.ts';

describe.each(databasesFor('behaviour'))('battle cards on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  const ask = async (query: string) => {
    const response = await fetch(`${server.base}/api/battle-cards?${query}`);
    return { status: response.status, body: (await response.json()) as BattleCardsAnswer };
  };

  test('are those of the rules, in the order asked for, each once', async () => {
    const { status, body } = await ask('rules=classic&ids=base1-58,base1-1,base1-58');
    expect(status).toBe(200);
    const shipped = ['base1-58', 'base1-1'].flatMap((id) => cardById(id) ?? []);
    expect(body.cards).toEqual(JSON.parse(JSON.stringify(deckFacts(shipped))));
  });

  test.each([
    ['rules=official&ids=base1-1,none-1', 422, { code: 'card-unknown', params: { card: 'none-1' } }],
    ['rules=any&ids=base1-1', 400, {}],
    ['rules=official&ids=', 400, {}],
    [`rules=official&ids=${Array.from({ length: 241 }, (_, number) => `a-${number}`)}`, 400, {}],
  ])('%.40s is refused', async (query, status, refusal) => {
    expect(await ask(query)).toMatchObject({ status, body: refusal });
  });

  test('of the official rules are what the files of the sets say, and asking for them writes no battle and no point', async () => {
    const { db } = server.database;
    await loadShippedSets(db, SHIPPED_SETS_DIR);
    const sets = await setsIn(SHIPPED_SETS_DIR);
    const all = sets.flatMap(({ cards }) => cards);
    const read = shippedReader(all.map(({ card }) => card));
    const facts = new Map(all.map((shipped) => [String(shipped.card.id), shipped]));
    const rowsWritten = async () => {
      await db.execute(sql`select pg_stat_force_next_flush()`);
      return rowsOf(
        await db.execute(sql`
          select relname, n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables
          where relname in ('battles', 'battle_actions', 'point_entries', 'point_balances', 'trainer_records', 'decks')
          order by relname`),
      );
    };
    const before = await rowsWritten();
    expect(before).toHaveLength(6);
    for (const id of ['base1-zap', 'gym1-brock', 'ex1-ruby', 'xy1-resilient-life', 'swsh1-rillaboom']) {
      const ids = (themeDeckById(id)?.lines ?? []).map(({ cardId }) => cardId);
      expect(ids, id).not.toEqual([]);
      const { status, body } = await ask(`rules=official&ids=${ids}`);
      expect(status).toBe(200);
      const expected = ids.map((each) => {
        const shipped = facts.get(each);
        if (shipped === undefined) throw new Error(`No set has ${each}`);
        return read(shipped);
      });
      expect(body.cards).toEqual(JSON.parse(JSON.stringify(expected)));
    }
    expect(await rowsWritten()).toEqual(before);
  });
});
