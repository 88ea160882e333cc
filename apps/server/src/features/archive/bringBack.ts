/** Moves battles from the archive back into the hot tables, for a server of a build that cannot read it. */
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { named, oneStatement, rowsOf } from '../../platform/db/statement.ts';
import { battleArchive, readArchived } from '../battles/index.ts';

const AT_ONCE = 500;

/** As it was, but for the ids of requests, which the archive does not keep. `false`: it is not in the archive. */
export async function bringBack(db: Db, id: string): Promise<boolean> {
  const whole = await readArchived(db, id);
  if (whole === undefined) return false;
  const { setup, state, recent, log } = whole;
  const steps = JSON.stringify(log.map((step, version) => ({ version, ...step })));
  const back = named(
    'back',
    sql`update battles set
        setup = ${JSON.stringify(setup)}::jsonb,
        state = ${JSON.stringify(state)}::jsonb,
        recent = ${JSON.stringify(recent)}::jsonb,
        is_archived = false
      where id = ${id} and is_archived
      returning id`,
  );
  const kept = named(
    'kept',
    sql`insert into battle_actions (battle_id, version, action, events, at)
      select back.id, step.version, step.action, step.events, step.at
      from ${back.name} as back, jsonb_to_recordset(${steps}::jsonb)
        as step(version integer, action jsonb, events jsonb, at timestamptz)`,
  );
  const gone = named(
    'gone',
    sql`delete from battle_archive where battle_id = ${id} and exists (select from ${back.name})`,
  );
  const answer = await db.execute(oneStatement([back, kept, gone], sql`select id from ${back.name}`));
  return rowsOf(answer).length > 0;
}

/** All ids in the archive, part by part; one that is brought back meanwhile is no more in the next part. */
export async function* archivedIds(db: Db): AsyncGenerator<string> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last !== undefined; ) {
    const rows: { id: string }[] = await db
      .select({ id: battleArchive.battleId })
      .from(battleArchive)
      .where(gt(battleArchive.battleId, last))
      .orderBy(asc(battleArchive.battleId))
      .limit(AT_ONCE);
    for (const { id } of rows) yield id;
    last = rows.at(-1)?.id;
  }
}
