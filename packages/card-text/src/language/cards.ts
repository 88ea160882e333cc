/** Cards as texts name them: of which kind, in which pile, attached to what. */
import type { CardFilter, Cards, Pile, Stage, TrainerKind, Whose } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { amount, attackName, cardName, count, number, partOfName, type } from './numbers.ts';
import { pickCards } from './picks.ts';

export const stage = oneOf<Stage>('stage', [
  ['basic', 'basic'],
  ['stage 1', 'stage1'],
  ['stage 2', 'stage2'],
  ['restored', 'restored'],
]);

export const pokemonOfKind = oneOf<string>('pokemonOfKind', [
  ['pokémon ex', 'ex'],
  ['pokémon-ex', 'ex'],
  ['Pokémon-EX', 'EX'],
  ['pokémon-gx', 'GX'],
  ['pokémon v', 'V'],
  ['pokémon vmax', 'VMAX'],
  ['pokémon vstar', 'VSTAR'],
  ['pokémon sp', 'SP'],
  ['pokémon lv.x', 'Level-Up'],
  ['ultra beast', 'Ultra Beast'],
  ['ultra beasts', 'Ultra Beast'],
  ['tag team pokémon', 'TAG TEAM'],
  ['baby pokémon', 'Baby'],
  ['pokémon prism star', 'Prism Star'],
]);
/** Kinds that cards of every sort have. */
const TAGS_OF_ANY = [
  ['single strike', 'Single Strike'],
  ['rapid strike', 'Rapid Strike'],
  ['fusion strike', 'Fusion Strike'],
  ['team plasma', 'Team Plasma'],
  ['ancient', 'Ancient'],
  ['future', 'Future'],
  ['tag team', 'TAG TEAM'],
] as const;
const tagOfAny = oneOf<string>('tagOfAny', TAGS_OF_ANY);
const tagBefore = oneOf<string>('tagBefore', [
  ...TAGS_OF_ANY,
  ['tera', 'Tera'],
  ['ultra beast', 'Ultra Beast'],
  ['mega evolution', 'MEGA'],
]);

export const EVOLUTIONS: readonly Stage[] = ['stage1', 'stage2', 'mega', 'vmax', 'vstar', 'break', 'levelUp'];

/** What stands before «Pokémon», of the card itself, and says what it is. */
export const plain = phrase<CardFilter>('plain');
plain.says`${type}`.means((each) => ({ type: each }));
plain.says`${stage} ${type}`.means((each, of) => ({ stages: [each], type: of }));
plain.says`${stage}`.or`${stage} evolved`.means((each) => ({ stages: [each] }));
plain.reads`${type} ${stage}`.means((of, each) => ({ stages: [each], type: of }));
/** Also what it is not. */
export const adjective = phrase<CardFilter>('adjective');
adjective.says`${plain}`.means((filter) => filter);
adjective.says`${tagBefore}`.means((tag) => ({ tag }));
adjective.says`${stage} ${tagBefore}`.means((each, tag) => ({ stages: [each], tag }));
adjective.says`${stage} non-${type}`.means((each, of) => ({ stages: [each], not: { type: of } }));
adjective.says`non-${type}`.means((of) => ({ not: { type: of } }));

/** Pokémon of a kind, and what stands before that: another kind stands beside it, and does not take its place. */
export const ofKind = phrase<CardFilter>('ofKind');
ofKind.says`${plain} ${pokemonOfKind}`.means((card, tag) => ({ tag, ...card }));
ofKind.says`non-${type} ${pokemonOfKind}`.means((of, tag) => ({ tag, not: { type: of } }));
ofKind.says`${tagBefore} ${pokemonOfKind}`.means((before, tag) => ({ tag, any: [{ tag: before }] }));

