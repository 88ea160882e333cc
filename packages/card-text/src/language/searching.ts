/** Searches of decks and discard piles: verb × cards × where they go. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { cardNoun, mixture } from './cards.ts';
import { condition } from './conditions.ts';
import { cardName, count, nameOfSelf, number, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { anyGroup, inPlayGroup, oneTarget, self } from './pokemon.ts';
import { DECK, found, goes, SHUFFLE, shuffled, sought } from './sought.ts';

/** A search, with the shuffle that ends it. */
export const searching = listPhrase<Step>('searching');

searching.says`search your deck for ${sought} ${goes} ${shuffled}`.means((cards, where) => [
  { do: 'move', cards, ...where },
  SHUFFLE,
]);
searching.says`search your deck for ${sought} and ${sought} ${goes} ${shuffled}`.means((a, b, where) => [
  { do: 'move', cards: a, ...where },
  { do: 'move', cards: b, ...where },
  SHUFFLE,
]);
searching.says`search your deck for ${sought}, ${sought}, and ${sought} ${goes} ${shuffled}`.means(
  (a, b, c, where) => [
    { do: 'move', cards: a, ...where },
    { do: 'move', cards: b, ...where },
    { do: 'move', cards: c, ...where },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought}(and|,|and,|, and) put (it|them|that card|those card|those pokémon) (onto|into) your bench ${shuffled}`.means(
  (cards) => [{ do: 'bench', cards, whose: 'own' }, SHUFFLE],
);
searching.says`search your deck for ${sought} and attach (it|them) to ${oneTarget} ${shuffled}`
  .or`search your deck for ${sought} and attach (it|them) to ${oneTarget} in any way you like ${shuffled}`.means(
  (cards, to) => [{ do: 'attachEnergy', cards, to }, SHUFFLE],
);
/** Each card where the player likes. */
searching.says`search your deck for ${sought} and attach (it|them) to (any of|) ${anyGroup} in any way you like ${shuffled}`.means(
  (cards, pokemon) => [{ do: 'attachEach', cards, among: pokemon }, SHUFFLE],
);

/** What evolves from the own Pokémon, onto it. */
searching.says`search your deck for a card that evolves from ${nameOfSelf} and put it onto ${self} to evolve it ${shuffled}`.means(
  (evolvesFrom, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { evolvesFrom } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.reads`search your deck for a card that evolves from ${nameOfSelf} and put it onto ${self}. { this counts as evolving ${self}. } shuffle your deck afterward`
  .or`search your deck for a card that evolves from ${nameOfSelf} and put it on ${self}. { this counts as evolving ${self}. } shuffle your deck afterward`.means(
  (evolvesFrom, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { evolvesFrom } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought} and put (it|them) in the lost zone ${shuffled}`.means(
  (cards) => [{ do: 'move', cards, to: 'lost' }, SHUFFLE],
);
searching.says`search your deck for ${sought}, shuffle your deck, and put (that card|those card) on top of your deck in any order`
  .or`search your deck for ${sought}, shuffle your deck(, then|, and) put (that card|those card) on top of (it|your deck)`
  .or`search your deck for ${sought}, shuffle your deck, then put (that card|those card) on top of it in any order`
  .or`search your deck for ${sought}. shuffle your deck, then put (that card|those card) on top of it [in any order]`.means(
  (cards) => [SHUFFLE, { do: 'move', cards, to: 'deckTop' }],
);
searching.says`search your deck for ${sought}, reveal (it|them), shuffle your deck, then put (that card|those card) on top of it`.means(
  (cards) => [{ do: 'reveal', cards }, SHUFFLE, { do: 'move', cards: { bound: '?card' }, to: 'deckTop' }],
);

/** What evolves from any of them. */
searching.says`search your deck for a card that evolves from 1 of ${inPlayGroup} and put it (onto|on) that pokémon [to evolve it] ${shuffled}`.means(
  (from) => [
    {
      do: 'evolve',
      card: pickCards({
        from: { ...DECK, evolvesOnto: pickPokemon({ from, min: 1, max: 1, as: '@whom' }) },
        min: 0,
        max: 1,
        as: '@card',
      }),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for a ${cardNoun} that evolves from 1 of ${inPlayGroup}[,] and put it (onto|on) that pokémon [to evolve it] ${shuffled}`.means(
  (where, from) => [
    {
      do: 'evolve',
      card: pickCards({
        from: { ...DECK, where, evolvesOnto: pickPokemon({ from, min: 1, max: 1, as: '@whom' }) },
        min: 0,
        max: 1,
        as: '@card',
      }),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
searching.reads`search your deck for as many ${cardNoun} as you like and put them onto your bench ${shuffled}`.means(
  (where) => [
    {
      do: 'bench',
      cards: pickCards({ from: { ...DECK, where }, min: 0, max: 60 }),
      whose: 'own',
    },
    SHUFFLE,
  ],
);

/** In one of two places. */
searching.says`search your deck or [your] discard pile for a ${cardNoun} ${goes}. if you (search|searched) your deck [in this way], shuffle your deck [afterward]`.means(
  (where, into) => [
    {
      do: 'chooseModes',
      modes: [
        [
          {
            do: 'move',
            cards: pickCards({ from: { ...DECK, where }, min: 0, max: 1, as: '@found' }),
            ...into,
          },
          SHUFFLE,
        ],
        [
          {
            do: 'move',
            cards: pickCards({
              from: { pile: 'discard', whose: 'own', where },
              min: 1,
              max: 1,
              as: '@there',
            }),
            ...into,
          },
        ],
      ],
    },
  ],
);

/** As many as were given for them. */
searching.says`search your deck for up to that many ${cardNoun} ${goes} ${shuffled}`.means((where, into) => [
  {
    do: 'repeat',
    times: { cards: { bound: '?done' } },
    steps: [{ do: 'move', cards: pickCards({ from: { ...DECK, where }, min: 0, max: 1 }), ...into }],
  },
  SHUFFLE,
]);
searching.says`search your deck for ${sought}, ${sought}, ${sought}, and ${sought} ${goes} ${shuffled}`.means(
  (a, b, c, d, where) => [
    { do: 'move', cards: a, ...where },
    { do: 'move', cards: b, ...where },
    { do: 'move', cards: c, ...where },
    { do: 'move', cards: d, ...where },
    SHUFFLE,
  ],
);

/** The discard pile lies open: what is there is taken. */
searching.reads`choose ${count} ${cardNoun} from your discard pile${goes}`.means((many, where, into) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), ...into },
]);
searching.says`search your discard pile for ${count} ${cardNoun} ${goes}`.means((many, where, into) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), ...into },
]);
searching.says`search your discard pile for ${count} ${mixture} ${goes}`.means((many, where, into) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), ...into },
]);
searching.says`search your deck for ${found} in any combination of ${type} and ${type} energy card and attach (it|them) to ${oneTarget} ${shuffled}`.means(
  (many, a, b, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: {
          ...DECK,
          where: {
            any: [
              { kind: 'energy', type: a },
              { kind: 'energy', type: b },
            ],
          },
        },
        ...many,
      }),
      to,
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for a ${cardName} and put it onto ${self} to evolve it ${shuffled}`.means(
  (name, on) => [
    { do: 'evolve', card: pickCards({ from: { ...DECK, where: { name } }, min: 0, max: 1 }), on },
    SHUFFLE,
  ],
);
searching.says`put a card that evolves from ${nameOfSelf} from your discard pile onto ${self} to evolve it`.means(
  (evolvesFrom, on) => [
    {
      do: 'evolve',
      card: pickCards({
        from: { pile: 'discard', whose: 'own', where: { evolvesFrom } },
        min: 1,
        max: 1,
      }),
      on,
    },
  ],
);

/** As many as coins fell heads. */
searching.says`search your deck for a number of ${cardNoun} up to the number of heads ${goes} ${shuffled}`.means(
  (where, into) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [{ do: 'move', cards: pickCards({ from: { ...DECK, where }, min: 0, max: 1 }), ...into }],
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for a number of card up to the number of heads ${goes} ${shuffled}`.means(
  (into) => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [{ do: 'move', cards: pickCards({ from: DECK, min: 0, max: 1 }), ...into }],
    },
    SHUFFLE,
  ],
);
searching.reads`search your deck for a card that evolves from your active pokémon and (put it onto|put it on|attach it to) (your active pokémon|that pokémon). { this counts as evolving that pokémon. } shuffle your deck afterward`.means(
  () => [
    {
      do: 'evolve',
      card: pickCards({
        from: { ...DECK, evolvesOnto: { whose: 'own', place: 'active' } },
        min: 0,
        max: 1,
      }),
      on: { whose: 'own', place: 'active' },
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for a card that evolves from your active pokémon and (put it onto your active pokémon to evolve it|put it onto your active pokémon|put it on your active pokémon|attach it to your active pokémon) ${shuffled}`.means(
  () => [
    {
      do: 'evolve',
      card: pickCards({
        from: { ...DECK, evolvesOnto: { whose: 'own', place: 'active' } },
        min: 0,
        max: 1,
      }),
      on: { whose: 'own', place: 'active' },
    },
    SHUFFLE,
  ],
);
// In one sentence.
searching.reads`search your deck for ${sought} ${goes}, and shuffle your deck`.means((cards, where) => [
  { do: 'move', cards, ...where },
  SHUFFLE,
]);
searching.reads`search your deck for ${sought}(and|,|, and) put (it|them|that card|those card|those pokémon) onto your bench, and shuffle your deck`.means(
  (cards) => [{ do: 'bench', cards, whose: 'own' }, SHUFFLE],
);
searching.reads`choose ${sought} from your deck and put (it|them) into your hand ${shuffled}`.means(
  (cards) => [{ do: 'move', cards, to: 'hand' }, SHUFFLE],
);
// More of them, if that holds.
searching.says`search your deck for ${sought} ${goes}. if ${condition}, search for ${sought} instead of 1. then, shuffle your deck`.means(
  (cards, where, is, others) => [
    {
      do: 'if',
      is,
      yes: [{ do: 'move', cards: others, ...where }],
      no: [{ do: 'move', cards, ...where }],
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought} and attach it to ${oneTarget}. if ${condition}, instead search for ${sought} and attach them to ${inPlayGroup} in any way you like. then, shuffle your deck`.means(
  (cards, to, is, others, among) => [
    {
      do: 'if',
      is,
      yes: [{ do: 'attachEach', cards: others, among }],
      no: [{ do: 'attachEnergy', cards, to }],
    },
    SHUFFLE,
  ],
);
searching.says`search your deck for ${sought} and attach it to ${oneTarget}. if ${condition}, instead search for ${sought} and attach them to ${oneTarget}. then, shuffle your deck`.means(
  (cards, to, is, others, onto) => [
    {
      do: 'if',
      is,
      yes: [{ do: 'attachEnergy', cards: others, to: onto }],
      no: [{ do: 'attachEnergy', cards, to }],
    },
    SHUFFLE,
  ],
);
searching.says`search your discard pile for a ${cardNoun}, a ${cardNoun}, and a ${cardNoun}. show them to your opponent and put them into your hand`.means(
  (a, b, c) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where: a }, min: 1, max: 1, as: '@a' }),
      to: 'hand',
      shown: true,
    },
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where: b }, min: 1, max: 1, as: '@b' }),
      to: 'hand',
      shown: true,
    },
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where: c }, min: 1, max: 1, as: '@c' }),
      to: 'hand',
      shown: true,
    },
  ],
);
searching.reads`search your deck for a number of card up to the number of heads, put them into your hand, and shuffle your deck`.means(
  () => [
    {
      do: 'repeat',
      times: { heads: '?coins' },
      steps: [{ do: 'move', cards: pickCards({ from: DECK, min: 0, max: 1 }), to: 'hand' }],
    },
    SHUFFLE,
  ],
);
searching.reads`choose ${number} card from your deck and shuffle the rest of your deck. put the chosen card on top of your deck [in any order]`.means(
  (n) => [SHUFFLE, { do: 'move', cards: pickCards({ from: DECK, min: n, max: n }), to: 'deckTop' }],
);
// Down to the first of a kind.
searching.says`reveal card from your deck until you reveal a ${cardNoun}. put (that card|that pokémon|it) into your hand. shuffle the other (card|revealed card) [back] into your deck`
  .or`reveal card from the top of your deck until you reveal a ${cardNoun}. put (it|that card|that pokémon) into your hand. shuffle the other (revealed card|card) back into your deck`.means(
  (where) => [
    { do: 'reveal', cards: { ...DECK, until: where } },
    { do: 'move', cards: { ...DECK, until: where, where }, to: 'hand' },
    SHUFFLE,
  ],
);
searching.reads`reveal card from your deck until you reveal a ${cardNoun}. show (that pokémon|that card|it) to your opponent and put it into your hand. shuffle the other revealed card [back] into your deck. { if you don't reveal a ${cardNoun}, shuffle all the revealed card back into your deck. }`.means(
  (until, where) => [
    { do: 'reveal', cards: { ...DECK, until } },
    { do: 'move', cards: { ...DECK, until, where }, to: 'hand' },
    SHUFFLE,
  ],
);
searching.says`search your discard pile for ${number} ${cardNoun} and ${number} ${cardNoun}. show them to your opponent and shuffle them into your deck`.means(
  (n, a, m, b) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where: a }, min: n, max: n, as: '@first' }),
      to: 'deck',
      shown: true,
    },
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where: b }, min: m, max: m, as: '@second' }),
      to: 'deck',
      shown: true,
    },
    SHUFFLE,
  ],
);
// One kind or another, each with a number of its own.
searching.says`search your deck for ${number} ${cardNoun} or ${number} ${cardNoun} and put them onto your bench ${shuffled}`.means(
  (n, a, m, b) => [
    {
      do: 'chooseModes',
      modes: [
        [
          {
            do: 'bench',
            cards: pickCards({ from: { ...DECK, where: a }, min: 0, max: n, as: '@a' }),
            whose: 'own',
          },
        ],
        [
          {
            do: 'bench',
            cards: pickCards({ from: { ...DECK, where: b }, min: 0, max: m, as: '@b' }),
            whose: 'own',
          },
        ],
      ],
    },
    SHUFFLE,
  ],
);
