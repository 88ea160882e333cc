/** The append-only file that a chain lives in: one JSON line per transaction, written before the client is answered. */

import {
  closeSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LocalChainError } from './errors.ts';
import { type JournalLine, parseJournalLine } from './journalLines.ts';

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1 << 20;

export type Journal = {
  /** Durable when it returns. Throws JOURNAL_WRITE_FAILED, and from then on always. */
  append(line: JournalLine): void;
  /** Why it can no longer be written, if it cannot. */
  failure(): LocalChainError | undefined;
  close(): void;
};

export function journalPath(dataDir: string): string {
  return join(dataDir, 'journal.jsonl');
}

/** A journal that forgets: for a chain in memory. */
export const NO_JOURNAL: Journal = { append() {}, failure: () => undefined, close() {} };

/** Writes a new journal whole or not at all, so that one that exists always begins with a complete chain. */
export function createJournal(path: string, lines: readonly JournalLine[]): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeWhole(file, lines.map(toText).join(''));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  return openForAppending(path);
}

/**
 * Reads every complete line. Throws JOURNAL_CORRUPT, naming file and line, for one that makes no sense.
 * `wholeBytes` is where they end: a torn last line may stand behind it.
 */
export function readJournal(path: string): { lines: JournalLine[]; wholeBytes: number } {
  const file = openSync(path, 'r');
  try {
    const lines: JournalLine[] = [];
    let wholeBytes = 0;
    for (const text of completeLines(file)) {
      const line = parseJournalLine(text.toString('utf8'));
      const number = lines.length + 1;
      if (line === undefined) throw corrupt(path, `line ${number} cannot be read`);
      if ((line.kind === 'header') !== (number === 1)) throw corrupt(path, `line ${number} is out of place`);
      lines.push(line);
      wholeBytes += text.length + 1;
    }
    return { lines, wholeBytes };
  } finally {
    closeSync(file);
  }
}

export function corrupt(path: string, problem: string): LocalChainError {
  return new LocalChainError('JOURNAL_CORRUPT', `${path}: ${problem}; the chain cannot be restored from it`);
}

/** Cuts off what stands behind the whole lines and goes on writing there. */
export function resumeJournal(path: string, wholeBytes: number): Journal {
  truncateSync(path, wholeBytes);
  return openForAppending(path);
}

function openForAppending(path: string): Journal {
  const file = openSync(path, 'a', 0o600);
  let failure: LocalChainError | undefined;
  let isOpen = true;
  return {
    append(line) {
      if (failure !== undefined) throw failure;
      try {
        writeWhole(file, toText(line));
        fdatasyncSync(file);
      } catch (cause) {
        // Half a line may stand there now; only a restart, which cuts it off, may write behind it.
        failure = new LocalChainError('JOURNAL_WRITE_FAILED', `${path}: could not be written`, { cause });
        throw failure;
      }
    },
    failure: () => failure,
    close() {
      // The number of a closed file is soon another file's.
      failure ??= new LocalChainError('JOURNAL_WRITE_FAILED', `${path}: it is closed`);
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

/** Each line that ends in a newline, without it. Reads in chunks: a journal may outgrow the longest string. */
function* completeLines(file: number): Generator<Buffer> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let rest: Buffer[] = [];
  for (;;) {
    const length = readSync(file, chunk, 0, CHUNK_BYTES, null);
    if (length === 0) return;
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1 && end < length; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
    }
    rest.push(Buffer.from(chunk.subarray(start, length)));
  }
}

function toText(line: JournalLine): string {
  return `${JSON.stringify(line)}\n`;
}

function writeWhole(file: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(file, bytes, written, bytes.length - written);
  }
}
