/** What trainers do in more than one sentence with hands, Benches and the top of the deck, where both players or chance have a part. */
import type { Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { amount, number } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { oneOfGroup } from './pokemon.ts';
import { SHUFFLE } from './sought.ts';

/** Without the full stop that ends it. */
export const supporterPlays = listPhrase<Step>('supporterPlays');
/** With what ends in brackets, or in a sentence of its own. */
export const wholeSupporterPlays = listPhrase<Step>('wholeSupporterPlays');

const DECK = { pile: 'deck', whose: 'own' } as const;
const hand = (whose: Whose) => ({ pile: 'hand', whose }) as const;
const bench = (whose: Whose) => ({ whose, place: 'bench' }) as const;
const ACTIVE = { whose: 'own', place: 'active' } as const;

// Hands.
supporterPlays.says`count the card in your hand, shuffle those card into your deck, then draw that many card plus ${number}`.means(
  (n) => [
    {
      do: 'move',
      cards: pickCards({ from: hand('own'), random: true, min: 60, max: 60, as: '@all' }),
      to: 'deck',
    },
    SHUFFLE,
    { do: 'draw', whose: 'own', cards: { sum: [{ cards: { bound: '?done' } }, n] } },
  ],
);
supporterPlays.says`discard up to 2 card from your hand. if you discard 1 card, ${acts}. if you discard 2 card, ${acts}`.means(
  (one, two) => [
    { do: 'move', cards: pickCards({ from: hand('own'), min: 0, max: 2, as: '@gone' }), to: 'discard' },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?done' } }, atLeast: 2 },
      yes: two,
      no: [{ do: 'if', is: { some: '?done' }, yes: one }],
    },
  ],
);
const draws = (whose: Whose, as: string, more: number, fewer: number): readonly Step[] => [
  { do: 'flip', coins: 1, as },
  {
    do: 'if',
    is: { heads: as },
    yes: [{ do: 'draw', whose, cards: more }],
    no: [{ do: 'draw', whose, cards: fewer }],
  },
];
/** Down to so many cards, one after another. */
const downTo = (whose: Whose, kept: number, as: string): Step => ({
  do: 'repeat',
  times: { difference: [{ cards: hand(whose) }, kept] },
  steps: [
    { do: 'move', cards: pickCards({ from: hand(whose), by: whose, min: 1, max: 1, as }), to: 'discard' },
  ],
});
wholeSupporterPlays.says`each player discards card from their hand until they have ${number} card in their hand. your opponent discards first.`.means(
  (kept) => [downTo('opponent', kept, '@theirs'), downTo('own', kept, '@mine')],
);
wholeSupporterPlays.reads`each player discards card from their hand until they have ${number} card in their hand. your opponent discards first. { if a player has ${number} or fewer card in their hand, they do not discard. }`.means(
  (kept, _again) => [downTo('opponent', kept, '@theirs'), downTo('own', kept, '@mine')],
);
supporterPlays.says`each player shuffles their hand and puts it on the bottom of their deck. if either player put any card on the bottom of their deck in this way, each player flips a coin. if heads, that player draws ${number} card. if tails, they draw ${number} card`.means(
  (more, fewer) => [
    {
      do: 'if',
      is: {
        any: [
          { quantity: { cards: hand('own') }, atLeast: 1 },
          { quantity: { cards: hand('opponent') }, atLeast: 1 },
        ],
      },
      yes: [
        {
          do: 'move',
          cards: pickCards({ from: hand('own'), random: true, min: 60, max: 60, as: '@mine' }),
          to: 'deckBottom',
        },
        {
          do: 'move',
          cards: pickCards({ from: hand('opponent'), random: true, min: 60, max: 60, as: '@theirs' }),
          to: 'deckBottom',
        },
        ...draws('own', '@myCoin', more, fewer),
        ...draws('opponent', '@theirCoin', more, fewer),
      ],
    },
  ],
);

