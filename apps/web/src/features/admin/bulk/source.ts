/** The cards' data before it is sent: typed, or out of a file, and everything that speaks against it. */
import { isRefusal, type Result, type SaidRefusal } from '@pokesol/engine/result';
import { BULK_BYTES } from '@pokesol/protocol/constants';
import { decodeFile, utf8SizeOf } from './decodeFile.ts';

export type BulkSource =
  | { readonly kind: 'typed'; readonly text: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly text: string;
      readonly bytes: number;
      readonly encoding: string;
      /** Words to look at, where the encoding was guessed. */
      readonly doubtful: readonly string[];
    };

export const NOTHING: BulkSource = { kind: 'typed', text: '' };

const MB = 1024 * 1024;
const MOST = `${BULK_BYTES / MB} MB`;

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < MB ? `${Math.round(bytes / 1024)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}

const tooLarge = (what: string, bytes: number) =>
  `${what} has ${sizeText(bytes)}, and the most at once is ${MOST}. Split it and import the parts one after the other.`;

type TakenFileResult = Result<{ readonly source: BulkSource }, SaidRefusal>;

/** What a file needs to be able to do here; a browser's `File` is one. */
export type TakenFile = { readonly name: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> };

/** A file that is too large is refused before a byte of it is read. */
export async function takeFile(file: TakenFile): Promise<TakenFileResult> {
  if (file.size > BULK_BYTES)
    return { refused: true, code: 'too-large', message: tooLarge(`«${file.name}»`, file.size) };
  if (file.size === 0) return { refused: true, code: 'empty', message: `«${file.name}» is empty.` };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn('A chosen file could not be read', error);
    return {
      refused: true,
      code: 'unreadable',
      message: `«${file.name}» could not be read. It may have been moved or changed: choose it again.`,
    };
  }
  const decoded = decodeFile(bytes);
  if (isRefusal(decoded)) return { ...decoded, message: `«${file.name}»: ${decoded.message}` };
  const { text, encoding, doubtful } = decoded;
  return { source: { kind: 'file', name: file.name, text, bytes: file.size, encoding, doubtful } };
}

/** Why this cannot be sent; undefined where it can. */
export function dataProblem({ text }: BulkSource): string | undefined {
  if (text.trim() === '') return 'Cards data is required';
  const bytes = utf8SizeOf(text, BULK_BYTES);
  return bytes > BULK_BYTES ? tooLarge('This', bytes) : undefined;
}

/** The first lines, as much as a glance takes in. */
export const firstLines = (text: string, most: number): string =>
  text
    .slice(0, 2_000)
    .split(/\r\n|\r|\n/, most)
    .join('\n');
