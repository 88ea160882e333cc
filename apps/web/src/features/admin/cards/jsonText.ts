/** Reads JSON that somebody typed, and says where it stops being JSON: browsers each name that place in their own way, or not at all. */

type JsonProblem = {
  /** Both count from 1, as an editor shows them. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
};
export type JsonRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

export function readJsonText(text: string): JsonRead {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const found = firstTrouble(text);
    // Should the two ever disagree, the browser's own words are better than none.
    const { at, message } = found ?? { at: text.length, message: String(error) };
    return { ok: false, problem: { ...jsonPlaceOf(text, at), message } };
  }
}

function jsonPlaceOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

type Problem = { at: number; message: string };

class Stopped extends Error {
  constructor(readonly trouble: Problem) {
    super(trouble.message);
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_]+/y;
/** JSON ends nested deeper than this; nobody types that. */
const DEEPEST = 200;

/** The first place where the text is no JSON; undefined for JSON. */
function firstTrouble(text: string): Problem | undefined {
  let at = 0;

  const stop = (message: string, where = at): never => {
    throw new Stopped({ at: where, message });
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const found = () =>
    at >= text.length ? 'the end' : `«${String.fromCodePoint(text.codePointAt(at) ?? 32)}»`;

  function value(depth: number): void {
    if (depth > DEEPEST) stop('This is nested too deeply.');
    match(SPACE);
    const sign = text[at];
    if (sign === '{') members(depth, '}', true);
    else if (sign === '[') members(depth, ']', false);
    else if (sign === '"') string();
    else plain();
  }

  function plain(): void {
    const sign = text[at];
    const start = at;
    if (match(NUMBER) !== '') return;
    const word = match(WORD);
    if (word === 'true' || word === 'false' || word === 'null') return;
    at = start;
    if (word !== '') stop(`«${word}» needs double quotes around it.`);
    if (sign === "'") stop('Texts need double quotes, not single ones.');
    stop(`A value was expected here, not ${found()}.`);
  }

  function members(depth: number, end: '}' | ']', named: boolean): void {
    at += 1;
    match(SPACE);
    if (text[at] === end) {
      at += 1;
      return;
    }
    for (;;) {
      match(SPACE);
      if (named) name();
      value(depth + 1);
      match(SPACE);
      if (text[at] === end) {
        at += 1;
        return;
      }
      if (text[at] !== ',') stop(`A comma or «${end}» was expected here, not ${found()}.`);
      const comma = at;
      at += 1;
      match(SPACE);
      if (text[at] === end) stop(`Nothing follows this comma: take it away.`, comma);
    }
  }

  function name(): void {
    if (text[at] !== '"') stop(`A name in double quotes was expected here, not ${found()}.`);
    string();
    match(SPACE);
    if (text[at] !== ':') stop(`A colon was expected here, not ${found()}.`);
    at += 1;
  }

  function string(): void {
    const start = at;
    at += 1;
    for (; at < text.length; at += 1) {
      const sign = text[at] ?? '';
      if (sign === '"') {
        at += 1;
        return;
      }
      if (sign < ' ') stop('This text is not closed on its line: a double quote is missing.', start);
      if (sign !== '\\') continue;
      if (!/^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(at, at + 6)))
        stop('A backslash must be written twice.');
      at += 1;
    }
    stop('This text is not closed: a double quote is missing.', start);
  }

  try {
    value(0);
    match(SPACE);
    if (at < text.length) stop(`Nothing may follow here, but there is ${found()}.`);
    return undefined;
  } catch (error) {
    if (error instanceof Stopped) return error.trouble;
    throw error;
  }
}
