/** Reads one cell of a CSV file as its column has it: texts, numbers, lists, JSON. */
import type { Column } from './columns.ts';

export type Cell = { readonly value: unknown } | { readonly message: string };

const NUMBERS: ReadonlySet<Column> = new Set<Column>([
  'hp',
  'retreatCost',
  'nationalPokedexNumber',
  'normalPrice',
  'holofoilPrice',
]);
/** «Fire|Water» */
const LISTS: ReadonlySet<Column> = new Set<Column>([
  'types',
  'type',
  'subtypes',
  'weaknesses',
  'weakness',
  'resistances',
  'resistance',
]);
const JSON_TEXTS: ReadonlySet<Column> = new Set<Column>(['attributes', 'attacks', 'abilities', 'prices']);

/** As spreadsheets see them: these would be worked out, and show or send something else, wherever the cell goes next. */
const FORMULA = /^(?:=|[+@-]\p{L})/u;

/** `cell` is trimmed and not empty. */
export function cellOf(column: Column, cell: string): Cell {
  if (FORMULA.test(cell))
    return {
      message: `This cell begins like a formula (${cell.slice(0, 20)}). Write its value, without the ${cell[0]} in front`,
    };
  // A value of another kind stays a text: the form says what it expects instead.
  if (NUMBERS.has(column)) return { value: /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell };
  if (JSON_TEXTS.has(column) && (column === 'attributes' || /^[[{]/.test(cell))) return jsonOf(cell);
  if (!LISTS.has(column)) return { value: cell };
  const words = cell.split('|').flatMap((word) => word.trim() || []);
  // «type» may also be one word of the admin's own.
  return { value: column === 'type' && words.length === 1 ? words[0] : words };
}

function jsonOf(cell: string): Cell {
  try {
    return { value: JSON.parse(cell) };
  } catch {
    return { message: 'This cell is not JSON. In CSV, double every quote inside it: "{""hp"":60}"' };
  }
}
