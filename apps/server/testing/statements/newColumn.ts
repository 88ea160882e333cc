/** A column that a migration adds to a table which servers of the version before write: what it asks of them. */
import type { ColumnDef, ConstrType } from 'libpg-query';
import { textsOf } from './tree.ts';

export type NewColumn = {
  /** In rows of a server that does not know it. */
  readonly isLeftNull: boolean;
  /** What such a row lacks, in words. */
  readonly asks: readonly string[];
};

const FILLS: ReadonlySet<ConstrType> = new Set(['CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY']);
const HARMLESS: ReadonlySet<ConstrType> = new Set([...FILLS, 'CONSTR_NULL']);
/** Nothing that is null is alike or points anywhere. */
const HARMLESS_WHERE_NULL: ReadonlySet<ConstrType> = new Set(['CONSTR_UNIQUE', 'CONSTR_FOREIGN']);

export function newColumn(table: string, { colname, typeName, constraints = [] }: ColumnDef): NewColumn {
  const kinds = constraints.flatMap((each) =>
    'Constraint' in each && each.Constraint.contype !== undefined ? [each.Constraint.contype] : [],
  );
  const isSerial = textsOf(typeName?.names).some((name) => name.endsWith('serial'));
  const isFilled = isSerial || kinds.some((kind) => FILLS.has(kind));
  const asks = kinds.filter((kind) => {
    if (HARMLESS.has(kind)) return false;
    if (kind === 'CONSTR_NOTNULL') return !isFilled;
    return isFilled || !HARMLESS_WHERE_NULL.has(kind);
  });
  return { isLeftNull: !isFilled, asks: asks.map((kind) => `${table} asks for ${colname} (${kind})`) };
}
