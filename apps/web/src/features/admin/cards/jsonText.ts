/** Reads JSON that an admin typed, and says where it stops being JSON: browsers each name that place in their own way, or not at all. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Line and column count from 1, as an editor shows them. */
type NotJson = SaidRefusal<'not-json'> & { readonly line: number; readonly column: number };
type JsonRead = Result<{ readonly value: unknown }, NotJson>;

export function readJsonText(text: string): JsonRead {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // Should the two ever disagree, the browser's own words are better than none.
    const { at, message } = firstProblem(text) ?? { at: text.length, message: String(error) };
    return { refused: true, code: 'not-json', ...placeOf(text, at), message };
  }
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}

type Problem = { at: number; message: string };

function firstProblem(text: string): Problem | undefined {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // The parser goes down one call for each bracket.
    return { at: 0, message: 'This is nested too deeply.' };
  }
  const [first] = errors;
  return first && problemOf(text, first);
}

function problemOf(text: string, { error, offset, length }: ParseError): Problem {
  const at = (message: string, where = offset): Problem => ({ at: where, message });
  const found =
    offset >= text.length ? 'the end' : `«${String.fromCodePoint(text.codePointAt(offset) ?? 32)}»`;
  const before = text.slice(0, offset).trimEnd();
  const isAfterComma = before.endsWith(',') && /[}\]]/.test(text[offset] ?? '');
  const code = printParseErrorCode(error);
  switch (code) {
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (isAfterComma) return at('Nothing follows this comma: remove it.', before.length - 1);
      return at(
        `A ${code === 'ValueExpected' ? 'value' : 'name in double quotes'} was expected here, not ${found}.`,
      );
    case 'ColonExpected':
      return at(`A colon was expected here, not ${found}.`);
    case 'CommaExpected':
      return at(`A comma was expected here, not ${found}.`);
    case 'CloseBraceExpected':
      return at(`A comma or «}» was expected here, not ${found}.`);
    case 'CloseBracketExpected':
      return at(`A comma or «]» was expected here, not ${found}.`);
    case 'EndOfFileExpected':
      return at(`Nothing may follow here, but there is ${found}.`);
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return at('JSON has no comments: remove this one.');
    case 'UnexpectedEndOfString':
      return at(
        `This text is not closed${offset + length < text.length ? ' on its line' : ''}: a double quote is missing.`,
      );
    case 'UnexpectedEndOfNumber':
      return at('This number is not finished.');
    case 'InvalidUnicode':
    case 'InvalidEscapeCharacter':
      return at('A backslash must be written twice.', firstBadEscape(text, offset));
    case 'InvalidCharacter':
      return at('This text holds a tab or another invisible character: write it as «\\t», or remove it.');
    default:
      return at(strangeSymbol(text, offset, length, found));
  }
}

/** Where the text that begins at `start` has its first backslash that stands for nothing. */
function firstBadEscape(text: string, start: number): number {
  const sound = /(?:[^\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4})*/y;
  sound.lastIndex = start;
  return start + (sound.exec(text)?.[0].length ?? 0);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function strangeSymbol(text: string, offset: number, length: number, found: string): string {
  if (isJson(text.slice(0, offset))) return `Nothing may follow here, but there is ${found}.`;
  if (text[offset] === "'") return 'Texts need double quotes, not single ones.';
  const word = /^[A-Za-z_]+/.exec(text.slice(offset, offset + length))?.[0];
  return word === undefined
    ? `A value was expected here, not ${found}.`
    : `«${word}» needs double quotes around it.`;
}
