/** One connection over which whole tables are copied out and in, of Postgres or of PGlite, as Postgres' own COPY writes them. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Queryable } from './database.ts';
import { openPglite } from './openDatabase.ts';

export type CopySource = { kind: 'pglite'; dir: string } | { kind: 'postgres'; url: string };

export type CopyConnection = {
  kind: CopySource['kind'];
  /** The same connection, for statements of the features. */
  db: Queryable;
  run(statement: string): Promise<void>;
  rows<Row extends object>(query: string): Promise<Row[]>;
  /** `copy … to`, without where to. */
  copyOut(copy: string): Promise<Readable>;
  /** `copy … from`, without where from. */
  copyIn(copy: string, data: Readable): Promise<void>;
  close(): Promise<void>;
};

/** Does not migrate: what is there is copied as it is. */
export function openForCopy(source: CopySource): Promise<CopyConnection> {
  return source.kind === 'pglite' ? openFolder(source.dir) : openServer(source.url);
}

async function openServer(url: string): Promise<CopyConnection> {
  const client = new pg.Client({ connectionString: url });
  // What is lost fails the statement under way, which says it.
  client.on('error', () => {});
  await client.connect();
  return {
    kind: 'postgres',
    db: drizzleNode(client),
    run: async (statement) => void (await client.query(statement)),
    rows: async <Row extends object>(query: string) => (await client.query(query)).rows as Row[],
    copyOut: async (copy) => client.query(copyTo(`${copy} to stdout`)),
    copyIn: (copy, data) => pipeline(data, client.query(copyFrom(`${copy} from stdin`))),
    close: () => client.end(),
  };
}

/** A table at a time is held in memory: what outgrows that has outgrown PGlite. */
async function openFolder(dir: string): Promise<CopyConnection> {
  const client = await openPglite(dir);
  return {
    kind: 'pglite',
    db: drizzlePglite(client),
    run: async (statement) => void (await client.exec(statement)),
    rows: async <Row extends object>(query: string) => (await client.query<Row>(query)).rows,
    async copyOut(copy) {
      const { blob } = await client.query(`${copy} to '/dev/blob'`);
      // Of a table without rows there is none.
      return Readable.from(blob === undefined ? [] : [Buffer.from(await blob.arrayBuffer())]);
    },
    async copyIn(copy, data) {
      const blob = new Blob((await data.toArray()) as Uint8Array<ArrayBuffer>[]);
      await client.query(`${copy} from '/dev/blob'`, [], { blob });
    },
    close: () => client.close(),
  };
}
