/** What a name stands for at one place of a statement: its tables, what it reads besides, and what surrounds it. */
import { type Columns, newPlace, type Place } from './places.ts';
import { type ColumnRef, textsOf } from './tree.ts';

/** A table, or what is read like one. */
export type Source = {
  readonly name: string;
  columns: Columns;
  /** Absent where it is none of the product. */
  readonly table: string | undefined;
  /** Its columns that conditions ask of. */
  readonly asked: Set<string>;
};

export type Scope = {
  readonly sources: Source[];
  /** `with` queries by their names. */
  readonly named: Map<string, Columns>;
  readonly outer: Scope | undefined;
};

export const newScope = (outer: Scope | undefined): Scope => ({ sources: [], named: new Map(), outer });

export function namedQuery(scope: Scope | undefined, name: string): Columns | undefined {
  return scope && (scope.named.get(name) ?? namedQuery(scope.outer, name));
}

/** Where a column comes from; nothing where the name is a whole row. */
export function sourceOf(
  scope: Scope | undefined,
  ref: ColumnRef,
): { source: Source; name: string } | undefined {
  if (scope === undefined) return undefined;
  const texts = textsOf(ref.fields);
  const name = texts.at(-1) ?? '';
  const of = texts.at(-2);
  const source = scope.sources.find((each) =>
    of === undefined ? each.columns.some((column) => column.name === name) : each.name === of,
  );
  return source === undefined ? sourceOf(scope.outer, ref) : { source, name };
}

export function placeOfColumn(scope: Scope, ref: ColumnRef): Place {
  const found = sourceOf(scope, ref);
  if (found === undefined) return newPlace();
  const { source, name } = found;
  const known = source.columns.find((column) => column.name === name);
  if (known !== undefined) return known.place;
  // System columns, and those of a function that says nothing of its own.
  const place = newPlace();
  source.columns = [...source.columns, { name, place }];
  return place;
}

/** What a star stands for. */
export function columnsOfStar(scope: Scope, ref: ColumnRef): Columns {
  const [of] = textsOf(ref.fields);
  return scope.sources
    .filter(({ name }) => of === undefined || name === of)
    .flatMap(({ columns }) => columns);
}