// Benches.
const benchDownTo = (whose: Whose, kept: number, as: string): Step => ({
  do: 'repeat',
  times: { difference: [{ count: bench(whose) }, kept] },
  steps: [
    {
      do: 'takeBack',
      on: pickPokemon({ from: bench(whose), by: whose, min: 1, max: 1, as }),
      to: 'discard',
      all: true,
    },
  ],
});
/** As what a draw or a price is followed by. */
export const benchLess = listPhrase<Step>('benchLess');
benchLess.says`your opponent discards (pokémon from their bench|their benched pokémon) until they have ${number} [benched pokémon]`.means(
  (kept) => [benchDownTo('opponent', kept, '@theirs')],
);
benchLess.says`each player discards (their benched pokémon|pokémon from their bench) until they have ${number} [benched pokémon]. your opponent discards first`.means(
  (kept) => [benchDownTo('opponent', kept, '@theirs'), benchDownTo('own', kept, '@mine')],
);
supporterPlays.says`${benchLess}`.means((steps) => steps);

// The top of the deck.
supporterPlays.says`reveal the top ${amount} card of your deck and have your opponent choose ${number} of them. discard the chosen card and put the (other|remaining) card into your hand`.means(
  (top, n) => [
    { do: 'reveal', cards: { ...DECK, top } },
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, top }, by: 'opponent', min: n, max: n, as: '@gone' }),
      to: 'discard',
    },
    {
      do: 'move',
      cards: { ...DECK, top: { difference: [top, { cards: { bound: '?done' } }] } },
      to: 'hand',
    },
  ],
);

// Energy of the one that goes to the Bench.
supporterPlays.says`switch your active pokémon with 1 of your benched pokémon. (if you do|then), you may move (any number of|as many) energy [card] (from|attached to) the (pokémon you moved to your bench|old active pokémon) to (your|the) new active pokémon [as you like]`.means(
  () => [
    { do: 'bindAll', pokemon: ACTIVE, as: '@old' },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: bench('own'), min: 1, max: 1, as: '@new' }),
      doneTo: 'active',
    },
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on: { bound: '@old' }, part: 'energy' }, min: 0, max: 60, as: '@energy' }),
      to: ACTIVE,
    },
  ],
);

// Another card in the place of a Pokémon.
const stays = oneOf<'stays'>('newOneKeepsAll', [
  [
    'Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.',
    'stays',
  ],
  [
    '(Any attached cards, damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon.)',
    'stays',
  ],
  [
    '(Any cards attached to that Pokémon, damage counters, Special Conditions, and effects on it are now on the new Pokémon.)',
    'stays',
  ],
]);
wholeSupporterPlays.says`choose a ${cardNoun} in your discard pile and switch it with ${oneOfGroup}. ${stays}`.means(
  (where, on, _stays) => [
    {
      do: 'exchange',
      on,
      card: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1, as: '@new' }),
      to: 'discard',
    },
  ],
);
wholeSupporterPlays.says`search your deck for a ${cardNoun} and switch it with ${oneOfGroup}. ${stays} place the first [basic] pokémon in the discard pile. shuffle your deck [afterward].`.means(
  (where, on, _stays) => [
    {
      do: 'exchange',
      on,
      card: pickCards({ from: { ...DECK, where }, min: 0, max: 1, as: '@new' }),
      to: 'discard',
    },
    SHUFFLE,
  ],
);
wholeSupporterPlays.reads`reveal card from your deck until you reveal a ${cardNoun}. show (that card|that pokémon|it) to your opponent and put it into your hand. shuffle the other revealed card [back] into your deck. { if you don't reveal a ${cardNoun}, shuffle all the revealed card back into your deck. }`.means(
  (until, where) => [
    { do: 'reveal', cards: { ...DECK, until } },
    { do: 'move', cards: { ...DECK, until, where }, to: 'hand' },
    SHUFFLE,
  ],
);
