/** What a statement's conditions make equal to what, and what else its expressions hold. */
import type { KeyGroup, Placement } from '../../src/platform/db/distribution.ts';
import { type Columns, joinAll, newPlace, type Place } from './places.ts';
import { columnsOfStar, placeOfColumn, type Scope, type Source, sourceOf } from './scope.ts';
import {
  conjuncts,
  isStar,
  itemsOf,
  type Node,
  type Query,
  queryOf,
  type SelectStmt,
  textsOf,
  within,
} from './tree.ts';

/** The columns of every table, and how it is split. */
export type Tables = {
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly placements: Readonly<Record<string, Placement>>;
};

export type Verb = Query['verb'] | 'lock';

/** A table that the statement touches, and where its key stands; what is local has none. */
export type Touched = {
  readonly verb: Verb;
  readonly table: string;
  readonly group: KeyGroup | 'local';
  readonly key: Place | undefined;
  readonly source: Source;
};

/** One statement while it is read. */
export type Reading = {
  readonly tables: Tables;
  readonly touched: Touched[];
  readonly oneNode: Set<string>;
  /** Queries that were read. */
  readonly done: Set<SelectStmt>;
  /** Reads a query within; what its rows have. */
  readonly read: (query: Query, outer: Scope) => Columns;
};

const ONE_NODE = /^(pg_(try_)?advisory.*|pg_notify|nextval)$/;
const SYSTEM_COLUMNS = /^(ctid|xmin|xmax)$/;

export function addConditions(reading: Reading, scope: Scope, condition: Node | undefined): void {
  for (const column of within(condition).columns) {
    const found = sourceOf(scope, column);
    found?.source.asked.add(found.name);
  }
  for (const node of conjuncts(condition)) {
    if ('A_Expr' in node) {
      const { kind, name, lexpr, rexpr } = node.A_Expr;
      if (textsOf(name).join() !== '=' || lexpr === undefined || rexpr === undefined) continue;
      const rights = kind === 'AEXPR_IN' ? itemsOf(rexpr) : [rexpr];
      const left = placesOf(reading, scope, lexpr);
      for (const right of rights) joinAll(left, placesOf(reading, scope, right));
    } else if ('SubLink' in node) {
      const { subLinkType, testexpr, subselect } = node.SubLink;
      const query = queryOf(subselect);
      if (subLinkType !== 'ANY_SUBLINK' || testexpr === undefined || query === undefined) continue;
      joinAll(
        placesOf(reading, scope, testexpr),
        reading.read(query, scope).map(({ place }) => place),
      );
    }
  }
}

const placesOf = (reading: Reading, scope: Scope, node: Node): Place[] =>
  'RowExpr' in node
    ? (node.RowExpr.args ?? []).map((each) => placeOf(reading, scope, each))
    : [placeOf(reading, scope, node)];

export function placeOf(reading: Reading, scope: Scope, node: Node): Place {
  if ('TypeCast' in node && node.TypeCast.arg !== undefined)
    return placeOf(reading, scope, node.TypeCast.arg);
  if ('ColumnRef' in node) return placeOfColumn(scope, node.ColumnRef);
  if ('ParamRef' in node) return newPlace(`$${node.ParamRef.number}`);
  if ('A_Const' in node)
    return node.A_Const.isnull === true ? newPlace() : newPlace(`=${node.A_Const.sval?.sval ?? '#'}`);
  if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK') {
    const query = queryOf(node.SubLink.subselect);
    return (query && reading.read(query, scope)[0]?.place) ?? newPlace();
  }
  const { columns, queries, params } = within(node);
  return columns.length + queries.length === 0 && params > 0 ? newPlace('?') : newPlace();
}

/** What a query answers. */
export function outputs(reading: Reading, scope: Scope, targets: readonly Node[] = []): Columns {
  return targets.flatMap((node) => {
    if (!('ResTarget' in node) || node.ResTarget.val === undefined) return [];
    const { name, val } = node.ResTarget;
    if ('ColumnRef' in val && isStar(val.ColumnRef)) return columnsOfStar(scope, val.ColumnRef);
    const own = 'ColumnRef' in val ? textsOf(val.ColumnRef.fields).at(-1) : undefined;
    return [{ name: name ?? own ?? '', place: placeOf(reading, scope, val) }];
  });
}

/** The queries within, each once, and what only one node knows. */
export function readRest(reading: Reading, scope: Scope, ...nodes: readonly unknown[]): void {
  const { queries, columns, functions } = within(...nodes);
  for (const name of functions) if (ONE_NODE.test(name)) reading.oneNode.add(name);
  for (const column of columns) {
    const name = textsOf(column.fields).at(-1) ?? '';
    if (SYSTEM_COLUMNS.test(name)) {
      const source =
        sourceOf(scope, column)?.source ?? scope.sources.find(({ table }) => table !== undefined);
      reading.oneNode.add(`${name} of ${source?.table ?? 'nothing'}`);
    }
  }
  for (const tree of queries) if (!reading.done.has(tree)) reading.read({ verb: 'select', tree }, scope);
}