/** Words that stand in names: of owners, «Dark». */
export const nameWord = oneOf<string>('nameWord', [
  ...['Brock', 'Misty', 'Erika', 'Sabrina', 'Koga', 'Blaine', 'Giovanni', 'Rocket', 'Holon', 'Imakuni?'].map(
    (owner) => [`${owner}'s`, `${owner}'s`] as const,
  ),
  ['Lt. Surge’s', "Lt. Surge's"],
  ['Team Magma’s', "Team Magma's"],
  ['Team Aqua’s', "Team Aqua's"],
  ['Team Magma', 'Team Magma'],
  ['Team Aqua', 'Team Aqua'],
  ['Dark', 'Dark'],
]);
/** The same as «in its name» has them. */
const knownPart = oneOf<string>(
  'knownPartOfName',
  [
    ...['Brock', 'Misty', 'Erika', 'Sabrina', 'Koga', 'Blaine', 'Giovanni', 'Lt. Surge', 'Rocket', 'Holon'],
    ...[
      'Team Magma',
      'Team Aqua',
      'Dark',
      'Light',
      'Fossil',
      'Alolan',
      'Galarian',
      'Hisuian',
      'δ',
      "Team Galactic's Invention",
      "Team Rocket's",
      "Rocket's",
    ],
  ].map((word) => [word, word] as const),
);
export const inName = phrase<string>('inName');
inName.says`${knownPart}`.means((part) => part);
inName.says`${partOfName}`.means((part) => part);
/** One of them, or any of several. */
export const namedWith = phrase<CardFilter>('namedWith');
namedWith.says`${inName}`.means((nameHas) => ({ nameHas }));
namedWith.says`${inName} or ${inName}`.means((a, b) => ({ any: [{ nameHas: a }, { nameHas: b }] }));
namedWith.says`${inName}, ${inName}, or ${inName}`.means((a, b, c) => ({
  any: [{ nameHas: a }, { nameHas: b }, { nameHas: c }],
}));

const ANY_TOOL: readonly TrainerKind[] = ['tool', 'toolF'];
const trainerKind = oneOf<readonly TrainerKind[]>('trainerKind', [
  ['item', ['item']],
  ['supporter', ['supporter']],
  ['stadium', ['stadium']],
  ['pokémon tool', ANY_TOOL],
]);

/** Pokémon of a kind: what it is, and nothing that it is not. */
const pokemonCard = phrase<CardFilter>('pokemonCard');
pokemonCard.says`pokémon [card]`.means(() => ({ kind: 'pokemon' }));
pokemonCard.says`${plain} pokémon [card]`.means((filter) => ({ kind: 'pokemon', ...filter }));
pokemonCard.says`${tagBefore} pokémon [card]`.means((tag) => ({ kind: 'pokemon', tag }));
pokemonCard.says`${stage} ${tagBefore} pokémon [card]`.means((each, tag) => ({
  kind: 'pokemon',
  stages: [each],
  tag,
}));
pokemonCard.says`${pokemonOfKind} [card]`.means((tag) => ({ kind: 'pokemon', tag }));
pokemonCard.says`${plain} ${pokemonOfKind} [card]`.means((filter, tag) => ({
  kind: 'pokemon',
  tag,
  ...filter,
}));
pokemonCard.says`pokémon [card] (that has|with) no retreat cost`.means(() => ({
  kind: 'pokemon',
  retreatCost: 0,
}));
pokemonCard.says`evolution (card|pokémon)`.means(() => ({ kind: 'pokemon', stages: EVOLUTIONS }));
pokemonCard.says`evolution ${type} pokémon`.means((of) => ({
  kind: 'pokemon',
  stages: EVOLUTIONS,
  type: of,
}));

