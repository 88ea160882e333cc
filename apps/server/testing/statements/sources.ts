/** What a query reads from and writes to: tables, queries by their names, queries within, and rows made of values. */
import { addConditions, type Reading, readRest, type Verb } from './conditions.ts';
import { type Columns, join, newPlace } from './places.ts';
import { namedQuery, type Scope, type Source } from './scope.ts';
import { type Node, queryOf, textsOf, within } from './tree.ts';

export const renamed = (columns: Columns, names: readonly Node[] = []): Columns => {
  const texts = textsOf(names);
  return columns.map(({ name, place }, index) => ({ name: texts[index] ?? name, place }));
};

export function addTable(
  reading: Reading,
  scope: Scope,
  table = '',
  alias: string | undefined,
  verb: Verb,
): Columns {
  const { columns: known, placements } = reading.tables;
  const columns = (known[table] ?? []).map((name) => ({ name, place: newPlace() }));
  const source: Source = { name: alias ?? table, columns, table, asked: new Set() };
  scope.sources.push(source);
  const placement = placements[table];
  if (placement === 'local') reading.touched.push({ verb, table, source, key: undefined, group: 'local' });
  else if (placement !== undefined && placement !== 'reference') {
    const key = columns.find(({ name }) => name === placement.key)?.place ?? newPlace();
    reading.touched.push({ verb, table, source, key, group: placement.group });
  }
  return columns;
}

/** What stands in `from`. */
export function addSource(reading: Reading, scope: Scope, node: Node, verb: Verb): void {
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar;
    const columns = namedQuery(scope, relname);
    if (columns === undefined) addTable(reading, scope, relname, alias?.aliasname, verb);
    else addColumns(scope, alias?.aliasname ?? relname, renamed(columns, alias?.colnames));
  } else if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const query = queryOf(subquery);
    if (query !== undefined)
      addColumns(scope, alias?.aliasname ?? '', renamed(reading.read(query, scope), alias?.colnames));
  } else if ('RangeFunction' in node) {
    const { alias, coldeflist = [], functions } = node.RangeFunction;
    const names = [
      ...textsOf(alias?.colnames),
      ...coldeflist.flatMap((column) => ('ColumnDef' in column ? [column.ColumnDef.colname ?? ''] : [])),
    ];
    // Rows that are made of the statement's own values.
    const value = () => newPlace(...(within(functions).params > 0 ? ['?'] : []));
    const all = names.length > 0 ? names : [alias?.aliasname ?? ''];
    addColumns(
      scope,
      alias?.aliasname ?? '',
      all.map((name) => ({ name, place: value() })),
    );
    readRest(reading, scope, functions);
  } else if ('JoinExpr' in node) {
    const { larg, rarg, quals, usingClause } = node.JoinExpr;
    if (larg !== undefined) addSource(reading, scope, larg, verb);
    const before = scope.sources.length;
    if (rarg !== undefined) addSource(reading, scope, rarg, verb);
    for (const name of textsOf(usingClause)) {
      const sides = [scope.sources.slice(0, before), scope.sources.slice(before)].map((sources) =>
        sources.flatMap(({ columns }) => columns).find((column) => column.name === name),
      );
      const [left, right] = sides;
      if (left !== undefined && right !== undefined) join(left.place, right.place);
    }
    addConditions(reading, scope, quals);
    readRest(reading, scope, quals);
  }
}

const addColumns = (scope: Scope, name: string, columns: Columns): void => {
  scope.sources.push({ name, columns, table: undefined, asked: new Set() });
};
