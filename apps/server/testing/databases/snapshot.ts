/** The tables as a snapshot of the schema has them, beside the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS } from './migrations.ts';

type Named = { readonly name: string };

export type SnapshotTable = Named & {
  readonly columns: Readonly<Record<string, Named & { readonly primaryKey: boolean }>>;
  readonly indexes: Readonly<
    Record<
      string,
      Named & {
        readonly isUnique: boolean;
        readonly columns: readonly { readonly expression: string }[];
        readonly where?: string;
      }
    >
  >;
  readonly foreignKeys: Readonly<
    Record<
      string,
      Named & {
        readonly tableTo: string;
        readonly columnsFrom: readonly string[];
        readonly columnsTo: readonly string[];
        readonly onDelete: string;
      }
    >
  >;
  readonly compositePrimaryKeys: Readonly<Record<string, Named & { readonly columns: readonly string[] }>>;
  readonly uniqueConstraints: Readonly<Record<string, Named & { readonly columns: readonly string[] }>>;
  readonly checkConstraints: Readonly<Record<string, Named>>;
};

/** Those behind the migration of this number, such as `0009`; absent, of the newest. */
export function snapshotTables(migration?: string): SnapshotTable[] {
  const folder = join(MIGRATIONS, 'meta');
  const chosen = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json') && name.startsWith(migration ?? ''))
    .sort()
    .at(-1);
  if (chosen === undefined) throw new Error(`${folder} has no snapshot ${migration ?? ''}`);
  const { tables } = JSON.parse(readFileSync(join(folder, chosen), 'utf8')) as {
    tables: Record<string, SnapshotTable>;
  };
  return Object.values(tables);
}

export const tableColumns = (): Record<string, string[]> =>
  Object.fromEntries(snapshotTables().map(({ name, columns }) => [name, Object.keys(columns)]));

/** What no two rows share: the primary key, unique constraints and unique indexes. */
export type UniqueKey = {
  readonly kind: 'primary' | 'constraint' | 'index';
  readonly name: string;
  readonly columns: readonly string[];
  /** Of which rows alone. */
  readonly where?: string | undefined;
};

export function uniqueKeysOf(table: SnapshotTable): UniqueKey[] {
  const single = Object.values(table.columns).filter(({ primaryKey }) => primaryKey);
  return [
    ...single.map(({ name }) => ({ kind: 'primary' as const, name: `${table.name}_pkey`, columns: [name] })),
    ...Object.values(table.compositePrimaryKeys).map((key) => ({ kind: 'primary' as const, ...key })),
    ...Object.values(table.uniqueConstraints).map(({ name, columns }) => ({
      kind: 'constraint' as const,
      name,
      columns,
    })),
    ...Object.values(table.indexes)
      .filter(({ isUnique }) => isUnique)
      .map(({ name, columns, where }) => ({
        kind: 'index' as const,
        name,
        columns: columns.map(({ expression }) => expression),
        where,
      })),
  ];
}
