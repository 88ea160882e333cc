/** Turns a file's bytes into text: by its mark, else as UTF-8, else as the old Windows encoding with a word of warning. */
import type { Result, SaidRefusal } from '@pokesol/engine/result';

type Decoded = {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
  /** Words whose letters depend on the encoding, to look at; empty unless the encoding was guessed. */
  readonly doubtful: readonly string[];
};

type Decoding = Result<Decoded, SaidRefusal<'spreadsheet' | 'not-text' | 'damaged'>>;

const MOST_DOUBTFUL = 5;
const NOT_TEXT = 'This is not a text file. Save the table as CSV (UTF-8) and choose that file.';

const SPREADSHEET = 'This is a spreadsheet, not a text file. Save it as CSV (UTF-8) and choose that file.';
const ZIPPED = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

export function decodeFile(bytes: Uint8Array): Decoding {
  if (starts(bytes, ZIPPED) || starts(bytes, OLD_OFFICE))
    return { refused: true, code: 'spreadsheet', message: SPREADSHEET };
  if (starts(bytes, [0xff, 0xfe])) return marked(bytes, 'utf-16le', 'UTF-16');
  if (starts(bytes, [0xfe, 0xff])) return marked(bytes, 'utf-16be', 'UTF-16');
  if (starts(bytes, [0xef, 0xbb, 0xbf])) return marked(bytes, 'utf-8', 'UTF-8');
  // No text in one-byte letters holds a zero byte; UTF-16 without its mark is full of them.
  if (bytes.includes(0)) return { refused: true, code: 'not-text', message: NOT_TEXT };
  const text = decodeAs('utf-8', bytes);
  if (text !== undefined) return { text, encoding: 'UTF-8', doubtful: [] };
  const guessed = decodeWindows(bytes);
  return { text: guessed, encoding: 'Windows-1252', doubtful: foreignMessage(guessed) };
}

const starts = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

function marked(bytes: Uint8Array, label: string, encoding: 'UTF-8' | 'UTF-16'): Decoding {
  const text = decodeAs(label, bytes);
  if (text !== undefined) return { text, encoding, doubtful: [] };
  return {
    refused: true,
    code: 'damaged',
    message: `This file says that it is ${encoding}, but it is damaged. Save it as UTF-8 and choose it again.`,
  };
}

/** The mark itself is left out; undefined for bytes that are no such text. */
function decodeAs(label: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** What stands where Latin-1 has control letters: Node's decoder forgets them. */
const WINDOWS_LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_LETTERS[letter.charCodeAt(0) - 0x80] ?? letter);

function foreignMessage(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[^\s,;"]*[^\p{ASCII}][^\s,;"]*/gu)) {
    words.add(word.slice(0, 40));
    if (words.size === MOST_DOUBTFUL) break;
  }
  return [...words];
}

/** How many bytes the text has in UTF-8, as the server counts them; counted only up to a little over `most`. */
export function utf8SizeOf(text: string, most: number): number {
  // A letter has three bytes at most for each of its UTF-16 halves.
  if (text.length > most) return text.length;
  return new TextEncoder().encode(text).length;
}
