/** What the documentation has an operator run when the disk is full takes away old abandoned battles whole, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../testing/databases/databases.ts';
import { rowsOf } from './platform/db/statement.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/operations/incidents.md'), 'utf8');
const OLD = '00000000-0000-4000-8000-00000000000a';
const UNWRITTEN = '00000000-0000-4000-8000-00000000000b';
const ENDED = '00000000-0000-4000-8000-00000000000c';
const TABLES = [
  'battle_actions',
  'battle_archive',
  'battle_effects',
  'battle_seats',
  'battles',
  'wallet_battles',
];

test.each(databasesFor('behaviour'))(
  'abandoned battles of long ago go from every table on %s',
  async (kind) => {
    const script = /```sql\n(begin;\ndelete from battle_actions[\s\S]*?commit;)\n```/.exec(PAGE)?.[1];
    if (script === undefined) throw new Error('the page has no such script');
    const { db, close } = await freshDatabase(kind);
    await db.execute(sql`insert into wallets (address) values ('ash')`);
    for (const [id, status] of [
      [OLD, 'abandoned'],
      [UNWRITTEN, 'abandoned'],
      [ENDED, 'ended'],
    ] as const) {
      await db.execute(sql`
      insert into battles (id, mode, setup, setup_hash, state, recent, version, status, is_archived, created_at, touched_at, ended_at)
      values (${id}, 'match', '{"rules": "classic", "rulesVersion": 1}', 'hash', '{"winner": null, "turn": 1}', '[]', 0, ${status},
        true, '2020-01-01', '2020-01-01', '2020-01-01')`);
      await db.execute(sql`
      insert into battle_seats (battle_id, seat, wallet, name, kind, is_open)
      values (${id}, 0, 'ash', 'Ash', 'player', false), (${id}, 1, null, 'Emil', 'ai', false)`);
      await db.execute(sql`insert into battle_archive values (${id}, 1, 'hash', '', '2020-03-01')`);
      const result = id === UNWRITTEN ? null : status === 'ended' ? 'draw' : status;
      await db.execute(sql`
      insert into wallet_battles (wallet, battle_id, mode, rules, opponent_name, opponent_kind, created_at, claimed_until, result)
      values ('ash', ${id}, 'match', 'classic', 'Emil', 'ai', '2020-01-01', '2020-01-01', ${result})`);
    }
    await db.execute(sql`insert into battle_effects values (${UNWRITTEN}, 0, 'ash', 0, '2020-01-01')`);
    for (const statement of script.split(/;\s*/).filter((each) => each.startsWith('delete')))
      await db.execute(sql.raw(statement));
    const left = async (table: string) =>
      rowsOf<{ id: string }>(
        await db.execute(
          sql`select distinct ${sql.raw(table === 'battles' ? 'id' : 'battle_id')} as id from ${sql.raw(table)}`,
        ),
      ).map(({ id }) => id);
    const all = await Promise.all(TABLES.map(async (table) => [table, await left(table)]));
    const none = new Set(['battle_actions', 'battle_effects']);
    expect(all).toEqual(TABLES.map((table) => [table, none.has(table) ? [] : [ENDED]]));
    await close();
  },
);
