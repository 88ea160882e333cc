/** Reads cards out of a CSV file: commas, semicolons or tabs, quotes, line breaks within quotes. */
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { cellOf } from './cells.ts';
import {
  type Column,
  cardFormOfRow,
  columnOf,
  type FieldMessage,
  type FileRow,
  type LineProblem,
  UNKNOWN_COLUMN,
} from './columns.ts';

export type FileReading = { readonly rows: readonly FileRow[]; readonly problems: readonly LineProblem[] };

const DELIMITERS = [',', ';', '\t'] as const;
/** No card is longer; a quote that is never closed would swallow the whole file. */
const LONGEST_RECORD = 100_000;
const PIECE = 64 * 1024;

/** Reads on until `mostRows` and some more. What stands above a broken line is read too. */
export async function readCsv(text: string, mostRows: number): Promise<FileReading> {
  const rows: FileRow[] = [];
  const problems: LineProblem[] = [];
  let header: readonly Heading[] | undefined;
  let end = 0;
  let empty = 0;
  let broken: Error | undefined;
  const take = (record: string[], { lines, empty_lines }: Info) => {
    const line = end + 1 + empty_lines - empty;
    end = lines;
    empty = empty_lines;
    if (header === undefined) header = headerOf(record, line, problems);
    // Spreadsheets write lines of separators below a table.
    else if (record.some((cell) => cell.trim() !== '')) rows.push(rowOf(header, record, line));
  };
  const parser = parse({
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: LONGEST_RECORD,
    // Its stream would drop what it has read when a later line is broken.
    on_record: (record: string[], info) => {
      take(record, info);
      return null;
    },
  });
  parser.once('error', (error) => {
    broken = error;
  });
  // Without a name or a number in it, every line would say the same.
  const isUseless = () => header !== undefined && !isComplete(header);
  // The parser counts \r\n inside quotes as two lines; an editor counts one.
  for (const piece of piecesOf(text.replaceAll(/\r\n?/g, '\n'))) {
    await new Promise<void>((resolve) => parser.write(piece, () => resolve()));
    // A piece takes some milliseconds; then others have their turn.
    await setImmediate();
    if (broken !== undefined || rows.length > mostRows || isUseless()) break;
  }
  if (broken === undefined) await new Promise<void>((resolve) => parser.end(() => resolve()));
  parser.destroy();
  if (isUseless()) return { rows: [], problems };
  if (broken instanceof CsvError) problems.push({ line: end + 1, message: sentenceOf(broken) });
  else if (broken !== undefined) throw broken;
  return { rows, problems };
}

/** In bytes: a cut through a text could part the two halves of one sign. */
function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The sign that parts the names of the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = /[^\r\n]+/.exec(text) ?? [];
  const names = first.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => names.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** What the first line says of a column. One without a name is fine as long as nothing stands in it. */
type Heading = { readonly name: string; readonly column: Column | undefined };

const NEEDED = ['name', 'cardNumber'] as const satisfies readonly Column[];

const isComplete = (header: readonly Heading[]): boolean =>
  NEEDED.every((needed) => header.some(({ column }) => column === needed));

function headerOf(names: readonly string[], line: number, problems: LineProblem[]): Heading[] {
  const header = names.map((name) => ({ name: name.trim().slice(0, 60), column: columnOf(name) }));
  const met = new Set<Column>();
  for (const { name: field, column } of header) {
    if (column === undefined && field !== '') problems.push({ line, field, message: UNKNOWN_COLUMN });
    if (column === undefined) continue;
    if (met.has(column)) problems.push({ line, field, message: `There are two columns for ${column}` });
    met.add(column);
  }
  for (const field of NEEDED)
    if (!met.has(field))
      problems.push({
        line,
        field,
        message: `There is no column ${field}. The first line names the columns`,
      });
  return header;
}

function rowOf(header: readonly Heading[], record: readonly string[], line: number): FileRow {
  const values = new Map<Column, unknown>();
  const wrong: FieldMessage[] = [];
  record.forEach((cell, index) => {
    const heading = header[index];
    if (cell.trim() === '') return;
    if (heading === undefined || (heading.column === undefined && heading.name === ''))
      wrong.push({
        message: `Cell ${index + 1} of this line has no column. A text that contains the separator needs quotes`,
      });
    // What stands under an unknown name was reported once, with the name.
    if (heading?.column === undefined) return;
    const read = cellOf(heading.column, cell.trim());
    if ('message' in read) wrong.push({ field: heading.column, message: read.message });
    else values.set(heading.column, read.value);
  });
  const { form, problems } = cardFormOfRow(values);
  return { line, form, problems: [...wrong, ...problems] };
}

function sentenceOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
    case 'CSV_MAX_RECORD_SIZE':
      return 'A quote opens in this line and is never closed. Nothing below it could be read';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'A quote stands inside a cell. Write the cell in quotes and double those inside it. Nothing below it could be read';
    default:
      return 'This line is not CSV. Nothing below it could be read';
  }
}
