/** What abilities do and attacks hardly ever: babies that grow up, cards put in order, orders to the opponent. */
import type { Modifier, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { cardNoun, chosenCards } from './cards.ts';
import { before } from './describing.ts';
import { amount, cardName, count, less, number, status, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import {
  benchGroup,
  defending,
  inPlayGroup,
  oneOfGroup,
  oneTarget,
  ownActive,
  self,
  target,
} from './pokemon.ts';
import { each } from './quantities.ts';
import { searching } from './searching.ts';
import { energyCard } from './triggers.ts';

const allOfIt = oneOf<'all'>('allOfIt', [
  ['and all attached card', 'all'],
  ['and all card attached to it', 'all'],
]);

/** Steps of abilities. */
export const powers = listPhrase<Step>('powers');

// Conditions, said as an order.
const make = oneOf<'make'>('make', [
  ['make', 'make'],
  ['leave', 'make'],
]);
powers.reads`${make} ${target} ${status}`.means((_make, on, s) => [{ do: 'afflict', on, status: s }]);
powers.reads`${make} ${target} ${status} and ${status}`.means((_make, on, a, b) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
]);
powers.reads`${make} ${target} ${status}, ${status}, and ${status}`.means((_make, on, a, b, c) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
  { do: 'afflict', on, status: c },
]);
powers.reads`(make|leave) both active pokémon ${status}`.means((s) => [
  { do: 'afflict', on: { whose: 'own', place: 'active' }, status: s },
  { do: 'afflict', on: 'defending', status: s },
]);
powers.reads`choose 1 of ${defending}. that pokémon is now ${status}`.means((on, s) => [
  { do: 'afflict', on, status: s },
]);
powers.reads`choose 1 of ${defending}. that pokémon is now ${status} and ${status}`.means((on, a, b) => [
  { do: 'afflict', on, status: a },
  { do: 'afflict', on, status: b },
]);

// What the opponent is made to do.
powers.reads`have your opponent reveal (their|his or her) hand`.means(() => [
  { do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } },
]);
powers.reads`have your opponent switch (their active pokémon|1 of their active pokémon|the defending pokémon|1 of the defending pokémon) with 1 of (their|his or her) benched pokémon`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);

// Cards of the own hand and discard pile.
powers.says`put ${cardName} from your hand onto ${self} { this counts (as|a) evolving ${self} }[,] and remove all damage counter from ${self}`.means(
  (name) => [
    {
      do: 'evolve',
      card: pickCards({ from: { pile: 'hand', whose: 'own', where: { name } }, min: 1, max: 1 }),
      on: 'self',
    },
    { do: 'heal', on: 'self', counters: 'all' },
  ],
);
powers.reads`search your discard pile for ${count} ${cardNoun} and attach (it|them) to ${oneTarget}`.means(
  (many, where, to) => [
    { do: 'attachEnergy', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), to },
  ],
);

// The top of a deck.
powers.says`look at the top ${number} card of your opponent's deck and put them back in any order`.means(
  (n) => [{ do: 'orderTop', whose: 'opponent', count: n }],
);
powers.reads`look at the top ${number} card of your opponent's deck. put them back on top of your opponent's deck in any order`.means(
  (n) => [{ do: 'orderTop', whose: 'opponent', count: n }],
);
powers.says`put the top card of your opponent's deck on the bottom of their deck without looking at it`.means(
  () => [{ do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'deckBottom' }],
);

// The opponent's hand, unseen.
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
powers.says`choose ${number} random card from your opponent's hand. your opponent reveals (those card|that card) and shuffles (them|it) into their deck`.means(
  (n) => [
    {
      do: 'move',
      cards: pickCards({ from: THEIR_HAND, random: true, min: n, max: n }),
      to: 'deck',
      shown: true,
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
powers.says`discard ${amount} random card from your opponent's hand`.means((n) => [
  { do: 'move', cards: pickCards({ from: THEIR_HAND, random: true, min: n, max: n }), to: 'discard' },
]);

// Draws.
powers.says`draw card until you have as many card in your hand as you have ${inPlayGroup}`.means((count) => [
  { do: 'draw', whose: 'own', cards: { difference: [{ count }, { cards: { pile: 'hand', whose: 'own' } }] } },
]);
powers.reads`draw card until you have as many card in your hand as you have ${before} pokémon in play`.means(
  (where) => [
    {
      do: 'draw',
      whose: 'own',
      cards: {
        difference: [
          { count: { whose: 'own', place: 'inPlay', where } },
          { cards: { pile: 'hand', whose: 'own' } },
        ],
      },
    },
  ],
);
powers.says`put a pokémon tool card attached to ${oneTarget} into your hand`.means((on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'tools' }, min: 1, max: 1 }), to: 'hand' },
]);