/** One kind of card, said in one run. */
const oneKind = phrase<CardFilter>('oneKind');
oneKind.says`basic energy (card|)`.means(() => ({ basicEnergy: true }));
oneKind.says`basic ${type} energy (card|)`.means((each) => ({ basicEnergy: true, type: each }));
oneKind.says`holon energy (card|)`.means(() => ({ nameHas: 'Holon Energy' }));
oneKind.says`special energy (card|)`.means(() => ({ specialEnergy: true }));
oneKind.says`${type} energy (card|)`.means((each) => ({ kind: 'energy', type: each }));
oneKind.says`energy (card|)`.means(() => ({ kind: 'energy' }));
oneKind.says`${pokemonCard}`.means((card) => card);
oneKind.says`${nameWord} pokémon [card]`.means((nameHas) => ({ kind: 'pokemon', nameHas }));
oneKind.says`${stage} non-${type} pokémon`.means((each, of) => ({
  kind: 'pokemon',
  stages: [each],
  not: { type: of },
}));
oneKind.says`trainer (card|)`.means(() => ({ kind: 'trainer' }));
oneKind.says`${trainerKind} (card|)`.means((trainers) => ({ trainers }));
oneKind.says`${tagBefore} ${trainerKind} (card|)`.means((tag, trainers) => ({ trainers, tag }));
oneKind.says`${tagBefore} trainer (card|)`.means((tag) => ({ kind: 'trainer', tag }));
oneKind.says`${trainerKind} card named ${cardName}`.means((trainers, name) => ({ trainers, name }));
oneKind.says`${tagOfAny} card`.means((tag) => ({ tag }));
oneKind.says`[card named] ${cardName} [card]`.means((name) => ({ name }));

/** Whom something leaves out. */
const leftOut = phrase<CardFilter>('leftOut');
leftOut.says`${cardName}`.means((name) => ({ name }));
leftOut.says`${pokemonOfKind}`.means((tag) => ({ tag }));
leftOut.says`pokémon that (has|have) δ on (its|their) card`.means(() => ({ nameHas: 'δ' }));
leftOut.says`${adjective} pokémon`.means((card) => card);
leftOut.says`pokémon with a rule box`.means(() => ({ tag: 'Rule Box' }));
leftOut.says`${cardName} or ${cardName}`.means((a, b) => ({ any: [{ name: a }, { name: b }] }));
leftOut.says`${pokemonOfKind} (or|and) ${pokemonOfKind}`.means((a, b) => ({ any: [{ tag: a }, { tag: b }] }));
leftOut.says`${trainerKind} card`.means((trainers) => ({ trainers }));
/** What a card or a Pokémon may not be. */
export const exceptCard = phrase<CardFilter>('exceptCard');
exceptCard.says`, except any ${leftOut}(,|)`
  .or`, (except|except for|except for any|excluding|excluding any) ${leftOut}[,]`.means((card) => card);
/** In brackets it is said of what stands right before them. */
const inBrackets = phrase<CardFilter>('exceptInBrackets');
inBrackets.says`{ (excluding|excluding any|except for|except for any|except any|except) ${leftOut} }`.means(
  (card) => card,
);
exceptCard.reads`${inBrackets}`.means((card) => card);

