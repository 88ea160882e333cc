/**
 * One server at a time does what only one has to: it holds a row of the job's name for a while, by the database's clock. A
 * lease saves work and guards nothing: whatever runs under one must be right when two do it at once.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { fixedStatement, rowsOf } from '../db/statement.ts';
import { jobLeases } from './tables.ts';

export type Leases = {
  /** Holds that name for so long from now on, if it is free or ours; else answers for how long another holder has it. */
  take(name: string, forMs: number): Promise<LeaseAnswer>;
  /** Frees a name that is ours, so that no server waits for a holder that has gone. */
  giveBack(name: string): Promise<void>;
};

/** `leftMs`: how long another holder has it yet, in milliseconds; 0 when it is ours. */
export type LeaseAnswer = { readonly isOurs: boolean; readonly leftMs: number };

/** A row that is another's and has not run out stays as it is; then `taken` is empty. */
const taking = fixedStatement<{ name: string; holder: string; forMs: number }>(
  (value) => sql`with taken as (
      insert into job_leases as held (name, holder, until)
      values (${value('name')}, ${value('holder')}, clock_timestamp() + ${value('forMs')}::integer * interval '1 millisecond')
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where held.holder = excluded.holder or held.until <= clock_timestamp()
      returning name)
    select exists (select from taken) as "isOurs",
      coalesce((
        select greatest(0, ceil(extract(epoch from until - clock_timestamp()) * 1000))::integer
        from job_leases where name = ${value('name')} and not exists (select from taken)), 0) as "leftMs"`,
);

/** `holder` names this server, and no other that runs. */
export const leasesOf = (db: Db, holder: string): Leases => ({
  async take(name, forMs) {
    const [answer] = rowsOf<LeaseAnswer>(await db.execute(taking({ name, holder, forMs })));
    if (answer === undefined) throw new Error('a lease was answered without a row');
    return answer;
  },
  async giveBack(name) {
    await db.delete(jobLeases).where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder)));
  },
});
