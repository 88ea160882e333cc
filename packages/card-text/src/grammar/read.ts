/** Finds every reading of a text: rules in any order, each span read once. */
import type { Found, Phrase, Reading, Rule, Wording } from './phrase.ts';
import { clashes } from './template.ts';

/** So many readings of one span are no language any more; the text is refused. */
const MOST_READINGS = 64;
/** Texts of cards take at most some 4,000; what takes more than this to read is not one. */
export const MOST_TRIES = 20_000;

/** Phrases within phrases: a sentence stands within the one before it. */
const MOST_DEEP = 600;

export class TooManyReadings extends Error {}

/** How a span was read: by which rule of which phrase, and its slots by theirs. */
export type Derivation = {
  readonly phrase: Phrase<unknown>;
  /** None of a phrase that reads by itself. */
  readonly rule: Rule | undefined;
  readonly from: number;
  readonly to: number;
  readonly slots: readonly Derivation[];
};
/** A rule that wanted something else at that word, and how many of its parts stood there. */
export type Stop = {
  readonly phrase: Phrase<unknown>;
  readonly rule: Rule;
  readonly wording: Wording;
  readonly parts: number;
};
/** What a reader keeps of its way for those who explain a text. */
export class Trail {
  furthest = 0;
  /** Of all rules that came that far. */
  stops: Stop[] = [];
  readonly derivations = new Map<Found<unknown>, Derivation>();
}

/** One text on its way: what was found where, and how far anything came. */
export class Reader {
  /** The furthest word at which a rule stopped: the phrase to report. */
  furthest = 0;
  /** So many parts of rules were tried. */
  tries = 0;
  private depth = 0;
  private readonly text: Reading;
  private readonly trail: Trail | undefined;
  private readonly known = new Map<Phrase<unknown>, (readonly Found<unknown>[] | undefined)[]>();

  constructor(text: Reading, trail?: Trail) {
    this.text = text;
    this.trail = trail;
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
    if (phrase.terminal !== undefined) {
      const found = phrase.terminal.read(this.text, at);
      for (const each of this.trail === undefined ? [] : found)
        this.trail?.derivations.set(each, { phrase, rule: undefined, from: at, to: each.end, slots: [] });
      return found;
    }
    const word = this.text.words[at] ?? '';
    return phrase
      .rulesFor(word)
      .flatMap((rule) => rule.wordings.flatMap((wording) => this.readRule<T>(phrase, rule, wording, at)));
  }

  private readRule<T>(phrase: Phrase<T>, rule: Rule, wording: Wording, at: number): readonly Found<T>[] {
    const way: Way<T> = { phrase, rule, wording, from: at, slots: [], inside: [], found: [] };
    this.readParts(way, 0, at);
    return way.found;
  }

  /** From that part on, with what the slots before it mean. */
  private readParts<T>(way: Way<T>, index: number, at: number): void {
    this.tries += 1;
    if (this.tries > MOST_TRIES) throw new TooManyReadings('tries');
    const { words } = this.text;
    const { rule, wording, slots } = way;
    const part = wording[index];
    if (part === undefined) {
      if (rule.spreads.some((spread) => clashes(spread, slots))) return;
      const means = rule.means as (...values: readonly unknown[]) => unknown;
      const found = { value: means(...slots) as T, end: at };
      way.found.push(found);
      this.trail?.derivations.set(found, this.derivationOf(way, at));
    } else if ('word' in part) {
      if (words[at] === part.word) this.readParts(way, index + 1, at + 1);
      else this.stoppedAt(at, way, index);
    } else if ('slot' in part) {
      const inside = this.read(part.phrase, at);
      if (inside.length === 0) this.stoppedAt(at, way, index);
      for (const each of inside) {
        slots[part.slot] = each.value;
        way.inside[part.slot] = each;
        this.readParts(way, index + 1, each.end);
      }
    } else {
      for (const said of part.either) {
        const other = said.findIndex((word, offset) => words[at + offset] !== word);
        if (other === -1) this.readParts(way, index + 1, at + said.length);
        else this.stoppedAt(at + other, way, index);
      }
    }
  }

  private derivationOf({ phrase, rule, from, inside }: Way<unknown>, to: number): Derivation {
    const slots = inside.flatMap((each) => this.trail?.derivations.get(each) ?? []);
    return { phrase, rule, from, to, slots };
  }

  private stoppedAt(at: number, { phrase, rule, wording }: Way<unknown>, parts: number): void {
    if (at < this.furthest) return;
    if (this.trail !== undefined) {
      if (at > this.furthest) this.trail.stops = [];
      this.trail.furthest = at;
      this.trail.stops.push({ phrase, rule, wording, parts });
    }
    this.furthest = at;
  }
}

/** One rule at one word, with what its slots were found to mean so far. */
type Way<T> = {
  readonly phrase: Phrase<T>;
  readonly rule: Rule;
  readonly wording: Wording;
  readonly from: number;
  readonly slots: unknown[];
  readonly inside: Found<unknown>[];
  readonly found: Found<T>[];
};

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
