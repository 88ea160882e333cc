/** Knows the columns of a bulk import, and turns what stands in one line into the form of a card. */
import { ATTRIBUTE_NAMES, type AttributeName, type CardForm } from '@pokesol/cards';

/** What is read of a file: the forms of its cards, where each stands, and what is wrong with it. */
export type FileRow = {
  readonly line: number;
  readonly form: CardForm;
  /** What is wrong besides what the form itself says. */
  readonly problems: readonly FieldMessage[];
};
export type FieldMessage = { readonly field?: string; readonly message: string };
export type LineProblem = FieldMessage & { readonly line: number };

const FORM_FIELDS = ['name', 'cardNumber', 'rarity', 'artworkUrl', 'description', 'attributes'] as const;
type FormField = (typeof FORM_FIELDS)[number];
export type Column = FormField | AttributeName;

const COLUMNS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...[...FORM_FIELDS, ...ATTRIBUTE_NAMES].map((name): [string, Column] => [name.toLowerCase(), name]),
  ['number', 'cardNumber'],
]);

/** Whatever its letter case, with or without spaces: «Card Number» is `cardNumber`. */
export const columnOf = (name: string): Column | undefined =>
  COLUMNS.get(name.replaceAll(/[\s_]/g, '').toLowerCase());

export const UNKNOWN_COLUMN = `Unknown column. Known are ${[...FORM_FIELDS, ...ATTRIBUTE_NAMES].join(', ')}; anything else goes into attributes`;

const isFormField = (column: Column): column is FormField => FORM_FIELDS.some((field) => field === column);

/** The form's own default. */
const DEFAULT_RARITY = 'common';

/** The form that the named values of one line make. `attributes` and columns of their own are laid together. */
export function cardFormOfRow(values: ReadonlyMap<Column, unknown>): Omit<FileRow, 'line'> {
  const problems: FieldMessage[] = [];
  const form: { [field in FormField]?: unknown } = { rarity: DEFAULT_RARITY };
  const own: [AttributeName, unknown][] = [];
  for (const [column, value] of values)
    if (isFormField(column)) form[column] = value;
    else own.push([column, value]);
  if (own.length > 0) {
    const given = form.attributes ?? {};
    if (typeof given !== 'object' || Array.isArray(given)) return { form, problems };
    for (const [name] of own)
      if (Object.hasOwn(given, name))
        problems.push({ field: name, message: 'Given both in its own column and in attributes' });
    form.attributes = { ...given, ...Object.fromEntries(own) };
  }
  return { form, problems };
}