/** A kind, and what more is said of it behind: as the last of a list that would be said of all or of one. */
const kindBehind = phrase<CardFilter>('kindBehind');
kindBehind.says`${pokemonCard} (with|that has|that have) ${namedWith} in (its|their) (name|names)`.means(
  (card, name) => ({ ...card, ...name }),
);
/** As a name would stand behind it. */
const plainPokemon = phrase<CardFilter>('plainPokemon');
plainPokemon.says`pokémon [card]`.means(() => ({ kind: 'pokemon' }));
plainPokemon.says`${plain} pokémon [card]`.means((filter) => ({ kind: 'pokemon', ...filter }));
kindBehind.says`${plainPokemon} named ${cardName}`.means((card, name) => ({ ...card, name }));
kindBehind.says`${plainPokemon} named ${cardName} or ${cardName}`.means((card, a, b) => ({
  ...card,
  any: [{ name: a }, { name: b }],
}));
kindBehind.says`${plainPokemon} named ${cardName}, ${cardName}, ${cardName}, and/or ${cardName}`.means(
  (card, a, b, c, d) => ({ ...card, any: [{ name: a }, { name: b }, { name: c }, { name: d }] }),
);
kindBehind.reads`${pokemonCard} (with|that has|that have) δ on (its|their) card`.means((card) => ({
  ...card,
  nameHas: 'δ',
}));
kindBehind.says`${trainerKind} card (with|that has|that have) ${namedWith} in (its|their) (name|names)`.means(
  (trainers, name) => ({ trainers, ...name }),
);
kindBehind.says`trainer card (with|that has|that have) ${namedWith} in (its|their) (name|names)`.means(
  (name) => ({ kind: 'trainer', ...name }),
);
kindBehind.says`${pokemonCard} that (has|have) the ${attackName} attack`.means((card, hasAttack) => ({
  ...card,
  hasAttack,
}));
kindBehind.says`${pokemonCard} that doesn't have a rule box`
  .or`${pokemonCard} that don't have a rule box`.means((card) => ({
  ...card,
  not: { tag: 'Rule Box' },
}));
kindBehind.says`${pokemonCard} ${inBrackets}`.means((card, not) => ({ ...card, not }));
kindBehind.reads`${pokemonCard} (that isn't a|that aren't|that isn't) ${pokemonOfKind}`.means(
  (card, tag) => ({ ...card, not: { tag } }),
);
kindBehind.says`${pokemonCard} (that aren't|that isn't a) ${pokemonOfKind} or ${pokemonOfKind}`.means(
  (card, a, b) => ({ ...card, not: { any: [{ tag: a }, { tag: b }] } }),
);
kindBehind.says`${pokemonCard} with ${amount} hp or less [remaining]`
  .or`${pokemonCard}, each with ${amount} hp or less,`
  .or`${pokemonCard} that (each has|has) ${amount} hp or less`.means((card, hpAtMost) => ({
  ...card,
  hpAtMost,
}));
kindBehind.says`${pokemonCard} (with|that has|that have) a retreat cost of exactly ${number}`.means(
  (card, retreatCost) => ({
    ...card,
    retreatCost,
  }),
);
/** Exact costs up to the highest that is printed. */
const costly = oneOf<CardFilter>(
  'costlyRetreat',
  [2, 3, 4].map((least) => [
    `a retreat cost of ${least} or more`,
    { any: [2, 3, 4, 5].filter((cost) => cost >= least).map((retreatCost) => ({ retreatCost })) },
  ]),
);
kindBehind.says`${pokemonCard} with ${costly}`.means((card, cost) => ({ ...card, ...cost }));
kindBehind.says`${pokemonCard} that (evolves|evolve) from ${cardName}`.means((card, evolvesFrom) => ({
  ...card,
  evolvesFrom,
}));

kindBehind.says`card that (evolves|evolve) from ${cardName}`.means((evolvesFrom) => ({
  kind: 'pokemon',
  evolvesFrom,
}));

/** Which card, as it lies in a pile. */
export const cardNoun = phrase<CardFilter>('cardNoun');
cardNoun.says`${oneKind}`.means((kind) => kind);
cardNoun.says`${kindBehind}`.means((kind) => kind);
// In a list it could be said of the last one or of all.
for (const kind of [oneKind, kindBehind])
  cardNoun.says`${kind}${exceptCard}`.means((card, not) => ({ ...card, not }));
cardNoun.says`${oneKind} or ${kindBehind}`.means((a, b) => ({ any: [a, b] }));
cardNoun.says`${oneKind} or ${oneKind}`.or`${oneKind} or a ${oneKind}`.means((a, b) => ({ any: [a, b] }));
cardNoun.says`${type} or ${type} energy card`.means((a, b) => ({
  any: [
    { kind: 'energy', type: a },
    { kind: 'energy', type: b },
  ],
}));
cardNoun.says`${type} or ${type} pokémon`.means((a, b) => ({
  kind: 'pokemon',
  any: [{ type: a }, { type: b }],
}));
cardNoun.says`${oneKind}, ${oneKind}, or ${oneKind}`.means((a, b, c) => ({ any: [a, b, c] }));

