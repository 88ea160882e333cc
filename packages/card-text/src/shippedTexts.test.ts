/** How the sentences that players read of shipped cards are said: laws of number, names and clauses over all of them. */
import { beforeAll, expect, test } from 'vitest';
import { meaningOf, trainerKindOf } from './cards/readCard.ts';
import { shippedLines } from './cards/shipped.ts';
import { shippedCards } from './testing/shippedCards.ts';

type Kind = 'attack' | 'ability' | 'energy' | 'item' | 'supporter' | 'tool' | 'toolF' | 'stadium';
type Said = { readonly of: Kind; readonly text: string; readonly id: string };
let texts: readonly Said[] = [];

/** Each sentence once, with one of the cards that have it. */
beforeAll(() => {
  const known = new Map<string, Said>();
  const written = new Map<string, string>();
  for (const shipped of shippedCards())
    for (const { kind, read } of shippedLines(shipped)) {
      if ('unread' in read || read.effect === null) continue;
      const effect = `${kind} ${JSON.stringify(read.effect)}`;
      const text = written.get(effect) ?? meaningOf(kind, read.effect);
      written.set(effect, text);
      const of = kind === 'trainer' ? trainerKindOf(shipped.card) : kind;
      if (text !== '' && !known.has(`${of} ${text}`))
        known.set(`${of} ${text}`, { of, text, id: shipped.card.id });
    }
  texts = [...known.values()];
}, 120_000);

/** What may stand between a number and «card». */
const KIND =
  '(?:other|more|random|damage|Basic|Special|Evolution|Trainer|Supporter|Stadium|Item|Prize|Pokémon Tool|Energy|Grass|Fire|Water|' +
  'Lightning|Psychic|Fighting|Darkness|Metal|Fairy|TAG TEAM|Rapid Strike|Single Strike|Fusion Strike|Team Plasma)';
const COUNTED = '(?:card|coin|counter)';
const SEVERAL = '(?:(?<!Stage )(?:[2-9]|[1-9]\\d+)|all|any|no|many|both|those|number of|draw|draws)';
const GROUP = "(?:Your|Your opponent's|Both players')(?: (?!Active)[A-Z][a-z]+| \\d)* Pokémon";

const never = (flags: string, ...parts: readonly string[]): RegExp => new RegExp(parts.join(''), flags);

/** What no sentence says, by what a reader would trip over. */
type Law = readonly [what: string, never: RegExp, of?: readonly Kind[]];
const LAWS: readonly Law[] = [
  ['the wrong article', /\b[Aa] (?=[aeioAEIO])|\b[Aa]n (?![aeioAEIOU])/],
  ['60 for as many as there are', /\bup to 60\b|\b(?:[Dd]iscard|[Pp]ut|[Mm]ove|[Ss]huffle|[Rr]eturn) 60\b/],
  ['several of one', never('', `\\b${SEVERAL} (?:${KIND} )*${COUNTED}\\b(?!s)`)],
  ['one of several', never('', `\\b(?:1|an?|each|every|another|this|that) (?:${KIND} )*${COUNTED}s\\b`)],
  ['«up to 1»', /\b(?:for|reveal|and|,) up to 1 /],
  [
    '«it» for several cards',
    /\b(?:[Ss]earch your deck for|reveal) (?:up to [2-9]|[2-9]|any number of)[^.;]*\b(?:reveal|put|attach|discard) it\b/,
  ],
  ['a name for several', /\b(?:up to [2-9]|[2-9]) Pokémon (?:with|that)[^.,]* in its name\b/],
  [
    'a verb of one for several',
    never(
      '',
      `(?:^|[.,] )${GROUP}(?: that (?:has|is|doesn't|isn't|evolves)\\b| (?:has|takes|gets|is|isn't)\\b)`,
    ),
  ],
  [
    'a word of the game without its capital',
    /\b(?:pokémon|basic|special condition|retreat cost|rule box|active spot|knocked out|benched|energy|supporter|stadium|trainer|asleep|burned|confused|paralyzed|poisoned|weakness|resistance|attacking pokémon|poké-(?:power|bod)|abilit(?:y|ies))\b/,
  ],
  [
    'a name without its capitals',
    /\b(?:alolan|galarian|hisuian|holon|brock|sabrina|giovanni|team (?:plasma|aqua|magma)|(?:rapid|single|fusion) strike|tag team|ultra beast|tera|ancient|future|mega evolution)\b/,
  ],
  ['a sentence that begins small', /(?:^|\. |• )[a-z]/],
  ['a word twice', /\b(\p{L}+) \1\b(?! damage)/u],
  ['signs that no card prints', /[{}[\]¦@?]|\+ \d|,,|,\.| {2}| [,.;:)]|\( |[^.)]$|(?<!\.)\)$/],
  ['fewer than one', /\b(?:less|fewer) than (?:an?|1)\b/],
  [
    'a number that is something',
    /\b[Tt]he number of (?:cards|Prize cards|[A-Z][^.,]*) (?:from|in|you have)[^.,]* is\b/,
  ],
  ['a permission for what is no order', /\byou may (?:your|this|that|each|both|if|during|the)\b/],
  ['an order tied to a condition', /\bis now \w+ and (?:flip|discard|heal|draw|put|search|switch)\b/],
  [
    '«that is» for what stands before «Pokémon»',
    /\bPokémon that (?:is|are) (?:an? )?(?:Pokémon|\p{L}+ Pokémon)\b/u,
  ],
  ['each without «of»', /\beach (?:your|both)\b/],
  ["an owner of many words before «'s»", / (?:attached|to|name|play|\))'s\b/],
  ['the deck of another player', /\bthat player may\b.*\b(?:your|you)\b/, ['stadium']],
  ['a Pokémon that is none', /\bthis Pokémon\b/, ['tool', 'toolF', 'energy', 'stadium']],
  ['a switch of no Pokémon', /\b[Ss]witch this Pokémon\b/, ['item', 'supporter']],
  [
    'an attack that is none',
    /\bthis attack does\b/i,
    ['ability', 'energy', 'tool', 'stadium', 'item', 'supporter'],
  ],
  [
    'an Ability that is none',
    /\buse this Ability\b/,
    ['attack', 'energy', 'tool', 'stadium', 'item', 'supporter'],
  ],
  ['the same cards drawn again', /^Draw (\d) cards\. If [^.]*, draw \1 cards\./],
  ['an «if» within an «if»', /\bIf [^.,]*, if\b/],
  ['discarded what was only moved', /^(?!.*\bdiscards? ).*\byou discarded\b/i],
  [
    'counted from where it stays',
    /\bfor each (?!(?:card|Energy)[^.,]* discarded)[^.,]* from (?:your|your opponent's) (?:hand|discard pile|Lost Zone)\b/,
  ],
  [
    'a card to discard that was put nowhere',
    /^(?!.*Attach this card).*At the end of [^.]*, discard this card\./,
    ['item'],
  ],
  ['two of three names without a comma', /\b\p{Lu}[\p{L}-]+, \p{Lu}[\p{L}-]+ (?:and|or) \p{Lu}/u],
  ['heads of one coin for several', /\b[2-9] of them is\b/],
  ['both of more than two coins', /\bFlip [3-9] coins\.(?:(?!Flip).)*\bboth of them\b/],
];

test('the sentences are all there', () => expect(texts.length).toBeGreaterThan(4000));

test.each(LAWS.map((law) => [law[0], law] as const))('no sentence has %s', (_what, [, never, of]) => {
  const found = texts.filter((said) => (of === undefined || of.includes(said.of)) && never.test(said.text));
  expect(found.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
});
