/** The attributes as the form's text: read, written, changed in place, and merged with another admin's. */
import { isObject } from '@pokesol/cards';
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import type { NewCard } from '@pokesol/protocol';
import { readJsonText } from './jsonText.ts';

export type Attributes = NonNullable<NewCard['attributes']>;
type AttributesRead = Result<
  { readonly value: Attributes | undefined },
  SaidRefusal<'not-json' | 'not-an-object'>
>;

export function readAttributesText(text: string): AttributesRead {
  if (text.trim() === '') return { value: undefined };
  const read = readJsonText(text);
  if (isRefusal(read)) {
    const { line, column, message } = read;
    return { refused: true, code: 'not-json', message: `Line ${line}, column ${column}: ${message}` };
  }
  const { value } = read;
  if (isAttributes(value)) return { value };
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const message = `Expected object, received ${kind}. Put everything between { and }.`;
  return { refused: true, code: 'not-an-object', message };
}

/** Whatever JSON gives for `{…}` holds JSON. */
const isAttributes = (value: unknown): value is Attributes => isObject(value);

/** Indented, but with lists of words and numbers on one line. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /\[\n\s*([^[\]{}]*?)\n\s*\]/g,
    (_, inside: string) => `[${inside.replaceAll(/,\n\s*/g, ', ')}]`,
  );

/** The text once the attributes are changed; nothing where nothing is left of them, the same where it cannot be read. */
export function changedText(text: string, change: (attributes: Attributes) => Attributes): string {
  const read = readAttributesText(text);
  if (isRefusal(read)) return text;
  const changed = change(read.value ?? {});
  return Object.keys(changed).length === 0 ? '' : jsonText(changed);
}

type Merged = {
  readonly attributes: Attributes;
  /** Names that both changed, each to something else: what was typed here stands. */
  readonly contested: readonly string[];
};

/**
 * Lays the attributes that an admin typed over those that another has saved meanwhile, name by name.
 * `seen` is what both began from. Names keep the order in which they were typed; new ones of theirs come last.
 */
export function mergeAttributes(seen: Attributes, mine: Attributes, theirs: Attributes): Merged {
  const isSame = (one: Attributes, other: Attributes, name: string) =>
    JSON.stringify(one[name]) === JSON.stringify(other[name]);
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const of = (name: string) => (isSame(seen, mine, name) ? theirs : mine);
  return {
    attributes: Object.fromEntries(
      names.flatMap((name) => {
        const value = of(name)[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    contested: names.filter(
      (name) => of(name) === mine && !isSame(seen, theirs, name) && !isSame(mine, theirs, name),
    ),
  };
}
