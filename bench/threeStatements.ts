/** The reference of all writes: begin, insert, update, insert, commit, by the product's own driver. */
import { randomUUID } from 'node:crypto';
import type { Database } from '@pokesol/server/testing';
import { sql } from 'drizzle-orm';
import type { Contestant } from './rate.ts';

/** Shared by the callers. */
const A_ROUND = 320;

/**
 * By so many callers at once; each updates a row of its own, as battles and offers are. The rows are as large as those that
 * the product writes there. Once for a database, type and number of callers.
 */
export async function threeStatements(
  { db }: Pick<Database, 'db'>,
  type: 'text' | 'jsonb',
  callers: number,
  [first, changed, last]: readonly [string, string, string],
): Promise<Contestant> {
  const nameOf = (name: string) => sql.identifier(`bench_${name}_${type}_${callers}`);
  const [added, kept] = [nameOf('added'), nameOf('kept')];
  const column = sql.raw(type);
  await db.execute(sql`create table ${added} (id uuid primary key, body ${column} not null)`);
  await db.execute(
    sql`create table ${kept} (id integer primary key, body ${column} not null, version integer not null)`,
  );
  for (let lane = 0; lane < callers; lane += 1)
    await db.execute(sql`insert into ${kept} values (${lane}, ${changed}::${column}, 0)`);
  let made = 0;
  const once = (lane: number) => {
    made += 1;
    // Its number makes each a value of its own, as every board and every purchase is.
    const body = `{"made": ${made}, ${changed.slice(1)}`;
    return db.transaction(async (tx) => {
      await tx.execute(sql`insert into ${added} values (${randomUUID()}, ${first}::${column})`);
      await tx.execute(
        sql`update ${kept} set body = ${body}::${column}, version = version + 1 where id = ${lane}`,
      );
      await tx.execute(sql`insert into ${added} values (${randomUUID()}, ${last}::${column})`);
    });
  };
  return {
    name: `begin, insert, update, insert, commit (${first.length + changed.length + last.length} characters)`,
    unit: 'transactions',
    async round() {
      const each = A_ROUND / callers;
      await Promise.all(
        [...Array(callers).keys()].map(async (lane) => {
          for (let time = 0; time < each; time += 1) await once(lane);
        }),
      );
      return A_ROUND;
    },
  };
}
