/** What trainers bring into play, evolve, heal and switch in ways of their own: a chain of sentences each. */
import type { Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun, plain } from './cards.ts';
import { amount, count, number, tens } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { inPlayGroup, oneOfGroup } from './pokemon.ts';
import { shuffled } from './sought.ts';

/** Without the full stop that ends it. */
export const benchPlays = listPhrase<Step>('benchPlays');
/** With what ends in brackets. */
export const wholeBenchPlays = listPhrase<Step>('wholeBenchPlays');

const MINE = { whose: 'own', place: 'inPlay' } as const;
const ACTIVE = { whose: 'own', place: 'active' } as const;
const BENCH = { whose: 'own', place: 'bench' } as const;
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };

// Out of a discard pile, with counters.
benchPlays.says`put ${number} ${cardNoun} from your discard pile onto your bench. put damage counter on that pokémon equal to half its hp { rounded down to the nearest 10 }`.means(
  (n, where) => [
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: n, max: n }),
      whose: 'own',
      as: '@it',
    },
    {
      do: 'putCounters',
      on: { bound: '@it' },
      counters: { inCounters: { half: { hp: { bound: '@it' } }, round: 'down' } },
    },
  ],
);
benchPlays.says`put a ${cardNoun} from your hand into play as your active pokémon. put your old active pokémon onto your bench`.means(
  (where) => [
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'hand', whose: 'own', where }, min: 1, max: 1 }),
      whose: 'own',
      as: '@new',
    },
    { do: 'changePlaces', with: { bound: '@new' }, doneTo: 'benched' },
  ],
);

benchPlays.says`(put|play) ${count} ${cardNoun} from your hand onto your bench`.means((many, where) => [
  {
    do: 'bench',
    cards: pickCards({ from: { pile: 'hand', whose: 'own', where }, ...many }),
    whose: 'own',
  },
]);

// Out of the other hand.
const theirs = (where: object, min: number, max: number) =>
  pickCards({ from: { ...THEIR_HAND, where }, min, max });
benchPlays.says`your opponent reveals their hand, and you put a ${cardNoun} you find there onto your opponent's bench. if you put a pokémon onto their bench in this way, switch in that pokémon to the active spot`.means(
  (where) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'bench', cards: theirs(where, 1, 1), whose: 'opponent', as: '@called' },
    { do: 'changePlaces', with: { bound: '@called' }, doneTo: 'benched' },
  ],
);
benchPlays.says`look at your opponent's hand. if (they have|that player has) any ${cardNoun} there, you may put any number of them onto your opponent's bench { as long as there's room }`.means(
  (where) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'bench', cards: theirs(where, 0, 60), whose: 'opponent' },
  ],
);
wholeBenchPlays.says`your opponent may search their deck for ${number} ${cardNoun} and put it onto their bench. then [,] you may search your deck for ${number} ${cardNoun} and put it onto your bench. then [,] each player shuffles their deck. { a player can't do any of this if their bench is full. }`.means(
  (n, where, m, mine) => [
    {
      do: 'bench',
      cards: pickCards({
        from: { pile: 'deck', whose: 'opponent', where },
        by: 'opponent',
        min: 0,
        max: n,
        as: '@theirs',
      }),
      whose: 'opponent',
    },
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', where: mine }, min: 0, max: m, as: '@mine' }),
      whose: 'own',
    },
    SHUFFLE,
    { do: 'shuffle', whose: 'opponent' },
  ],
);

