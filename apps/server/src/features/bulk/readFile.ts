/** Reads a file that an admin sent: what it holds, or why it cannot be read at all. */
import { BULK_ROWS } from '@pokesol/protocol';
import type { LineProblem } from './columns.ts';
import { type FileReading, readCsv } from './readCsv.ts';
import { looksLikeJson, readJsonFile } from './readJson.ts';

export async function readFile(data: string): Promise<FileReading> {
  const text = data.startsWith('\ufeff') ? data.slice(1) : data;
  const unreadable = strangeSigns(text);
  if (unreadable.length > 0) return { rows: [], problems: unreadable };
  const reading = looksLikeJson(text) ? await readJsonFile(text, BULK_ROWS) : await readCsv(text, BULK_ROWS);
  const { rows, problems } = reading;
  if (rows.length > BULK_ROWS)
    return {
      rows: [],
      problems: [
        {
          line: 0,
          message: `The file has more than ${BULK_ROWS.toLocaleString('en')} cards, the most at once. Split it and import the parts one after the other`,
        },
      ],
    };
  if (rows.length === 0 && problems.length === 0)
    return { rows, problems: [{ line: 0, message: 'There is no card in this file' }] };
  return reading;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\p{Cs}/u;
const WRONG_ENCODING =
  'These characters are broken: the file was saved in another encoding. Save it as UTF-8';
const CONTROL = 'There is a control character in this line, which no card can hold. Remove it';
/** More of them tell nothing new. */
const MOST_STRANGE = 20;

function strangeSigns(text: string): LineProblem[] {
  // Most files have none, and one pass over the whole says so.
  if (!STRANGE.test(text)) return [];
  const problems: LineProblem[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const [sign] = STRANGE.exec(line) ?? [];
    if (sign === undefined) continue;
    const isControl = sign < ' ' || sign === '\u007f';
    problems.push({ line: index + 1, message: isControl ? CONTROL : WRONG_ENCODING });
    if (problems.length === MOST_STRANGE) break;
  }
  return problems;
}
