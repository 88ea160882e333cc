/** Reads values of JSON that people wrote, and says of each that is wrong what was expected and what was found. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** What is wrong with a form: the field as the form names it, such as `attributes.attacks.0.name`, and a sentence. */
export type FieldProblem = { readonly field: string; readonly message: string };

export type Tell = (problem: FieldProblem) => void;

/** `undefined` where the value is absent or wrong; what is wrong is told. */
export type Read<T> = (value: unknown, field: string, tell: Tell) => T | undefined;

export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

export const expectedKind = (expected: string, value: unknown): string =>
  value === undefined ? 'Required' : `Expected ${expected}, received ${kindOf(value)}`;

// No database stores these, and no card prints them; only a long text may have lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\p{Cs}/u;

/** Invisible signs that turn the text behind them around: a name with one of them reads backwards, or as another name. */
const TURNING = /\p{Bidi_Control}/u;

/** Whether a text holds an invisible sign that changes the direction in which it is read. */
export const turnsAround = (text: string): boolean => TURNING.test(text);

/** Whether a text can be kept and shown: no control characters but tabs and line breaks, none that turn it around, no broken ones. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text) && !turnsAround(text);

/** Why a text cannot be kept at all; `undefined` for one that can. */
export function textProblem(text: string, longest: number): string | undefined {
  if (text.length > longest) return `String must contain at most ${longest} character(s)`;
  if (turnsAround(text)) return 'Contains an invisible sign that turns the text around: type it anew';
  return isPrintable(text) ? undefined : 'Contains a character that cannot be shown';
}

/** A trimmed text of one character or more. */
export function text(longest: number): Read<string> {
  return (value, field, tell) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') {
      tell({ field, message: expectedKind('string', value) });
      return undefined;
    }
    const trimmed = value.trim();
    const message =
      trimmed === '' ? 'String must contain at least 1 character(s)' : textProblem(trimmed, longest);
    if (message === undefined) return trimmed;
    tell({ field, message });
    return undefined;
  };
}

/** Within `least` and `most`; whole unless `fraction`. */
export function number(least: number, most: number, { fraction = false } = {}): Read<number> {
  return (value, field, tell) => {
    if (value === undefined) return undefined;
    const message =
      typeof value !== 'number'
        ? expectedKind('number', value)
        : !(value >= least && value <= most)
          ? `Number must be from ${least} to ${most}`
          : !fraction && !Number.isInteger(value)
            ? 'Expected integer, received float'
            : undefined;
    // JSON knows no -0, and what comes back from the database must be what went in.
    if (message === undefined && typeof value === 'number') return value + 0;
    if (message !== undefined) tell({ field, message });
    return undefined;
  };
}

/** One of a list of words, whatever its letter case and accents; `also` holds further spellings. */
export function word<W extends string>(words: readonly W[], also: Readonly<Record<string, W>> = {}): Read<W> {
  const spellings = new Map<string, W>(Object.entries(also));
  for (const each of words) spellings.set(fold(each), each);
  return (value, field, tell) => {
    if (value === undefined) return undefined;
    const known = typeof value === 'string' ? spellings.get(fold(value)) : undefined;
    if (known === undefined)
      tell({
        field,
        message:
          typeof value === 'string'
            ? `Invalid value. Expected ${words.map((each) => `'${each}'`).join(' | ')}, received '${value.slice(0, 40)}'`
            : expectedKind('string', value),
      });
    return known;
  };
}

const fold = (spelled: string): string =>
  spelled
    .trim()
    .normalize('NFKD')
    .replaceAll(/[\p{M}-]/gu, '')
    .toLowerCase();

/** A list of up to `most`; a single value that is no list counts as a list of one. */
export function list<T>(each: Read<T>, most: number): Read<readonly T[]> {
  return (value, field, tell) => {
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) {
      const only = each(value, field, tell);
      return only === undefined ? undefined : [only];
    }
    if (value.length > most) {
      tell({ field, message: `Array must contain at most ${most} element(s)` });
      return undefined;
    }
    const items: readonly unknown[] = value;
    return items.flatMap((item, index) => {
      const place = `${field}.${index}`;
      if (item === undefined) return [];
      const one = each(item, place, tell);
      return one === undefined ? [] : [one];
    });
  };
}