// Back to the hand.
wholeBenchPlays.says`each player returns 1 of their benched pokémon and all card attached to it to their hand. { you return your pokémon first. }`.means(
  () => [
    { do: 'takeBack', on: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@mine' }), to: 'hand', all: true },
    {
      do: 'takeBack',
      on: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: 1, max: 1, as: '@theirs' }),
      to: 'hand',
      all: true,
    },
  ],
);
benchPlays.says`if both of them are heads, choose 1 of your opponent's benched pokémon and return it and all card attached to it to their hand. if 1 or both of them are tails, your turn ends immediately { you can't attack this turn }`.means(
  () => [
    {
      do: 'if',
      is: { quantity: { heads: '?coins' }, atLeast: 2 },
      yes: [
        { do: 'takeBack', on: pickPokemon({ from: THEIR_BENCH, min: 1, max: 1 }), to: 'hand', all: true },
      ],
      no: [{ do: 'endTurn' }],
    },
  ],
);
benchPlays.says`for each of your pokémon, you may return any number of energy card attached to it to your hand`.means(
  () => [
    { do: 'move', cards: pickCards({ from: { on: MINE, part: 'energy' }, min: 0, max: 60 }), to: 'hand' },
  ],
);
benchPlays.says`your opponent chooses ${number} benched pokémon and shuffles the others, and all card attached to them, into their deck`.means(
  (n) => [
    { do: 'choosePokemon', from: THEIR_BENCH, by: 'opponent', min: n, max: n, as: '@kept' },
    { do: 'takeBack', on: { ...THEIR_BENCH, notIn: '@kept' }, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);

// Healing, and a price for it.
benchPlays.says`remove all damage counter from all of your own pokémon with damage counter on them, then discard all energy card attached to those pokémon`.means(
  () => [
    { do: 'bindAll', pokemon: { ...MINE, where: { damaged: true } }, as: '@healed' },
    { do: 'heal', on: { bound: '@healed' }, counters: 'all' },
    { do: 'move', cards: { on: { bound: '@healed' }, part: 'energy' }, to: 'discard' },
  ],
);
benchPlays.says`heal ${tens} damage from 1 of your pokémon that has at least ${amount} energy attached. if you healed any damage in this way, discard ${number} energy from it`.means(
  (counters, units, n) => [
    {
      do: 'heal',
      on: pickPokemon({
        from: { ...MINE, where: { damaged: true, energyAtLeast: { units } } },
        min: 1,
        max: 1,
        as: '@healed',
      }),
      counters,
    },
    {
      do: 'move',
      cards: pickCards({ from: { on: { bound: '?pokemon' }, part: 'energy' }, min: n, max: n, as: '@gone' }),
      to: 'discard',
    },
  ],
);
benchPlays.says`remove ${number} damage counter from each pokémon { yours and your opponent's } with any damage counter on it`.means(
  (counters) => [{ do: 'heal', on: { whose: 'both', place: 'inPlay', where: { damaged: true } }, counters }],
);
benchPlays.says`remove ${number} damage counter times the number of heads from that pokémon`.means((n) => [
  { do: 'heal', on: { bound: '?pokemon' }, counters: { product: [n, { heads: '?coins' }] } },
]);
benchPlays.reads`remove up to ${number} damage counter from ${oneOfGroup}`.means((counters, on) => [
  { do: 'heal', on, counters },
]);
benchPlays.says`your active pokémon is now burned. heal ${tens} damage from it`.means((counters) => [
  { do: 'afflict', on: ACTIVE, status: 'burn' },
  { do: 'heal', on: ACTIVE, counters },
]);

// The Pokémon that goes to the Bench.
const moved = phrase<Selector>('movedToBench');
moved.says`the pokémon you moved to your bench`.means(() => ({ bound: '?pokemons' }));
const kindOfActive = phrase<Selector>('kindOfActive');
kindOfActive.says`your active pokémon`.means(() => ACTIVE);
kindOfActive.says`your active ${plain} pokémon`.means((card) => ({ ...ACTIVE, where: { card } }));
const goesBack = (from: Selector): readonly Step[] => [
  { do: 'bindAll', pokemon: from, as: '@old' },
  { do: 'changePlaces', with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@new' }), doneTo: 'active' },
];
benchPlays.says`switch ${kindOfActive} with 1 of your benched pokémon. if you do, heal ${tens} damage from ${moved}`.means(
  (from, counters, on) => [
    { do: 'bindAll', pokemon: from, as: '@old' },
    { do: 'changePlaces', with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@new' }), doneTo: 'active' },
    { do: 'heal', on, counters },
  ],
);
benchPlays.says`switch your active pokémon with 1 of your benched pokémon. when you play this card, you may discard ${number} other card from your hand. if you do, heal ${tens} damage from ${moved}`.means(
  (n, counters, on) => [
    ...goesBack(ACTIVE),
    {
      do: 'if',
      is: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
      yes: [
        {
          do: 'may',
          yes: [
            {
              do: 'move',
              cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: n, max: n }),
              to: 'discard',
            },
            { do: 'heal', on, counters },
          ],
        },
      ],
    },
  ],
);
const firstTheirs = oneOf<'theirs'>('theySwitchFirst', [
  [
    'if your opponent has any benched pokémon, they choose 1 of them and switches it with their active pokémon, then, if you have any benched pokémon, you switch 1 of them with your active pokémon',
    'theirs',
  ],
  [
    'if your opponent has any benched pokémon, that player chooses 1 of them and switches it with their active pokémon, then, if you have any benched pokémon, you switch 1 of them with your active pokémon',
    'theirs',
  ],
]);
benchPlays.reads`${firstTheirs}`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: 1, max: 1, as: '@theirs' }),
    doneTo: 'active',
  },
  { do: 'changePlaces', with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@mine' }), doneTo: 'active' },
]);
benchPlays.says`if you have any benched pokémon, your opponent chooses 1 of them and switches it with your active pokémon. then [,] if your opponent has any benched pokémon, choose 1 of them and switch it with their active pokémon`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: BENCH, by: 'opponent', min: 1, max: 1, as: '@mine' }),
      doneTo: 'benched',
    },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'own', min: 1, max: 1, as: '@theirs' }),
      doneTo: 'benched',
    },
  ],
);

