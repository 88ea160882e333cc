/** Battles that are over for long move into the archive, by the server's own job, in the proportions of a player's day. */
import { setTimeout as wait } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../rows.ts';
import type { Measure } from './calls.ts';
import { ASSUMED } from './day.ts';
import type { Site } from './site.ts';

const LOOK_MS = 500;
const LONGEST_MS = 120_000;

export type Over = {
  readonly classic: readonly string[];
  readonly official: readonly string[];
  readonly expert: readonly string[];
  readonly paired: readonly string[];
};

/** As on the second day of the first server that can: it archives nothing on its first one. */
export async function beADayOlder({ beside }: Site): Promise<void> {
  await beside.db.execute(sql`update abilities set since = since - interval '2 days'`);
}

export async function archive(measure: Measure, site: Site, over: Over): Promise<void> {
  const ids = ofADay(over);
  const rows = await rowsOfAll(site, ids);
  await measure('archive', async () => {
    await age(site, ids);
    const until = Date.now() + LONGEST_MS;
    while ((await left(site, ids)) > 0) {
      if (Date.now() > until) throw new Error('the archive does not come to an end');
      await wait(LOOK_MS);
    }
    return rows / 100;
  });
}

/** As many of each kind as a player has of them, for as many players as there are battles of all kinds. */
function ofADay({ classic, official, expert, paired }: Over): string[] {
  const other = [...expert, ...official].slice(0, Math.min(official.length, 2 * classic.length));
  const players = other.length / 2;
  const ids = [...other, ...classic.slice(0, players), ...paired.slice(0, players / 2)];
  if (ids.length < players * 3.5 - 1) throw new Error(`only ${ids.length} battles are over`);
  return ids;
}

async function age({ beside }: Site, ids: readonly string[]): Promise<void> {
  const days = sql`${ASSUMED.archiveAfterDays + 1}::integer * interval '1 day'`;
  await beside.db.execute(
    sql`update battles set touched_at = now() - ${days} where ${inArray(sql`id`, [...ids])} and status <> 'open'`,
  );
}

/** As the calls of a battle write them, those that stay among them. */
async function rowsOfAll({ beside }: Site, ids: readonly string[]): Promise<number> {
  const of = (table: string, id: string) =>
    sql`(select count(*) from ${sql.raw(table)} where ${inArray(sql.raw(id), [...ids])})`;
  const [row] = await rowsOf(
    beside,
    sql`select (${of('battles', 'id')} + ${of('battle_seats', 'battle_id')} + ${of('battle_actions', 'battle_id')} + ${of('wallet_battles', 'battle_id')})::int as rows`,
  );
  return Number(row?.rows);
}

async function left({ beside }: Site, ids: readonly string[]): Promise<number> {
  const [row] = await rowsOf(
    beside,
    sql`select count(*) filter (where not is_archived)::int as left, max(not_archived_because) as because
      from battles where ${inArray(sql`id`, [...ids])}`,
  );
  if (row?.because != null) throw new Error(`the archive refused a battle: ${row.because}`);
  return Number(row?.left);
}
