/** Explains a text: the rules that read it, or how far which rules came, and why what was read means nothing. */
import { type PrintedCard, type TextOnCard, textsOf } from '../cards/printed.ts';
import { type LineReading, readWithAccount } from '../cards/readCard.ts';
import { isNode } from '../grammar/data.ts';
import type { Found, Phrase, Rule, RulePart, Wording } from '../grammar/phrase.ts';
import type { Derivation, Stop } from '../grammar/read.ts';
import { same } from '../grammar/template.ts';
import type { ReadingAccount, TextAccount } from '../readingAccount.ts';
import type { Lexicon } from '../text/names.ts';

export type Explanation = {
  readonly read: LineReading;
  /** A line each, indented by how deep it stands. */
  readonly lines: readonly string[];
};

/** Rules of the furthest word that are listed, and phrases that do not write a part of a meaning. */
const MOST_LISTED = 8;

/** Of each text of the card. */
export const explainCard = (card: PrintedCard, cards: Lexicon): readonly Explanation[] =>
  textsOf(card).map((text) => explainText(text, cards));

function explainText(text: TextOnCard, cards: Lexicon): Explanation {
  const [read, account] = readWithAccount(text, cards);
  const [first] = account.readings;
  const lines =
    'effect' in read
      ? [
          ...(read.meaning === undefined ? [] : [`means: ${read.meaning}`]),
          ...(first === undefined
            ? ['read as a whole, by no rule']
            : first.wholes.flatMap(derivationOf(first))),
          `effect: ${JSON.stringify(read.effect)}`,
        ]
      : [`not read (${read.why}): ${read.unread.words}`, ...causesOf(account)];
  return { read, lines };
}

/** Why a text is refused, from the outer cause to the inner one. */
function causesOf(account: TextAccount): readonly string[] {
  const [first, second] = account.readings;
  if (first === undefined) return ['no rule reads a text of this kind without a number of times'];
  if (account.again === undefined && account.gaps.length === 0) return causesIn(first);
  if (account.written === undefined)
    return ['it is read, but no rule writes', ...deepestOf(account.gaps).map(indented)];
  const written = [`it is read, and its meaning is written as`, indented(account.written)];
  const [meant] = first.meanings;
  if (!isNode(account.again) || !('effect' in account.again))
    return [
      ...written,
      'which is not read:',
      ...(second === undefined ? [] : causesIn(second).map(indented)),
    ];
  const [at, was, is] = differenceOf(meant, account.again.effect) ?? ['', meant, account.again.effect];
  return [...written, `which means something else: ${at} was ${json(was)} and is ${json(is)}`];
}

function causesIn(reading: ReadingAccount): readonly string[] {
  const { wholes, meanings, causes } = reading;
  if (wholes.length > 0)
    return [
      ...causes,
      ...(meanings.length > 0 ? ['it would mean', ...meanings.map(json).map(indented)] : []),
      ...wholes.flatMap(derivationOf(reading)),
    ];
  const { stops, furthest } = reading.trail;
  const before = reading.words.slice(0, furthest).join(' ');
  return [
    ...causes,
    `read as far as: ${before}`,
    `then stands: ${reading.words.slice(furthest).join(' ') || 'nothing'}`,
    'where these rules want something else:',
    ...lastOfEach(stops).slice(0, MOST_LISTED).map(stopText).map(indented),
  ];
}

/** A rule stops twice at the same word where it may do without a part. */
const lastOfEach = (stops: readonly Stop[]): readonly Stop[] => {
  const known = new Map<Wording, Stop>();
  for (const stop of stops)
    if (stop.parts >= (known.get(stop.wording)?.parts ?? 0)) known.set(stop.wording, stop);
  return [...known.values()];
};

const json = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const indented = (line: string): string => `  ${line}`;

/** A rule by its phrase and its place in it. */
const nameOf = (phrase: Phrase<unknown>, rule: Rule): string =>
  `${phrase.name}#${phrase.rules.indexOf(rule) + 1}`;

const partText = (part: RulePart): string => {
  if ('word' in part) return part.word;
  if ('slot' in part) return `⟨${part.phrase.name}⟩`;
  const [first = [], ...others] = part.either.map((words) => words.join(' '));
  return first.length === 0 ? `[${others.join('|')}]` : `(${[first, ...others].join('|')})`;
};
const wordsOf = (parts: Wording): string => parts.map(partText).join(' ');

/** The sign stands before what the rule wants. */
const stopText = ({ phrase, rule, wording, parts }: Stop): string =>
  `${nameOf(phrase, rule)}  ${wordsOf(wording.slice(0, parts))} ▸ ${wordsOf(wording.slice(parts))}`;

const derivationOf =
  ({ trail, words }: ReadingAccount) =>
  (found: Found<unknown>): readonly string[] => {
    const derivation = trail.derivations.get(found);
    return derivation === undefined ? [] : derivationLines(derivation, words);
  };

function derivationLines(
  { phrase, rule, from, to, slots }: Derivation,
  words: readonly string[],
): readonly string[] {
  const name = rule === undefined ? phrase.name : nameOf(phrase, rule);
  return [
    `${name}  ${words.slice(from, to).join(' ')}`,
    ...slots.flatMap((slot) => derivationLines(slot, words)).map(indented),
  ];
}

/** The smallest parts that no rule writes: what is around them is not written for their sake. */
function deepestOf(gaps: TextAccount['gaps']): readonly string[] {
  const deepest = Math.max(...gaps.map(({ deep }) => deep));
  const phrases = new Map<string, Set<string>>();
  for (const { phrase, value, deep } of gaps)
    if (deep === deepest) phrases.set(json(value), new Set([...(phrases.get(json(value)) ?? []), phrase]));
  return [...phrases].map(([value, of]) => {
    const named = [...of].slice(0, MOST_LISTED).map((phrase) => `⟨${phrase}⟩`);
    return `${value} as ${named.join(', ')}${of.size > named.length ? ', …' : ''}`;
  });
}

/** Where two meanings first differ, and what stands there in each. */
function differenceOf(
  one: unknown,
  other: unknown,
  at = 'effect',
): readonly [string, unknown, unknown] | undefined {
  if (same(one, other)) return undefined;
  if (isNode(one) && isNode(other) && Array.isArray(one) === Array.isArray(other))
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = differenceOf(Reflect.get(one, key), Reflect.get(other, key), `${at}.${key}`);
      if (found !== undefined) return found;
    }
  return [at, one, other];
}
