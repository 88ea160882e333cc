/** JSON that people wrote, and which of its texts can be kept and shown: without zod, for every page. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** What is wrong with a form: the field as the form names it, such as `attributes.attacks.0.name`, and a sentence. */
export type FieldProblem = { readonly field: string; readonly message: string };

export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