/** Several kinds out of which any of them make up the number. */
export const mixture = phrase<CardFilter>('mixture');
mixture.says`in any combination of ${oneKind} and ${oneKind}`.or`${oneKind} and/or ${oneKind}`.means(
  (a, b) => ({ any: [a, b] }),
);
mixture.says`in any combination of ${oneKind} and ${kindBehind}`.means((a, b) => ({ any: [a, b] }));
mixture.says`in any combination of ${kindBehind} and ${oneKind}`.means((a, b) => ({ any: [a, b] }));
mixture.says`in any combination of ${oneKind}, ${oneKind}, and ${oneKind}`
  .or`${oneKind}, ${oneKind}, and/or ${oneKind}`.means((a, b, c) => ({
  any: [a, b, c],
}));
mixture.says`in any combination of ${oneKind} and ${oneKind}, except for ${cardName},`.means(
  (a, b, name) => ({
    any: [a, b],
    not: { name },
  }),
);

/** Which cards, and how many of them: of a kind that is named. */
export type Many = { readonly min: number; readonly max: number };

export const whose = oneOf<Whose>('whose', [
  ['your', 'own'],
  ["your opponent's", 'opponent'],
]);
const pile = oneOf<Pile>('pile', [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['discard pile', 'discard'],
  ['lost zone', 'lost'],
]);

/** All such cards of a pile. */
export const pileCards = phrase<Cards>('pileCards');
pileCards.says`${cardNoun} (from|in) ${whose} ${pile}`.means((where, of, place) => ({
  pile: place,
  whose: of,
  where,
}));
pileCards.says`card (from|in) ${whose} ${pile}`.means((of, place) => ({ pile: place, whose: of }));

/** The same where they are counted, and stay. */
export const cardsIn = phrase<Cards>('cardsIn');
cardsIn.says`${cardNoun} (in|from) ${whose} ${pile}`.means((where, of, place) => ({
  pile: place,
  whose: of,
  where,
}));
cardsIn.says`${cardNoun} (in|from) ${whose} ${pile}${exceptCard}`.means((where, of, place, not) => ({
  pile: place,
  whose: of,
  where: { ...where, not },
}));
cardsIn.says`card (in|from) ${whose} ${pile}`.means((of, place) => ({ pile: place, whose: of }));

/** A choice among the cards of a pile other than the deck, which is searched. */
export const chosenCards = phrase<Cards>('chosenCards');
chosenCards.says`${count} ${pileCards}`.or`${count} of the other ${pileCards}`.means((many, from) =>
  pickCards({ from, ...many }),
);
chosenCards.says`${count} ${mixture} from ${whose} ${pile}`.means((many, where, of, place) =>
  pickCards({ from: { pile: place, whose: of, where }, ...many }),
);
/** «Other» than the card that says it, which is never among them. */
chosenCards.reads`${count} other ${pileCards}`.means((many, from) => pickCards({ from, ...many }));
chosenCards.reads`a ${oneKind} or a ${oneKind} (from|in) ${whose} ${pile}`.means((a, b, of, place) =>
  pickCards({ from: { pile: place, whose: of, where: { any: [a, b] } }, min: 1, max: 1 }),
);
chosenCards.reads`another ${pileCards}`.means((from) => pickCards({ from, min: 1, max: 1 }));
chosenCards.reads`any ${amount} ${pileCards}`.means((n, from) => pickCards({ from, min: n, max: n }));
chosenCards.reads`any ${amount} card from ${whose} ${pile}`.means((n, of, place) =>
  pickCards({ from: { pile: place, whose: of }, min: n, max: n }),
);
mixture.says`in any combination of ${type} and ${type} energy card`.means((a, b) => ({
  any: [
    { kind: 'energy', type: a },
    { kind: 'energy', type: b },
  ],
}));
