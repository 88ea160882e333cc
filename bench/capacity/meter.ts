/** What a server and its database did between two looks, in every respect. */
import pg from 'pg';
import { type Cost, less } from './cost.ts';
import { parentOf, timeOfPostgres, timeOfProcess } from './processTime.ts';
import type { Tap } from './tap.ts';

/** The name of the connections that only look, to Postgres; what they cost is left out. */
export const LOOKING = 'capacity';

export type Taps = { readonly http: Tap; readonly database: Tap; readonly chain: Tap };

export type Meter = {
  /** What was done since the answered function was called, once that is awaited, and the milliseconds in between. */
  begin(): Promise<() => Promise<{ cost: Cost; ms: number }>>;
  /** Bytes on the disk for each byte of the rows in the tables that grew since the start. */
  diskAByte(): Promise<number>;
  close(): Promise<void>;
};

/** `url` leads to the database past its tap. */
export async function openMeter(serverPid: number, url: string, taps: Taps): Promise<Meter> {
  const client = new pg.Client({ connectionString: url, application_name: LOOKING });
  await client.connect();
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const [own] = await rows<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(own?.pid ?? 0);
  const tables = await rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const contents = tables
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::float8 as stored from "${name}" t`,
    )
    .join(' union all ');
  const readContents = () => rows<{ name: string; rows: number; stored: number }>(contents);
  const atFirst = new Map((await readContents()).map(({ name, rows: count }) => [name, count]));

  /** Without what lies in tables: to count that takes its time, and is no part of it. */
  async function counters(): Promise<Omit<Cost, 'rows' | 'stored'>> {
    const looking = await rows<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = '${LOOKING}'`,
    );
    const [log] = await rows<{ bytes: number }>(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes",
    );
    const [http, database, chain] = [taps.http, taps.database, taps.chain].map((tap) => tap.passed());
    return {
      statements: database?.asked ?? 0,
      toDatabase: database?.to ?? 0,
      fromDatabase: database?.from ?? 0,
      http: (http?.to ?? 0) + (http?.from ?? 0),
      chain: chain?.asked ?? 0,
      server: timeOfProcess(serverPid),
      database: timeOfPostgres(postmaster, new Set(looking.map(({ pid }) => pid))),
      log: log?.bytes ?? 0,
    };
  }

  async function sizes(): Promise<Pick<Cost, 'rows' | 'stored'>> {
    const all = await readContents();
    return {
      rows: all.reduce((sum, { rows: count }) => sum + count, 0),
      stored: all.reduce((sum, { stored }) => sum + stored, 0),
    };
  }

  return {
    async begin() {
      const sizesBefore = await sizes();
      const before: Cost = { ...sizesBefore, ...(await counters()) };
      const begun = performance.now();
      return async () => {
        const now = await counters();
        const ms = performance.now() - begun;
        return { cost: less({ ...now, ...(await sizes()) }, before), ms };
      };
    },
    async diskAByte() {
      const grown = (await readContents()).filter(
        ({ name, rows: count }) => count > (atFirst.get(name) ?? 0),
      );
      const stored = grown.reduce((sum, each) => sum + each.stored, 0);
      let disk = 0;
      for (const { name } of grown) {
        // What dead rows leave free is used again; here it goes, so that only the living count.
        await client.query(`vacuum full "${name}"`);
        const [size] = await rows<{ bytes: number }>(
          `select pg_total_relation_size('"${name}"')::float8 as bytes`,
        );
        disk += size?.bytes ?? 0;
      }
      return disk / stored;
    },
    close: () => client.end(),
  };
}
