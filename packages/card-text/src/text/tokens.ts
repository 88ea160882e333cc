/** Cuts a printed text into folded words, each with its place in the text; every folding of words is listed here and tested. */
import { withPlainSigns } from './signs.ts';

/** A word as rules see it, and where it stands in the printed text. */
export type Token = {
  readonly word: string;
  readonly printed: string;
  readonly from: number;
  readonly to: number;
};

/** Words of other years, or of another number, that say the same wherever they stand. */
export const WORDS: Readonly<Record<string, string>> = {
  an: 'a',
  pokemon: 'pokémon',
  cards: 'card',
  coins: 'coin',
  counters: 'counter',
  markers: 'counter',
  marker: 'counter',
  energies: 'energy',
  tools: 'tool',
  supporters: 'supporter',
  stadiums: 'stadium',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  '(': '{',
  ')': '}',
  '[': '{',
  ']': '}',
};

const WORD = /'s\b|\d+|[\p{L}\p{N}é♀♂★δ&][\p{L}\p{N}é♀♂★δ&.'’-]*|[^\s]/gu;
/** A full stop without a space behind it. */
const RUN_ON = /\p{Ll}\.(?=\p{Lu})/u;
/** «ColorlessColorless» is two words in the public data. */
const RUN_OF_TYPES =
  /^(?:Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless){2,}$/;
const ONE_TYPE = /Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon|Colorless/g;

/** Runs of words that say the same as fewer words, wherever they stand. The longest first. */
export const RUNS: readonly (readonly [printed: readonly string[], folded: readonly string[]])[] = [
  ['baby pokémon, basic pokémon, or evolution card', 'pokémon card'],
  ['basic pokémon card or evolution card', 'pokémon card'],
  ['basic pokémon or evolution card', 'pokémon card'],
  ['basic pokémon and/or evolution card', 'pokémon card'],
  ['basic pokémon { or evolution card }', 'pokémon card'],
  ['pokémon { basic or evolution } card', 'pokémon card'],
  ['basic or evolution card', 'pokémon card'],
  ['his or her', 'their'],
  ['him or her', 'them'],
  ['you may use this card only if', 'you can use this card only if'],
  ['you may play this card only if', 'you can use this card only if'],
  ['you can play this card only if', 'you can use this card only if'],
  ['the retreat cost for', 'the retreat cost of'],
  // Printed so once, and meant so.
  [', { before your attack } ,', '{ before your attack } ,'],
  ['{ before your attack } you may', '{ before your attack } , you may'],
  ['into your bench', 'onto your bench'],
  ['the total amount of', 'the amount of'],
  ["each play can't", "each player can't"],
  ['damage counter each of', 'damage counter on each of'],
  ['he or she', 'that player'],
  ['one of your benched', '1 of your benched'],
  ['one of your opponent', '1 of your opponent'],
  ['of your own pokémon', 'of your pokémon'],
  ['of your own benched', 'of your benched'],
  ['one card', '1 card'],
  ['one coin', '1 coin'],
  ['one damage counter', '1 damage counter'],
  ['pokémon that this card is attached to', 'pokémon this card is attached to'],
  ['. { this includes new pokémon that come into play . }', ', those that come later too .'],
  ['. { this includes pokémon that come into play on that turn . }', ', those that come later too .'],
  ['. { this includes pokémon that come into play this turn . }', ', those that come later too .'],
  ['. { this includes pokémon that come into play during that turn . }', ', those that come later too .'],
  [
    ". { this includes pokémon that come into play during this turn or during your opponent 's next turn . }",
    ', those that come later too .',
  ],
].map(
  ([printed = '', folded = '']) => [printed.match(/[\p{L}']+|[^\s]/gu) ?? [], folded.split(' ')] as const,
);

export function tokensOf(text: string): readonly Token[] {
  const { text: plain, placeOf } = withPlainSigns(text);
  const tokens = [...plain.matchAll(WORD)].flatMap(({ 0: found, index }) => cut(found, index));
  return withoutRuns(
    tokens.map(({ from, to, ...word }) => ({ ...word, from: placeOf(from), to: placeOf(to) })),
  );
}

const IS_WORD = /[\p{L}\p{N}]/u;
/**
 * With the full stop that a text, or a line of it, was printed without. Not behind a bracket, which may end the sentence in it.
 */
export function withLastStops(tokens: readonly Token[], text: string): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isLast = next === undefined || text.slice(token.to, next.from).includes('\n');
    if (!isLast || !IS_WORD.test(token.word)) return [token];
    return [token, { word: '.', printed: '', from: token.to, to: token.to }];
  });
}

const RUNS_BY_FIRST = new Map<string, (typeof RUNS)[number][]>();
for (const run of RUNS) {
  const first = run[0][0] ?? '';
  RUNS_BY_FIRST.set(first, [...(RUNS_BY_FIRST.get(first) ?? []), run]);
}

/** Each run as the words it is folded to, which stand where it stood. */
function withoutRuns(tokens: readonly Token[]): readonly Token[] {
  const done: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = RUNS_BY_FIRST.get(tokens[at]?.word ?? '')?.find(([printed]) =>
      printed.every((word, index) => tokens[at + index]?.word === word),
    );
    const [first, last] = [tokens[at], tokens[at + (run?.[0].length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    if (run === undefined) done.push(first);
    else done.push(...run[1].map((word) => ({ word, printed: word, from: first.from, to: last.to })));
    at += run?.[0].length ?? 1;
  }
  return done;
}

/** A full stop belongs to the sentence, not to the word before it, and an own's «'s» is a word of its own. */
function cut(found: string, from: number): readonly Token[] {
  const [, non, after = ''] = /^(non-)(.+)$/i.exec(found) ?? [];
  if (non !== undefined) return [token(non, from), ...cut(after, from + non.length)];
  const runOn = RUN_ON.exec(found);
  if (runOn !== null)
    return [
      ...cut(found.slice(0, runOn.index + 2), from),
      ...cut(found.slice(runOn.index + 2), from + runOn.index + 2),
    ];
  const [, head = found, own = '', stop = ''] = /^(.+?)('s|')?(\.*)$/u.exec(found) ?? [];
  const words = RUN_OF_TYPES.test(head) ? [...head.matchAll(ONE_TYPE)] : [{ 0: head, index: 0 }];
  return [
    ...words.map(({ 0: word, index }) => token(word, from + index)),
    ...(own === '' ? [] : [token(own, from + head.length)]),
    ...[...stop].map((sign, index) => token(sign, from + head.length + own.length + index)),
  ];
}

/** Two kinds that differ in nothing else: «ex» of 2003 and 2023, «EX» of 2012. */
const IS_BIG_EX = /^(?:Pok[ée]mon-)?EX$/;

function token(printed: string, from: number): Token {
  const lower = IS_BIG_EX.test(printed) ? printed.replace(/^Pok[ée]mon/, 'pokémon') : printed.toLowerCase();
  return {
    word: (Object.hasOwn(WORDS, lower) ? WORDS[lower] : undefined) ?? lower,
    printed,
    from,
    to: from + printed.length,
  };
}
