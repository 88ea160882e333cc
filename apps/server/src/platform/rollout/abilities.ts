/** While an update goes on, servers of two builds run: what earlier ones would misread is not written yet. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { rowsOf } from '../db/statement.ts';

/** An update of all servers takes minutes. */
const UPDATE_HOURS = 24;

/**
 * Whether an update that brought this ability is surely over. The first call, by a server that has it, notes the moment;
 * earlier builds do not ask, and a name must never be asked about by one that lacks the ability.
 */
export async function everyServerCan(db: Queryable, name: string): Promise<boolean> {
  const answer = await db.execute(sql`
    with noted as (
      insert into abilities (name, since) values (${name}, clock_timestamp()) on conflict (name) do nothing
    )
    select since <= clock_timestamp() - ${UPDATE_HOURS}::integer * interval '1 hour' as "areAll"
    from abilities where name = ${name}`);
  return rowsOf<{ areAll: boolean }>(answer)[0]?.areAll ?? false;
}
