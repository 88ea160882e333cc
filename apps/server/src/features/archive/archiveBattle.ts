/** Moves one battle from the hot tables into the archive, if its log, played again, comes to all that was written of it. */
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { named, oneStatement, rowsOf } from '../../platform/db/statement.ts';
import {
  battleActions,
  battles,
  type Difference,
  differenceOf,
  keptInRow,
  pack,
  unpack,
  type WholeBattle,
} from '../battles/index.ts';

type BattleRow = typeof battles.$inferSelect;

/** `changed`: it is not there any more, or another call wrote it meanwhile; nothing was done. */
export type Archiving =
  | { readonly outcome: 'archived' | 'changed' }
  | { readonly outcome: 'refused'; readonly because: Difference; readonly error?: unknown };

type Inputs = { readonly now: Date; readonly breathe: () => Promise<void> };

/** One that is refused stays as it is, with the reason beside it, and is not tried again by itself. */
export async function archiveBattle(db: Db, id: string, { now, breathe }: Inputs): Promise<Archiving> {
  const [row] = await db.select().from(battles).where(eq(battles.id, id));
  if (row === undefined || row.isArchived || row.status === 'open') return { outcome: 'changed' };
  const whole = await readWhole(db, row);
  if (whole === undefined) return refuse(db, row, { because: 'log-broken' });
  const { because, error } = await judge(whole, breathe);
  if (because !== null) return refuse(db, row, { because, error });
  const packed = await pack(whole);
  // What is deleted must be what can be read: the same text, to the order of its fields.
  if (JSON.stringify(await unpack(packed)) !== JSON.stringify(whole))
    throw new Error(`the document of battle ${id} does not say what its rows say`);
  return { outcome: (await move(db, row, packed, now)) ? 'archived' : 'changed' };
}

async function refuse(
  db: Db,
  row: BattleRow,
  { because, error }: { readonly because: Difference; readonly error?: unknown },
): Promise<Archiving> {
  const refused = { outcome: 'refused', because, error } as const;
  // Nothing is wrong with it: servers that play it can tell.
  if (because === 'other-rules') return refused;
  const kept = await db
    .update(battles)
    .set({ notArchivedBecause: because })
    .where(isStill(row))
    .returning({ id: battles.id });
  // Steps may be missing because another server has moved them.
  return kept.length === 0 ? { outcome: 'changed' } : refused;
}

/** `undefined` where steps are missing. */
async function readWhole(db: Queryable, row: BattleRow): Promise<WholeBattle | undefined> {
  const { version, action, events, at } = battleActions;
  const log = await db
    .select({ version, action, events, at })
    .from(battleActions)
    .where(eq(battleActions.battleId, row.id))
    .orderBy(asc(version));
  if (log.length !== row.version + 1 || log.some((step, place) => step.version !== place)) return undefined;
  const steps = log.map(({ version: _, ...step }) => step);
  return { setup: row.setup, state: row.state, recent: row.recent, log: steps };
}

type Judged = { readonly because: Difference | null; readonly error?: unknown };

/** A log that breaks the engine is no reason to stop before the other battles. */
async function judge(whole: WholeBattle, breathe: () => Promise<void>): Promise<Judged> {
  try {
    return { because: await differenceOf(whole, breathe) };
  } catch (error) {
    return { because: 'unplayable', error };
  }
}

/** As it was read: `rebuild` alone writes battles that are over, and leaves another moment. */
const isStill = ({ id, version, touchedAt }: BattleRow): SQL =>
  sql`${battles.id} = ${id} and ${battles.version} = ${version} and ${battles.status} <> 'open'
    and not ${battles.isArchived} and date_trunc('milliseconds', ${battles.touchedAt}) = ${touchedAt.toISOString()}::timestamptz`;

/** In one statement, so whole or not at all. */
async function move(
  db: Db,
  row: BattleRow,
  { form, hash, document }: Awaited<ReturnType<typeof pack>>,
  now: Date,
): Promise<boolean> {
  const { setup, state } = keptInRow(row);
  const moved = named(
    'moved',
    sql`update battles set
        setup = ${JSON.stringify(setup)}::jsonb,
        state = ${JSON.stringify(state)}::jsonb,
        recent = '[]'::jsonb,
        is_archived = true,
        not_archived_because = null
      where ${isStill(row)}
      returning id`,
  );
  const kept = named(
    'kept',
    sql`insert into battle_archive (battle_id, form, hash, document, archived_at)
      select id, ${form}::integer, ${hash}, ${document}::bytea, ${now.toISOString()}::timestamptz
      from ${moved.name}`,
  );
  const gone = named(
    'gone',
    sql`delete from battle_actions where battle_id = ${row.id} and exists (select from ${moved.name})`,
  );
  const answer = await db.execute(oneStatement([moved, kept, gone], sql`select id from ${moved.name}`));
  return rowsOf(answer).length > 0;
}
