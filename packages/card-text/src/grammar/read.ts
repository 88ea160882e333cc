/** Finds every reading of a text: rules in any order, each span read once. */
import type { Found, Phrase, Reading, Rule } from './phrase.ts';
import { clashes } from './template.ts';

/** So many readings of one span are no language any more; the text is refused. */
const MOST_READINGS = 64;
/** Texts of cards have at most some 150 words; what takes more than this to read is not one. */
export const MOST_TRIES = 400_000;

/** Phrases within phrases: a sentence stands within the one before it. */
const MOST_DEEP = 600;

export class TooManyReadings extends Error {}

/** One text on its way: what was found where, and how far anything came. */
export class Reader {
  /** The furthest word at which a rule stopped: the phrase to report. */
  furthest = 0;
  /** So many parts of rules were tried. */
  tries = 0;
  private depth = 0;
  private readonly text: Reading;
  private readonly known = new Map<Phrase<unknown>, (readonly Found<unknown>[] | undefined)[]>();

  constructor(text: Reading) {
    this.text = text;
  }

  /** @throws {@link TooManyReadings} */
  read<T>(phrase: Phrase<T>, at: number): readonly Found<T>[] {
    let known = this.known.get(phrase);
    if (known === undefined) {
      known = [];
      this.known.set(phrase, known);
    }
    const before = known[at];
    if (before !== undefined) return before as readonly Found<T>[];
    // A phrase that begins with itself finds nothing there.
    known[at] = [];
    this.depth += 1;
    if (this.depth > MOST_DEEP) throw new TooManyReadings(phrase.name);
    const found = distinct(this.find(phrase, at));
    this.depth -= 1;
    if (found.length > MOST_READINGS) throw new TooManyReadings(phrase.name);
    known[at] = found;
    return found;
  }

  private find<T>(phrase: Phrase<T>, at: number): readonly Found<T>[] {
    if (phrase.terminal !== undefined) return phrase.terminal.read(this.text, at);
    const word = this.text.words[at] ?? '';
    return phrase.rulesFor(word).flatMap((rule) => this.readRule<T>(rule, at));
  }

  private readRule<T>(rule: Rule, at: number): readonly Found<T>[] {
    const found: Found<T>[] = [];
    this.readParts(rule, 0, at, [], found);
    return found;
  }

  /** From that part on, with what the slots before it mean. */
  private readParts<T>(rule: Rule, index: number, at: number, slots: unknown[], found: Found<T>[]): void {
    this.tries += 1;
    if (this.tries > MOST_TRIES) throw new TooManyReadings('tries');
    const { words } = this.text;
    const part = rule.parts[index];
    if (part === undefined) {
      if (rule.spreads.some((spread) => clashes(spread, slots))) return;
      const means = rule.means as (...values: readonly unknown[]) => unknown;
      found.push({ value: means(...slots) as T, end: at });
    } else if ('word' in part) {
      if (words[at] === part.word) this.readParts(rule, index + 1, at + 1, slots, found);
      else this.stoppedAt(at);
    } else if ('slot' in part) {
      const inside = this.read(part.phrase, at);
      if (inside.length === 0) this.stoppedAt(at);
      for (const { value, end } of inside) {
        slots[part.slot] = value;
        this.readParts(rule, index + 1, end, slots, found);
      }
    } else {
      for (const way of part.either) {
        const other = way.findIndex((word, offset) => words[at + offset] !== word);
        if (other === -1) this.readParts(rule, index + 1, at + way.length, slots, found);
        else this.stoppedAt(at + other);
      }
    }
  }

  private stoppedAt(at: number): void {
    if (at > this.furthest) this.furthest = at;
  }
}

/** Equal meanings by two ways are one. */
function distinct<T>(all: readonly Found<T>[]): readonly Found<T>[] {
  if (all.length < 2) return all;
  const seen = new Set<string>();
  return all.filter(({ value, end }) => {
    const key = `${end} ${JSON.stringify(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
