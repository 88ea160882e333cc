/** What of Postgres' own tree of a statement is looked at here, and what distinguishes its nodes. */
import type {
  ColumnRef,
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  Node,
  SelectStmt,
  UpdateStmt,
} from 'libpg-query';

export type { ColumnRef, CommonTableExpr, Node, SelectStmt };

/** A statement, or one inside another. */
export type Query =
  | { readonly verb: 'select'; readonly tree: SelectStmt }
  | { readonly verb: 'insert'; readonly tree: InsertStmt }
  | { readonly verb: 'update'; readonly tree: UpdateStmt }
  | { readonly verb: 'delete'; readonly tree: DeleteStmt };

/** Nothing of a statement that neither reads nor writes rows. */
export function queryOf(node: Node | undefined): Query | undefined {
  if (node === undefined) return undefined;
  if ('SelectStmt' in node) return { verb: 'select', tree: node.SelectStmt };
  if ('InsertStmt' in node) return { verb: 'insert', tree: node.InsertStmt };
  if ('UpdateStmt' in node) return { verb: 'update', tree: node.UpdateStmt };
  if ('DeleteStmt' in node) return { verb: 'delete', tree: node.DeleteStmt };
  return undefined;
}

export const textsOf = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []));

/** Of a list. */
export const itemsOf = (node: Node): readonly Node[] => ('List' in node ? (node.List.items ?? []) : []);

export const isStar = ({ fields = [] }: ColumnRef): boolean => fields.some((field) => 'A_Star' in field);

/** All conditions that hold together. */
export function conjuncts(node: Node | undefined): Node[] {
  if (node === undefined) return [];
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
    return (node.BoolExpr.args ?? []).flatMap(conjuncts);
  return [node];
}

type Within = {
  readonly queries: readonly SelectStmt[];
  readonly columns: readonly ColumnRef[];
  readonly functions: readonly string[];
  readonly params: number;
};

/** What stands anywhere in an expression, but for what is inside its queries. */
export function within(...nodes: readonly unknown[]): Within {
  const queries: SelectStmt[] = [];
  const columns: ColumnRef[] = [];
  const functions: string[] = [];
  let params = 0;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // Of a list, its numbers.
    for (const [name, value] of Object.entries(node)) {
      if (name === 'SelectStmt') queries.push(value as SelectStmt);
      else if (name === 'ColumnRef') columns.push(value as ColumnRef);
      else {
        if (name === 'ParamRef') params += 1;
        if (name === 'funcname') functions.push(...textsOf(value as Node[]));
        walk(value);
      }
    }
  };
  walk(nodes);
  return { queries, columns, functions, params };
}
