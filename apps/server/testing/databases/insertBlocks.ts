/**
 * Holds a server in the middle of a transaction, by the database and not by good timing: while a table is blocked, a transaction that
 * writes it waits, its rows written and nothing committed, until the test has killed the server.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../harness/until.ts';

/** The last table that each transaction under test writes, and how it writes it. */
const BLOCKABLE = {
  audit_entries: 'insert',
  battle_actions: 'insert',
  battle_effects: 'insert',
  point_entries: 'insert',
  purchases: 'insert',
  user_cards: 'insert or update',
} as const;
export type Blockable = keyof typeof BLOCKABLE;

export type InsertBlocks = {
  /** From now on, every writer of this table waits. One table at a time. */
  begin(table: Blockable): Promise<void>;
  /** Resolves as soon as a statement waits. */
  reached(): Promise<void>;
  /** Once the server is dead: what it wrote is undone, or comes to its end without it. No statement waits any more. */
  end(waiting: 'undone' | 'finished'): Promise<void>;
  close(): Promise<void>;
};

/** Far longer than a test needs to kill the server. */
const LONGEST_SECONDS = 60;

const triggers = (wait: string): string =>
  [
    `create or replace function wait_at_block() returns trigger language plpgsql as $$ begin ${wait} return null; end $$;`,
    ...Object.entries(BLOCKABLE).map(
      ([table, written]) =>
        `create or replace trigger wait_at_block after ${written} on ${table} for each row execute function wait_at_block();`,
    ),
  ].join('\n');

/** One file beside the database's own says that a table is blocked, another one that a statement waits. */
export const PGLITE_TRIGGERS = triggers(`
  if (pg_stat_file('block-' || tg_table_name, true)).size is not null then
    execute format('copy (select 1) to %L', current_setting('data_directory') || '/waits-' || tg_table_name);
    perform pg_sleep(${LONGEST_SECONDS});
  end if;`);

/** For a server over a folder of `newDataDir('blockable')`: it waits as a whole, and with its process the database dies. */
export function pgliteBlocks(dataDir: string): InsertBlocks {
  let table: Blockable | undefined;
  const file = (name: 'block' | 'waits') => join(dataDir, 'db', `${name}-${table}`);
  return {
    async begin(blocked) {
      table = blocked;
      writeFileSync(file('block'), '');
    },
    reached: () => until(() => existsSync(file('waits'))),
    async end(waiting) {
      if (waiting === 'finished') throw new Error('PGlite finishes nothing without its process');
      for (const name of ['block', 'waits'] as const) rmSync(file(name));
    },
    close: async () => {},
  };
}

/** Any number fits, as long as the product takes no advisory lock of two numbers. */
const LOCKS = 7_053;
const POSTGRES_TRIGGERS = triggers(
  `perform pg_advisory_xact_lock_shared(${LOCKS}, hashtext(tg_table_name));`,
);
const WAITING = `
  select 1 from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and not granted
  and database = (select oid from pg_database where datname = current_database())`;
const CONNECTIONS = 'from pg_stat_activity where datname = current_database() and application_name = $1';

/**
 * For a server over a Postgres, that is known there by a name of its own. Its connections outlive it, so that what they
 * come to is the test's choice.
 */
export async function postgresBlocks(url: string, name: string): Promise<InsertBlocks> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(POSTGRES_TRIGGERS);
  let table: Blockable | undefined;
  const lock = (what: 'lock' | 'unlock') =>
    client.query(`select pg_advisory_${what}($1, hashtext($2))`, [LOCKS, table]);
  const finds = async (query: string, values: unknown[]) =>
    (await client.query(query, values)).rows.length > 0;
  return {
    async begin(blocked) {
      table = blocked;
      await lock('lock');
    },
    reached: () => until(() => finds(WAITING, [])),
    async end(waiting) {
      if (waiting === 'finished') await lock('unlock');
      const left = waiting === 'finished' ? 'select 1' : 'select pg_terminate_backend(pid)';
      await until(async () => !(await finds(`${left} ${CONNECTIONS}`, [name])));
      if (waiting === 'undone') await lock('unlock');
    },
    close: () => client.end(),
  };
}