/** From the hand, as the words in brackets show. */
export const fromHand = listPhrase<Step>('fromHand');
fromHand.reads`attach ${chosenCards} to ${oneTarget}. { this doesn't use up your 1 energy card attachment for the turn. }`.means(
  (cards, to) => [{ do: 'attachEnergy', cards, to }],
);
fromHand.says`attach ${count} ${type} energy card to ${oneTarget}. { this doesn't use up your 1 energy card attachment for the turn. }`.means(
  (many, each, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { pile: 'hand', whose: 'own', where: { kind: 'energy', type: each } },
        ...many,
      }),
      to,
    },
  ],
);

// Counters by the number of something.
powers.says`put ${amount} damage counter on ${target} for each ${each}`.means((n, on, of) => [
  { do: 'putCounters', on, counters: { product: [n, of] } },
]);

// Off others, the topmost card.
powers.says`devolve each of your opponent's evolved pokémon by putting the highest stage evolution card on it into your opponent's hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
      downTo: 'top',
      to: 'hand',
    },
  ],
);

// The own hand, face down.
powers.says`shuffle your hand and put it on the bottom of your deck. if you put any card on the bottom of your deck in this way, draw ${number} card`.means(
  (n) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own' }, random: true, min: 60, max: 60 }),
      to: 'deckBottom',
    },
    { do: 'if', is: { some: '?done' }, yes: [{ do: 'draw', whose: 'own', cards: n }] },
  ],
);
powers.reads`search your opponent's discard pile for ${count} ${cardNoun} and put (it|them) onto (their|his or her) bench`.means(
  (many, where) => [
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'discard', whose: 'opponent', where }, ...many }),
      whose: 'opponent',
    },
  ],
);

powers.reads`search your discard pile for ${count} ${cardNoun} and attach (it|them) to (any of|) ${inPlayGroup} in any way you like`.means(
  (many, where, among) => [
    {
      do: 'attachEach',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }),
      among,
    },
  ],
);

// Off others, into the hand and onto the deck.
for (const own of [self, ownActive, oneOfGroup])
  powers.says`(return|put) all energy [card] attached to ${own} (to|into) your hand`.means((on) => [
    { do: 'move', cards: { on, part: 'energy' }, to: 'hand' },
  ]);
powers.says`search your discard pile for ${count} ${cardNoun}, show (it|them) to your opponent, and put (it|them|those card) on top of your deck [in any order]`.means(
  (many, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }),
      to: 'deckTop',
      shown: true,
    },
  ],
);

