/**
 * What splits a database of one Postgres over many by Citus, made from the table of keys: keys get their distribution column,
 * the catalogue goes everywhere, and every group lies together.
 */
import { DISTRIBUTION, type Placement } from '../../src/platform/db/distribution.ts';
import { type SnapshotTable, type UniqueKey, uniqueKeysOf } from './snapshot.ts';

type Split = Exclude<Placement, string>;

const isSplit = (placement: Placement | undefined): placement is Split => typeof placement === 'object';

const HEAD = `-- Splits the database of one Postgres by the keys of apps/server/src/platform/db/distribution.ts, with Citus. Made from that
-- table: change it there, and run its test with -u. docs/scale.md says what comes before and behind.
-- Run once, by psql, on the coordinator, while no server runs, behind the last migration.
\\set ON_ERROR_STOP on
`;

/** The statements that one Postgres can run too: keys and references get the column that their rows are split by. */
export function keyDdl(tables: readonly SnapshotTable[]): string[] {
  const dropped: { references: string[]; keys: string[] } = { references: [], keys: [] };
  const adds: string[] = [];
  const references: string[] = [];
  for (const table of tables) {
    const placement = DISTRIBUTION[table.name];
    if (!isSplit(placement)) continue;
    const lacking = (columns: readonly string[]) => !columns.includes(placement.key);
    for (const { name, tableTo, columnsFrom, columnsTo, onDelete } of Object.values(table.foreignKeys)) {
      const to = DISTRIBUTION[tableTo];
      if (!isSplit(to) || !lacking(columnsFrom)) continue;
      dropped.references.push(`alter table ${table.name} drop constraint ${name};`);
      references.push(
        `alter table ${table.name} add constraint ${name} foreign key (${[placement.key, ...columnsFrom].join(', ')})` +
          ` references ${tableTo} (${[to.key, ...columnsTo].join(', ')})${onDelete === 'cascade' ? ' on delete cascade' : ''};`,
      );
    }
    const unique = uniqueKeysOf(table);
    for (const key of unique.filter(({ columns }) => lacking(columns))) {
      dropped.keys.push(dropOf(table.name, key));
      if (key.name !== REPLACED) adds.push(...addOf(table.name, placement.key, key, unique));
    }
  }
  return [...TRIGGERS, ...dropped.references, ...dropped.keys, ...adds, ...references];
}

/** One open battle a wallet, for older servers: no key of one battle can say so, and `wallet_battles_open` does. */
const REPLACED = 'battle_seats_open';

/** For the rows of older servers alone, and not to be had on a split table. */
const TRIGGERS = [
  'drop trigger deck_cards_wallet on deck_cards;',
  'drop trigger wallet_battles_begun on battle_seats;',
  'drop trigger wallet_battles_ended on battle_seats;',
];

const dropOf = (table: string, { kind, name }: UniqueKey): string =>
  kind === 'index' ? `drop index ${name};` : `alter table ${table} drop constraint ${name};`;

function addOf(
  table: string,
  key: string,
  { kind, name, columns, where }: UniqueKey,
  unique: readonly UniqueKey[],
): string[] {
  const wanted = [key, ...columns].join(', ');
  const there = unique.find((each) => each.kind === 'index' && each.columns.join(', ') === wanted);
  if (kind === 'primary')
    return [
      `alter table ${table} add constraint ${name} primary key ${there === undefined ? `(${wanted})` : `using index ${there.name}`};`,
    ];
  if (there !== undefined) return [];
  if (kind === 'constraint') return [`alter table ${table} add constraint ${name} unique (${wanted});`];
  return [
    `create unique index ${name} on ${table} (${wanted})${where === undefined ? '' : ` where ${where}`};`,
  ];
}

export function citusDdl(tables: readonly SnapshotTable[]): string {
  const first = new Map<string, string>();
  const splits = Object.entries(DISTRIBUTION).flatMap(([table, placement]) => {
    if (!isSplit(placement)) return [];
    const beside = first.get(placement.group) ?? 'none';
    if (beside === 'none') first.set(placement.group, table);
    return [`select create_distributed_table('${table}', '${placement.key}', colocate_with => '${beside}');`];
  });
  const everywhere = Object.entries(DISTRIBUTION)
    .filter(([, placement]) => placement === 'reference')
    .map(([table]) => `select create_reference_table('${table}');`);
  return [
    HEAD,
    ...['-- Keys and references that lack the column.', ...keyDdl(tables)],
    ...['', '-- The same everywhere.', ...everywhere],
    ...['', '-- Split; the first of a group is where the others lie beside.', ...splits, ''],
  ].join('\n');
}
