/** What the compiler keeps of its way through a text, for those who explain it; nothing is kept otherwise. */
import type { Found, Phrase } from './grammar/phrase.ts';
import { Trail } from './grammar/read.ts';
import type { Unwritten } from './grammar/write.ts';

/** One reading of words: those of the card, or those that its meaning was written in. */
export class ReadingAccount {
  readonly trail = new Trail();
  /** Whole readings. */
  readonly wholes: Found<unknown>[] = [];
  readonly meanings: object[] = [];
  /** Why what was read means nothing. */
  readonly causes: string[] = [];
  readonly phrase: Phrase<unknown>;
  readonly words: readonly string[];

  constructor(phrase: Phrase<unknown>, words: readonly string[]) {
    this.phrase = phrase;
    this.words = words;
  }
}

export class TextAccount {
  /** First that of the text, then that of the words that its meaning was written in. */
  readonly readings: ReadingAccount[] = [];
  written: string | undefined;
  /** What those words were read as, where that is something else. */
  again: object | undefined;
  /** Parts of the meaning that no rule writes. */
  readonly gaps: Unwritten[] = [];
}