// Evolution out of the deck.
const DECK = { pile: 'deck', whose: 'own' } as const;
const notNew = oneOf<'notNew'>('notNew', [
  [
    "you can't use this card during your first turn or on a pokémon that was put into play this turn",
    'notNew',
  ],
  [
    "{ you can't use this card during your first turn or on a pokémon that was put into play this turn. }",
    'notNew',
  ],
]);
const found = (on: Selector) =>
  pickCards({ from: { ...DECK, evolvesOnto: on }, min: 0, max: 1, as: '@card' });
benchPlays.says`search your deck for a card that evolves from 1 of your pokémon and put it onto that pokémon ${shuffled}. ${notNew}`.means(
  () => [
    {
      do: 'evolve',
      card: found(
        pickPokemon({ from: { ...MINE, where: { mayEvolve: true } }, min: 1, max: 1, as: '@whom' }),
      ),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
benchPlays.says`search your deck for a ${cardNoun} that evolves from 1 of your pokémon and put it onto that pokémon to evolve it ${shuffled}. ${notNew}`.means(
  (where) => [
    {
      do: 'evolve',
      card: pickCards({
        from: {
          ...DECK,
          where,
          evolvesOnto: pickPokemon({
            from: { ...MINE, where: { mayEvolve: true } },
            min: 1,
            max: 1,
            as: '@whom',
          }),
        },
        min: 0,
        max: 1,
        as: '@card',
      }),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
const anyEvolving = listPhrase<Step>('evolvesAnyOfThem');
anyEvolving.says`search your deck for a card that evolves from 1 of your pokémon and put it onto that pokémon to evolve it ${shuffled}`.means(
  () => [
    {
      do: 'evolve',
      card: found(pickPokemon({ from: MINE, min: 1, max: 1, as: '@whom' })),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
anyEvolving.says`search your deck for a ${cardNoun} that evolves from 1 of your pokémon [in play][,] and put it onto that pokémon to evolve it ${shuffled}`.means(
  (where) => [
    {
      do: 'evolve',
      card: pickCards({
        from: { ...DECK, where, evolvesOnto: pickPokemon({ from: MINE, min: 1, max: 1, as: '@whom' }) },
        min: 0,
        max: 1,
        as: '@card',
      }),
      on: { bound: '?pokemon' },
    },
    SHUFFLE,
  ],
);
/** That no rule but the own words of a card keeps it from. */
const evenNew = oneOf<'evenNew'>('evenNew', [
  [
    'you can use this card during your first turn or on a pokémon that was put into play this turn',
    'evenNew',
  ],
  [
    'you can use this card on a pokémon you put down when you were setting up to play or on a pokémon that was put into play this turn',
    'evenNew',
  ],
]);
benchPlays.reads`${anyEvolving}. ${evenNew}`.means((steps) => steps);
benchPlays.says`choose ${count} of your pokémon in play. for each of those pokémon, search your deck for a card that evolves from that pokémon and put it onto that pokémon to evolve it. then [,] shuffle your deck. ${notNew}`.means(
  (many) => [
    {
      do: 'forEach',
      pokemon: pickPokemon({ from: { ...MINE, where: { mayEvolve: true } }, ...many, as: '@all' }),
      as: '@one',
      steps: [
        {
          do: 'evolve',
          card: pickCards({ from: { ...DECK, evolvesOnto: { bound: '@one' } }, min: 0, max: 1 }),
          on: { bound: '@one' },
        },
      ],
    },
    SHUFFLE,
  ],
);
benchPlays.says`choose 1 of your own pokémon in play and a stage of evolution. discard all evolution card of that stage or higher attached to that pokémon. that pokémon is no longer asleep, confused, paralyzed, poisoned, or anything else that might be the result of an attack { just as if you had evolved it }`.means(
  () => [
    {
      do: 'devolve',
      downTo: pickCards({
        from: {
          on: pickPokemon({ from: { ...MINE, where: { evolved: true } }, min: 1, max: 1, as: '@whom' }),
          part: 'evolutions',
        },
        min: 1,
        max: 1,
        as: '@stage',
      }),
      on: { bound: '?pokemon' },
      to: 'discard',
    },
  ],
);
const placesStay = oneOf<'stay'>('allStays', [
  [
    '{ any attached card, damage counter, special conditions, turns in play, and any other effects remain on the new pokémon. }',
    'stay',
  ],
  [
    'any attached card, damage counter, special conditions, turns in play, and any other effects remain on the new pokémon.',
    'stay',
  ],
]);
benchPlays.says`choose 1 of your ${plain} pokémon in play. search your deck for a ${plain} pokémon and switch it with that pokémon. ${placesStay} shuffle the first pokémon into your deck`.means(
  (of, kind, _stay) => [
    {
      do: 'exchange',
      on: pickPokemon({ from: { ...MINE, where: { card: of } }, min: 1, max: 1, as: '@whom' }),
      card: pickCards({ from: { ...DECK, where: { kind: 'pokemon', ...kind } }, min: 0, max: 1, as: '@new' }),
      to: 'deck',
    },
    SHUFFLE,
  ],
);
wholeBenchPlays.says`choose a ${cardNoun} in your discard pile. switch it with 1 of your pokémon in play. ${placesStay}`.means(
  (where, _stay) => [
    {
      do: 'exchange',
      on: pickPokemon({ from: MINE, min: 1, max: 1, as: '@whom' }),
      card: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1, as: '@new' }),
      to: 'discard',
    },
  ],
);

// Energy.
benchPlays.says`take all energy card attached to 1 of ${inPlayGroup} and attach them to another 1 of ${inPlayGroup}`.means(
  (from, others) => [
    {
      do: 'attachEnergy',
      cards: { on: pickPokemon({ from, min: 1, max: 1, as: '@from' }), part: 'energy' },
      to: pickPokemon({ from: others, min: 1, max: 1, as: '@onto' }),
    },
  ],
);

// Out of play, by kinds.
benchPlays.says`choose a pokémon on your bench. shuffle it and any card attached to it into your deck`.means(
  () => [
    { do: 'takeBack', on: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@gone' }), to: 'deck', all: true },
    SHUFFLE,
  ],
);
benchPlays.says`put a special energy attached to ${oneOfGroup} on the bottom of their deck`.means((on) => [
  {
    do: 'move',
    cards: pickCards({
      from: { on, part: 'energy', where: { specialEnergy: true } },
      min: 1,
      max: 1,
      as: '@energy',
    }),
    to: 'deckBottom',
  },
]);
