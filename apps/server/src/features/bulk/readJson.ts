/** Reads cards out of a JSON file: a list of cards, or an object with the list under `cards`. */
import { setImmediate } from 'node:timers/promises';
import { isObject } from '@pokesol/cards';
import {
  type Column,
  cardFormOfRow,
  columnOf,
  type FieldMessage,
  type FileRow,
  UNKNOWN_COLUMN,
} from './columns.ts';
import { elementLines, lineAt } from './jsonLines.ts';
import type { FileReading } from './readCsv.ts';

const TURN = 500;

export const looksLikeJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Reads on until `mostRows` and one more. */
export async function readJsonFile(text: string, mostRows: number): Promise<FileReading> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { rows: [], problems: [brokenJson(text, error)] };
  }
  const inObject = isObject(file);
  const list: unknown = isObject(file) ? file.cards : file;
  if (!Array.isArray(list))
    return {
      rows: [],
      problems: [{ line: 0, message: 'Expected a list of cards, or an object with the list under «cards»' }],
    };
  const cards: readonly unknown[] = list.slice(0, mostRows + 1);
  const lines = elementLines(text, inObject ? 'cards' : undefined, cards.length);
  const rows: FileRow[] = [];
  for (const [index, card] of cards.entries()) {
    rows.push(rowOf(card, lines[index] ?? 0));
    if (index % TURN === TURN - 1) await setImmediate();
  }
  return { rows, problems: [] };
}

function rowOf(card: unknown, line: number): FileRow {
  if (!isObject(card)) return { line, form: {}, problems: [{ message: 'Expected a card as an object' }] };
  const values = new Map<Column, unknown>();
  const wrong: FieldMessage[] = [];
  for (const [name, value] of Object.entries(card)) {
    const column = columnOf(name);
    const field = name.slice(0, 60);
    if (column === undefined) wrong.push({ field, message: UNKNOWN_COLUMN });
    else if (values.has(column)) wrong.push({ field, message: `${column} stands here twice` });
    else if (value !== null && value !== '') values.set(column, value);
  }
  const { form, problems } = cardFormOfRow(values);
  return { line, form, problems: [...wrong, ...problems] };
}

/** The parser names the place by its distance from the beginning, or not at all when the file ends too early. */
function brokenJson(text: string, error: unknown): FileReading['problems'][number] {
  const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  const line = lineAt(text, place === undefined ? text.length : Number(place));
  return {
    line,
    message:
      place === undefined
        ? 'This is not JSON: the file ends in the middle'
        : 'This is not JSON: something is wrong here or just before',
  };
}
