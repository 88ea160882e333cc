/** Finds the lines in which the elements of a JSON list stand, which the parser does not tell. */

export const lineAt = (text: string, end: number): number => {
  let line = 1;
  for (let at = 0; at < end; at += 1) if (text.charCodeAt(at) === 10) line += 1;
  return line;
};

const QUOTE = 34;
const BACKSLASH = 92;
const NEWLINE = 10;

/**
 * The lines, from 1, of the first `most` elements of the outermost list, or of the one under `name` in the outermost
 * object. The text must be sound JSON.
 */
export function elementLines(text: string, name: string | undefined, most: number): number[] {
  const lines: number[] = [];
  const listDepth = name === undefined ? 1 : 2;
  let isInList = name === undefined;
  let awaitsElement = false;
  let depth = 0;
  let line = 1;
  let word = '';
  for (let at = 0; at < text.length && lines.length < most; at += 1) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) line += 1;
    // Space, tab and carriage return.
    if (code === 32 || (code >= 9 && code <= 13)) continue;
    const sign = text[at] ?? '';
    const isElement = isInList && awaitsElement && depth === listDepth && sign !== ']';
    if (isElement) lines.push(line);
    if (isElement) awaitsElement = false;
    if (code === QUOTE) {
      const start = at + 1;
      at += 1;
      while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
      if (depth === 1) word = text.slice(start, Math.min(at, start + 20));
    } else if (sign === '[' || sign === '{') {
      depth += 1;
      if (sign === '[' && depth === listDepth && (name === undefined || word === name)) {
        // Of two fields of one name the last counts, as it does for the parser.
        lines.length = 0;
        isInList = true;
        awaitsElement = true;
      }
    } else if (sign === ']' || sign === '}') {
      if (depth === listDepth && sign === ']') isInList = name === undefined;
      depth -= 1;
    } else if (sign === ',' && isInList && depth === listDepth) awaitsElement = true;
  }
  return lines;
}
