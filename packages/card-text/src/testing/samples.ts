/** For tests: texts that a grammar can read, made from its own rules, each with what it means. */
import type { Phrase, Reading, Rule, RulePart, Wording } from '../grammar/phrase.ts';
import { clashes } from '../grammar/template.ts';
import { lexiconOf, readingOf, type Source } from '../text/names.ts';
import { tokensOf } from '../text/tokens.ts';

export const SOURCE: Source = { name: 'Emberling', own: ['Cinder Slash', 'Warm Glow'] };
export const CARDS = lexiconOf([
  ...['Emberling', 'Mosswing', 'Great Tidecub'],
  { name: 'Tall Grove', supertype: 'Trainer', subtypes: ['Stadium'] },
]);

/** For each terminal that is no list of words, words that it reads. */
const TERMINALS: Readonly<Record<string, readonly string[]>> = {
  number: ['1', 'a', '2', '3'],
  counted: ['1', 'a'],
  amount: ['2', '10', '30'],
  oneOver: ['1', '2'],
  twenties: ['20', '40'],
  tens: ['20', '50'],
  less: ['20', '40'],
  cardName: ['Mosswing', 'Great Tidecub'],
  partOfName: ['Mosswing', 'Great Tidecub'],
  otherName: ['Mosswing', 'Great Tidecub'],
  stadiumName: ['Tall Grove'],
  ownName: ['Cinder Slash'],
  attackName: ['Cinder Slash'],
  selfName: ['Emberling'],
  thisName: ['Emberling'],
  colorless: ['Colorless', 'Colorless Colorless'],
  colorlessLess: ['Colorless', 'Colorless Colorless'],
  ownKind: ['Cinder Slash', 'such'],
  nameOfSelf: ['Emberling', 'this Pokémon'],
};

/** Chance: a whole number from 0 and below the given one. */
export type Chance = (below: number) => number;
export type Sample = { readonly words: readonly string[]; readonly value: unknown };
/** `written`: only what is written too, no further wordings. */
export type Wordings = 'all' | 'written';

/** Every phrase that the text of those phrases can have inside. */
export function phrasesIn(roots: readonly Phrase<unknown>[]): readonly Phrase<unknown>[] {
  const found = new Set<Phrase<unknown>>();
  const visit = (phrase: Phrase<unknown>): void => {
    if (found.has(phrase)) return;
    found.add(phrase);
    for (const { wordings } of phrase.rules)
      for (const part of wordings.flat()) if ('slot' in part) visit(part.phrase);
  };
  roots.forEach(visit);
  return [...found];
}

const one = <T>(of: readonly T[], chance: Chance): T => {
  const found = of[chance(of.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

/** Deeper than this, the shortest rules are taken: a grammar has no end. */
const DEEP = 4;
const ENDLESS = 1000;
/** So often is another meaning tried for a slot whose fields would take the place of others. */
const MOST_TRIES = 50;

/** What texts of cards say whose own name means the Pokémon, or the card that is no Pokémon. */
export class Speech {
  private readonly ownName: 'self' | 'this';
  private readonly depths = new Map<Phrase<unknown>, number>();

  constructor(ownName: 'self' | 'this') {
    this.ownName = ownName;
  }

  reading(words: readonly string[]): Reading {
    return readingOf(
      words.flatMap((word) => tokensOf(word)),
      SOURCE,
      CARDS,
      this.ownName,
    );
  }

  /** Whether such a text can have those words: the names that they need are there. */
  says(wording: Wording): boolean {
    return this.wordingDepth(wording, new Set()) < ENDLESS;
  }

  /** What that rule can say in these words, with anything that chance puts into its slots. */
  ofRule(
    rule: Rule,
    wording: Wording,
    chance: Chance,
    wordings: Wordings = 'all',
    depth = 0,
    tries = 0,
  ): Sample {
    const words: string[] = [];
    const slots: unknown[] = [];
    for (const part of wording) {
      const said = this.ofPart(part, chance, wordings, depth);
      words.push(...said.words);
      if ('slot' in part) slots[part.slot] = said.value;
    }
    // What would lose a part of it is no reading.
    if (tries < MOST_TRIES && rule.spreads.some((spread) => clashes(spread, slots)))
      return this.ofRule(rule, wording, chance, wordings, depth, tries + 1);
    const means = rule.means as (...values: readonly unknown[]) => unknown;
    return { words, value: means(...slots) };
  }

  of(phrase: Phrase<unknown>, chance: Chance, wordings: Wordings = 'all', depth = 0): Sample {
    if (phrase.terminal !== undefined) return this.ofTerminal(phrase, chance);
    const sayable = phrase.rules.flatMap((rule) =>
      (wordings === 'all' ? rule.wordings : [rule.wordings[0]])
        .filter((wording) => this.says(wording))
        .map((wording) => ({ rule, wording })),
    );
    const written = sayable.filter(({ rule }) => wordings === 'all' || !rule.readsOnly);
    const all = written.length === 0 ? sayable : written;
    const { rule, wording } = one(depth < DEEP ? all : this.shortest(all), chance);
    return this.ofRule(rule, wording, chance, wordings, depth);
  }

  private ofPart(part: RulePart, chance: Chance, wordings: Wordings, depth: number): Sample {
    if ('word' in part) return { words: [part.word], value: undefined };
    if ('either' in part)
      return {
        words: wordings === 'all' ? one(part.either, chance) : (part.either[0] ?? []),
        value: undefined,
      };
    return this.of(part.phrase, chance, wordings, depth + 1);
  }

  private waysOf({ name, terminal }: Phrase<unknown>): readonly (readonly string[])[] {
    // Without a sample no rule that needs it can be said, which a test shows.
    const ways = terminal?.reads ?? (TERMINALS[name] ?? []).map((word) => [word]);
    return ways.filter((words) => this.valueOf(terminal, words) !== undefined);
  }

  private valueOf(
    terminal: Phrase<unknown>['terminal'],
    words: readonly string[],
  ): { readonly value: unknown } | undefined {
    const reading = this.reading(words);
    return terminal?.read(reading, 0).find(({ end }) => end === reading.words.length);
  }

  private ofTerminal(phrase: Phrase<unknown>, chance: Chance): Sample {
    const words = one(this.waysOf(phrase), chance);
    return { words, value: this.valueOf(phrase.terminal, words)?.value };
  }

  private shortest<S extends { readonly wording: Wording }>(all: readonly S[]): readonly S[] {
    const least = Math.min(...all.map(({ wording }) => this.wordingDepth(wording, new Set())));
    return all.filter(({ wording }) => this.wordingDepth(wording, new Set()) === least);
  }

  /** How many phrases deep its shortest text goes. */
  private depthOf(phrase: Phrase<unknown>, above: ReadonlySet<Phrase<unknown>>): number {
    if (above.has(phrase)) return ENDLESS;
    const known = this.depths.get(phrase);
    if (known !== undefined) return known;
    const inside = new Set([...above, phrase]);
    const depth =
      phrase.terminal === undefined
        ? Math.min(
            ENDLESS,
            ...phrase.rules.flatMap(({ wordings }) =>
              wordings.map((wording) => this.wordingDepth(wording, inside)),
            ),
          )
        : this.waysOf(phrase).length === 0
          ? ENDLESS
          : 0;
    if (depth < ENDLESS || phrase.terminal !== undefined) this.depths.set(phrase, depth);
    return depth;
  }

  private wordingDepth(parts: Wording, inside: ReadonlySet<Phrase<unknown>>): number {
    return 1 + Math.max(0, ...parts.map((part) => ('slot' in part ? this.depthOf(part.phrase, inside) : 0)));
  }
}
