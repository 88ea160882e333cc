/**
 * What a migration would take from servers of the version before it, read by Postgres' own grammar: everything that is not known to
 * leave their reads and writes as they were. Needs `loadModule` of libpg-query first.
 */
import { type AlterTableCmd, type Constraint, type Node, parseSync } from 'libpg-query';
import { type SnapshotTable, uniqueKeysOf } from '../databases/snapshot.ts';
import { type NewColumn, newColumn } from './newColumn.ts';
import { textsOf } from './tree.ts';

/** Of these no server removes a row, so that new rows may point at them for good; elsewhere they go with what they point at. */
const ROWS_STAY = new Set(['wallets', 'cards', 'card_sets', 'pack_types', 'battles', 'restores']);

type Reading = {
  readonly before: ReadonlyMap<string, SnapshotTable>;
  readonly created: Set<string>;
  /** By table and name. */
  readonly added: Map<string, NewColumn>;
};

/** `before`: the tables as the migration finds them. Answers in words, nothing where it only adds. */
export function takenAway(text: string, before: readonly SnapshotTable[]): string[] {
  const reading: Reading = {
    before: new Map(before.map((table) => [table.name, table])),
    created: new Set(),
    added: new Map(),
  };
  return (parseSync(text).stmts ?? []).flatMap(({ stmt }) =>
    stmt === undefined ? [] : judge(reading, stmt),
  );
}

function judge(reading: Reading, stmt: Node): string[] {
  if ('CreateStmt' in stmt) {
    const { relation, tableElts = [] } = stmt.CreateStmt;
    const table = relation?.relname ?? '';
    reading.created.add(table);
    return constraintsIn(tableElts).flatMap((each) => pointsAt(table, each));
  }
  if ('AlterTableStmt' in stmt) {
    const { relation, cmds = [] } = stmt.AlterTableStmt;
    return cmds.flatMap((cmd) =>
      'AlterTableCmd' in cmd ? changed(reading, relation?.relname ?? '', cmd.AlterTableCmd) : [],
    );
  }
  if ('IndexStmt' in stmt) {
    const { unique, relation, idxname, indexParams = [], nulls_not_distinct } = stmt.IndexStmt;
    const columns = indexParams.flatMap((each) => ('IndexElem' in each ? [each.IndexElem.name ?? ''] : []));
    const isMet = !unique || isKeyMet(reading, relation?.relname ?? '', columns, nulls_not_distinct);
    return isMet ? [] : [`unique index ${idxname} on ${relation?.relname}`];
  }
  if ('InsertStmt' in stmt) {
    const table = stmt.InsertStmt.relation?.relname ?? '';
    return reading.created.has(table) ? [] : [`insert into ${table}`];
  }
  if ('UpdateStmt' in stmt) {
    const { relation, targetList = [] } = stmt.UpdateStmt;
    const table = relation?.relname ?? '';
    const names = targetList.flatMap((each) => ('ResTarget' in each ? [each.ResTarget.name ?? ''] : []));
    return names
      .filter((name) => !reading.created.has(table) && !reading.added.has(`${table}.${name}`))
      .map((name) => `update ${table}.${name}`);
  }
  if ('CreateFunctionStmt' in stmt)
    return stmt.CreateFunctionStmt.replace
      ? [`replace function ${textsOf(stmt.CreateFunctionStmt.funcname).join('.')}`]
      : [];
  // What it does, only a server of before can tell: `npm run tool -- upgrade`.
  if ('CreateTrigStmt' in stmt)
    return stmt.CreateTrigStmt.replace ? [`replace trigger ${stmt.CreateTrigStmt.trigname}`] : [];
  if ('DropStmt' in stmt)
    return (stmt.DropStmt.objects ?? []).map((each) => `drop ${namesIn(each).join('.')}`);
  return [Object.keys(stmt).join()];
}

function changed(
  reading: Reading,
  table: string,
  { subtype = 'AT_SetOptions', name, def }: AlterTableCmd,
): string[] {
  if (reading.created.has(table))
    return def !== undefined && 'Constraint' in def ? pointsAt(table, def.Constraint) : [];
  if (subtype === 'AT_AddColumn' && def !== undefined && 'ColumnDef' in def) {
    const column = newColumn(table, def.ColumnDef);
    reading.added.set(`${table}.${def.ColumnDef.colname}`, column);
    const references = constraintsIn(def.ColumnDef.constraints).flatMap((each) => pointsAt(table, each));
    return [...column.asks, ...references];
  }
  if (subtype === 'AT_AddConstraint' && def !== undefined && 'Constraint' in def)
    return constraint(reading, table, def.Constraint);
  // What need not be so any more takes nothing.
  if (subtype === 'AT_DropConstraint' && isLooser(reading.before.get(table), name ?? '')) return [];
  if (subtype === 'AT_ValidateConstraint') return [];
  return [`${table}: ${subtype}${name === undefined ? '' : ` ${name}`}`];
}

/** Also one that is not valid yet: it holds for every row that is written from then on. */
function constraint(reading: Reading, table: string, rule: Constraint): string[] {
  const { contype, conname = contype, keys, fk_attrs, nulls_not_distinct } = rule;
  if (contype === 'CONSTR_FOREIGN') {
    const isUnasked = textsOf(fk_attrs).some((column) => reading.added.get(`${table}.${column}`)?.isLeftNull);
    return isUnasked ? pointsAt(table, rule) : [`${table} asks for ${conname}`];
  }
  const isKey = contype === 'CONSTR_UNIQUE';
  return isKey && isKeyMet(reading, table, textsOf(keys), nulls_not_distinct)
    ? []
    : [`${table} asks for ${conname}`];
}

/** Whether rows meet it that are written without knowing it: some column stays null, or fewer columns were a key before. */
function isKeyMet(
  { before, created, added }: Reading,
  table: string,
  columns: readonly string[],
  areNullsAlike = false,
): boolean {
  if (created.has(table)) return true;
  if (!areNullsAlike && columns.some((column) => added.get(`${table}.${column}`)?.isLeftNull)) return true;
  const known = before.get(table);
  return (
    known !== undefined &&
    uniqueKeysOf(known).some(
      (key) => key.where === undefined && key.columns.every((each) => columns.includes(each)),
    )
  );
}

/** A row that a server of before removes, not knowing of those that point at it. */
function pointsAt(table: string, { contype, pktable, fk_del_action }: Constraint): string[] {
  if (contype !== 'CONSTR_FOREIGN' || fk_del_action === 'c' || fk_del_action === 'n') return [];
  const to = pktable?.relname ?? '';
  return ROWS_STAY.has(to) ? [] : [`${table} holds rows of ${to}`];
}

const namesIn = (node: Node): string[] => textsOf('List' in node ? node.List.items : [node]);

const isLooser = (table: SnapshotTable | undefined, name: string): boolean =>
  table !== undefined && (name in table.foreignKeys || name in table.checkConstraints);

const constraintsIn = (nodes: readonly Node[] = []): Constraint[] =>
  nodes.flatMap((node) => {
    if ('Constraint' in node) return [node.Constraint];
    return 'ColumnDef' in node ? constraintsIn(node.ColumnDef.constraints) : [];
  });
