/** Reads a statement by Postgres' own grammar: which tables it touches, and by which of its values their keys are named. */
import { parseSync } from 'libpg-query';
import {
  addConditions,
  outputs,
  placeOf,
  type Reading,
  readRest,
  type Tables,
  type Touched,
} from './conditions.ts';
import { type Columns, join, joinAll, newPlace, type Place, rootOf, type Value } from './places.ts';
import { newScope, type Scope } from './scope.ts';
import { addSource, addTable, renamed } from './sources.ts';
import { itemsOf, type Query, queryOf, type SelectStmt } from './tree.ts';

/** One table, once. */
export type Use = Pick<Touched, 'verb' | 'table' | 'group'> & {
  /** What its key is equal to; none of what is local. */
  readonly values: readonly Value[];
};

export type Statement = {
  readonly uses: readonly Use[];
  /** Of tables whose key is not named: what is done with which, by which columns. */
  readonly keyless: readonly string[];
  /** What only one Postgres knows. */
  readonly oneNode: readonly string[];
};

export function readStatement(text: string, tables: Tables): Statement {
  const reading: Reading = {
    tables,
    touched: [],
    oneNode: new Set(),
    done: new Set(),
    read: (query, outer) => read(reading, query, outer),
  };
  for (const { stmt } of parseSync(text).stmts ?? []) {
    const query = queryOf(stmt);
    if (query !== undefined) read(reading, query, undefined);
  }
  const reported = new Set<Place>();
  const keyless = reading.touched.flatMap(({ verb, table, key, source }) => {
    if (key === undefined) return [];
    const root = rootOf(key);
    // Of tables that are joined by their keys, one is enough.
    if (root.values.size > 0 || reported.has(root)) return [];
    reported.add(root);
    return [`${verb} ${table} by ${[...source.asked].sort().join(', ') || 'nothing'}`];
  });
  const uses = reading.touched.map(({ verb, table, group, key }) => ({
    verb,
    table,
    group,
    values: key === undefined ? [] : [...rootOf(key).values],
  }));
  return { uses, keyless, oneNode: [...reading.oneNode] };
}

/** Reads a query and all within it; what its rows have. */
function read(reading: Reading, query: Query, outer: Scope | undefined): Columns {
  const scope = newScope(outer);
  for (const node of query.tree.withClause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
    const inner = queryOf(ctequery);
    if (inner !== undefined) scope.named.set(ctename, renamed(read(reading, inner, scope), aliascolnames));
  }
  switch (query.verb) {
    case 'select':
      return readSelect(reading, query.tree, scope);
    case 'insert': {
      const { relation, cols = [], selectStmt, onConflictClause, returningClause } = query.tree;
      const rows = queryOf(selectStmt);
      const given = rows === undefined ? [] : read(reading, rows, scope);
      const target = addTable(reading, scope, relation?.relname, relation?.alias?.aliasname, 'insert');
      const names = cols.flatMap((node) => ('ResTarget' in node ? [node.ResTarget.name ?? ''] : []));
      const filled =
        names.length === 0 ? target : names.map((name) => target.find((column) => column.name === name));
      joinAll(
        filled.map((column) => column?.place ?? newPlace()),
        given.map(({ place }) => place),
      );
      readRest(reading, scope, onConflictClause, returningClause);
      return outputs(reading, scope, returningClause?.exprs);
    }
    case 'update': {
      const { relation, fromClause = [], whereClause, targetList, returningClause } = query.tree;
      addTable(reading, scope, relation?.relname, relation?.alias?.aliasname, 'update');
      for (const node of fromClause) addSource(reading, scope, node, 'select');
      addConditions(reading, scope, whereClause);
      readRest(reading, scope, targetList, whereClause, returningClause);
      return outputs(reading, scope, returningClause?.exprs);
    }
    case 'delete': {
      const { relation, usingClause = [], whereClause, returningClause } = query.tree;
      addTable(reading, scope, relation?.relname, relation?.alias?.aliasname, 'delete');
      for (const node of usingClause) addSource(reading, scope, node, 'select');
      addConditions(reading, scope, whereClause);
      readRest(reading, scope, whereClause, returningClause);
      return outputs(reading, scope, returningClause?.exprs);
    }
  }
}

function readSelect(reading: Reading, tree: SelectStmt, scope: Scope): Columns {
  reading.done.add(tree);
  const { larg, rarg, valuesLists, fromClause = [], whereClause, lockingClause } = tree;
  if (larg !== undefined && rarg !== undefined) {
    const left = read(reading, { verb: 'select', tree: larg }, scope);
    const right = read(reading, { verb: 'select', tree: rarg }, scope);
    joinAll(
      left.map(({ place }) => place),
      right.map(({ place }) => place),
    );
    return left;
  }
  if (valuesLists !== undefined) {
    const columns: { name: string; place: Place }[] = [];
    for (const row of valuesLists)
      itemsOf(row).forEach((item, index) => {
        columns[index] ??= { name: `column${index + 1}`, place: newPlace() };
        join((columns[index] as { place: Place }).place, placeOf(reading, scope, item));
      });
    readRest(reading, scope, valuesLists);
    return columns;
  }
  for (const node of fromClause)
    addSource(reading, scope, node, lockingClause === undefined ? 'select' : 'lock');
  addConditions(reading, scope, whereClause);
  const { targetList, groupClause, havingClause, sortClause, limitCount, distinctClause, windowClause } =
    tree;
  const columns = outputs(reading, scope, targetList);
  readRest(reading, scope, targetList, whereClause, groupClause, havingClause, sortClause, limitCount);
  readRest(reading, scope, distinctClause, windowClause);
  return columns;
}