// Itself.
powers.reads`until the end of your turn, ${self}'s type is ${type}`.means((on, each) => [
  { do: 'place', modifier: { change: 'types', types: [each] }, on, window: 'thisTurn' },
]);
powers.says`${self}'s type is ${type} until the end of your turn`.means((on, each) => [
  { do: 'place', modifier: { change: 'types', types: [each] }, on, window: 'thisTurn' },
]);
powers.says`switch ${self} with (your active pokémon|1 of your active pokémon)`.means(() => [
  { do: 'changePlaces', with: 'self', doneTo: 'benched' },
]);
powers.reads`switch it with your active pokémon`.means(() => [
  { do: 'changePlaces', with: 'self', doneTo: 'benched' },
]);
powers.reads`discard ${self}`.means((on) => [{ do: 'takeBack', on, to: 'discard' }]);
powers.says`discard ${self} and all (attached card|card attached to it)`.means((on) => [
  { do: 'takeBack', on, to: 'discard' },
]);
powers.says`turn all energy attached to ${self} into ${type} energy for the rest of the turn`.means(
  (on, to) => [{ do: 'place', modifier: { change: 'energyType', type: to }, on, window: 'thisTurn' }],
);
powers.says`prevent all damage from and effects of attacks from your opponent's pokémon done to ${self} until the end of your opponent's next turn`.means(
  (on) => [
    {
      do: 'place',
      modifier: { change: 'preventEffects', ofOpponent: true } satisfies Modifier,
      on,
      window: 'untilOpponentsNextTurnEnds',
    },
  ],
);
powers.reads`prevent all effects of your opponent's attacks, including damage, done to ${self} until the end of your opponent's next turn`.means(
  (on) => [
    {
      do: 'place',
      modifier: { change: 'preventEffects', ofOpponent: true } satisfies Modifier,
      on,
      window: 'untilOpponentsNextTurnEnds',
    },
  ],
);
powers.says`your opponent can't attach any energy card from their hand to their pokémon during your opponent's next turn`.means(
  () => [{ do: 'forbid', whose: 'opponent', what: ['energy'], window: 'duringOpponentsNextTurn' }],
);
powers.reads`choose ${chosenCards} and put (it|them) on the bottom of your deck [in any order]`.means(
  (cards) => [{ do: 'move', cards, to: 'deckBottom' }],
);
powers.reads`choose ${chosenCards} and put (it|them) into your hand`.means((cards) => [
  { do: 'move', cards, to: 'hand' },
]);
powers.says`${self} is knocked out`.means((on) => [{ do: 'knockOut', on }]);
powers.says`${self} is not knocked out (, and|and) its remaining hp (becomes|become) ${amount} [instead]`.means(
  (on, hp) => [{ do: 'survive', on, hp }],
);
powers.reads`choose (a random card|a card at random) from your opponent's hand. your opponent reveals that card and shuffles it into (their) deck`.means(
  () => [
    {
      do: 'move',
      cards: pickCards({ from: THEIR_HAND, random: true, min: 1, max: 1 }),
      to: 'deck',
      shown: true,
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
powers.reads`devolve each of your opponent's evolved pokémon and put the highest stage evolution card on it into your opponent's hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
      downTo: 'top',
      to: 'hand',
    },
  ],
);
powers.says`shuffle your opponent's deck`.means(() => [{ do: 'shuffle', whose: 'opponent' }]);
powers.says`your opponent chooses 1 of their [own] pokémon. this attack does ${amount} damage to that pokémon`.means(
  (n) => [
    {
      do: 'damage',
      to: pickPokemon({ from: { whose: 'opponent', place: 'inPlay' }, by: 'opponent', min: 1, max: 1 }),
      amount: n,
    },
  ],
);
powers.says`your opponent shuffles their hand and puts it on the bottom of their deck. if they put any card on the bottom of their deck in this way, they draw ${number} card`.means(
  (n) => [
    { do: 'move', cards: pickCards({ from: THEIR_HAND, random: true, min: 60, max: 60 }), to: 'deckBottom' },
    { do: 'if', is: { some: '?done' }, yes: [{ do: 'draw', whose: 'opponent', cards: n }] },
  ],
);
powers.reads`switch (your active pokémon|1 of your active pokémon) with ${self}`.means(() => [
  { do: 'changePlaces', with: 'self', doneTo: 'benched' },
]);
powers.reads`discard ${self} and all [the] card attached to it { this counts as knocking out ${self} }`.means(
  (on) => [{ do: 'knockOut', on }],
);
powers.says`choose [either] ${status}, ${status}, or ${status}. ${target} is now affected by that special condition`.means(
  (a, b, c, on) => [
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'afflict', on, status: a }],
        [{ do: 'afflict', on, status: b }],
        [{ do: 'afflict', on, status: c }],
      ],
    },
  ],
);
powers.says`choose ${status}, ${status}, ${status}, or ${status}. ${target} is now affected by that special condition`.means(
  (a, b, c, d, on) => [
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'afflict', on, status: a }],
        [{ do: 'afflict', on, status: b }],
        [{ do: 'afflict', on, status: c }],
        [{ do: 'afflict', on, status: d }],
      ],
    },
  ],
);
powers.says`your opponent counts the card in their hand, shuffles those card, and puts them on the bottom of their deck. if they do, they draw that many card`.means(
  () => [
    {
      do: 'move',
      cards: pickCards({ from: THEIR_HAND, random: true, min: 60, max: 60, as: '@cards' }),
      to: 'deckBottom',
    },
    {
      do: 'if',
      is: { some: '?cards' },
      yes: [{ do: 'draw', whose: 'opponent', cards: { cards: { bound: '?cards' } } }],
    },
  ],
);
powers.says`put ${count} card from your opponent's discard pile into their hand`.means((many) => [
  { do: 'move', cards: pickCards({ from: { pile: 'discard', whose: 'opponent' }, ...many }), to: 'hand' },
]);
powers.says`attach ${count} ${cardNoun} from your opponent's discard pile to (their|your opponent's) pokémon in any way you like`.means(
  (many, where) => [
    {
      do: 'attachEach',
      cards: pickCards({ from: { pile: 'discard', whose: 'opponent', where }, ...many }),
      among: { whose: 'opponent', place: 'inPlay' },
    },
  ],
);
powers.says`discard ${oneOfGroup} and all (attached card|card attached to it)`.means((on) => [
  { do: 'takeBack', on, to: 'discard' },
]);
powers.says`discard up to ${amount} of ${benchGroup} and all (attached card|card attached to them)`.means(
  (max, from) => [{ do: 'takeBack', on: pickPokemon({ from, min: 0, max }), to: 'discard', all: true }],
);
powers.says`discard ${count} pokémon tool [card] (from|attached to) (a pokémon|pokémon|pokémon in play) { yours or your opponent's }`.means(
  (many) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: { whose: 'both', place: 'inPlay' }, part: 'tools' }, ...many }),
      to: 'discard',
    },
  ],
);
powers.says`put ${self} and all attached card into your deck. if you do, ${searching}`.means((on, yes) => [
  { do: 'takeBack', on, to: 'deck', all: true },
  ...yes,
]);
powers.says`choose either player. that player shuffles their hand into their deck and draws ${number} card`.means(
  (n) => [
    {
      do: 'chooseModes',
      modes: [
        [
          { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deck' },
          { do: 'shuffle', whose: 'own' },
          { do: 'draw', whose: 'own', cards: n },
        ],
        [
          { do: 'move', cards: THEIR_HAND, to: 'deck' },
          { do: 'shuffle', whose: 'opponent' },
          { do: 'draw', whose: 'opponent', cards: n },
        ],
      ],
    },
  ],
);
powers.reads`have each player draw ${number} card`.means((cards) => [
  { do: 'draw', whose: 'own', cards },
  { do: 'draw', whose: 'opponent', cards },
]);
powers.says`during this turn, attacks used by ${self} do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`.means(
  (on, by) => [{ do: 'place', modifier: { change: 'damageDealt', by }, on, window: 'thisTurn' }],
);
powers.says`choose a special condition { asleep, burned, confused, paralyzed, or poisoned }. ${target} is now affected by that special condition`.means(
  (on) => [
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'afflict', on, status: 'sleep' }],
        [{ do: 'afflict', on, status: 'burn' }],
        [{ do: 'afflict', on, status: 'confusion' }],
        [{ do: 'afflict', on, status: 'paralysis' }],
        [{ do: 'afflict', on, status: 'poison' }],
      ],
    },
  ],
);
powers.reads`put a ${cardName} [card] from your hand onto ${self}. this counts as evolving ${self}`.means(
  (name, on) => [
    {
      do: 'evolve',
      card: pickCards({ from: { pile: 'hand', whose: 'own', where: { name } }, min: 1, max: 1 }),
      on,
    },
  ],
);
powers.says`shuffle your hand into your deck and draw up to ${amount} card. your opponent does the same`.means(
  (upTo) => [
    { do: 'move', cards: { pile: 'hand', whose: 'own' }, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
    { do: 'draw', whose: 'own', cards: { upTo } },
    { do: 'move', cards: THEIR_HAND, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'opponent', cards: { upTo } },
  ],
);
powers.says`during your opponent's next turn, all of your pokémon take ${less} less damage from attacks from your opponent's pokémon { after applying weakness and resistance }`.means(
  (by) => [
    {
      do: 'cover',
      whose: 'own',
      modifier: { change: 'damageTaken', by, ofOpponent: true },
      window: 'duringOpponentsNextTurn',
    },
  ],
);
// One of two kinds, or one of each.
const pileOfEach = oneOf<'hand' | 'discard'>('pileOfEach', [
  ['from your hand', 'hand'],
  ['from your discard pile', 'discard'],
]);
powers.says`attach a ${energyCard}, a ${energyCard}, or 1 of each ${pileOfEach} to your pokémon in any way you like`.means(
  (a, b, from) => [
    {
      do: 'chooseModes',
      modes: [
        [
          {
            do: 'attachEnergy',
            cards: pickCards({ from: { pile: from, whose: 'own', where: a }, min: 1, max: 1, as: '@a' }),
            to: pickPokemon({ from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: '@onto' }),
          },
        ],
        [
          {
            do: 'attachEnergy',
            cards: pickCards({ from: { pile: from, whose: 'own', where: b }, min: 1, max: 1, as: '@b' }),
            to: pickPokemon({ from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: '@to' }),
          },
        ],
      ],
      more: true,
    },
  ],
);
powers.says`each player may draw a card`.means(() => [
  { do: 'draw', whose: 'own', cards: { upTo: 1 } },
  { do: 'draw', whose: 'opponent', cards: { upTo: 1 } },
]);
powers.says`each player shuffles their deck`.means(() => [
  { do: 'shuffle', whose: 'own' },
  { do: 'shuffle', whose: 'opponent' },
]);
powers.reads`shuffle it ${allOfIt} into your deck`.means(() => [
  { do: 'takeBack', on: 'self', to: 'deck', all: true },
  { do: 'shuffle', whose: 'own' },
]);
