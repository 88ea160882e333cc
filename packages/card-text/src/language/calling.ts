/** What Powers bring into play, take out of it and put back: each a chain of several sentences. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { cardNoun, mixture, pokemonOfKind } from './cards.ts';
import { amount, cardName, count, number, status, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { benchGroup, defending, inPlayGroup, oneOfGroup, self } from './pokemon.ts';
import { searching } from './searching.ts';
import { DECK, SHUFFLE } from './sought.ts';

export const calling = listPhrase<Step>('calling');
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
const HAS_ROOM = { not: { quantity: { count: THEIR_BENCH }, atLeast: 5 } } as const;
const look: Step = { do: 'reveal', cards: THEIR_HAND };

// Out of the opponent's hand.
calling.says`look at your opponent's hand. if your opponent's bench isn't full, choose ${number} ${cardNoun} from your opponent's hand, and put it onto their bench. then, switch it with ${defending}`.means(
  (n, where) => [
    look,
    {
      do: 'if',
      is: HAS_ROOM,
      yes: [
        {
          do: 'bench',
          cards: pickCards({ from: { ...THEIR_HAND, where }, min: n, max: n }),
          whose: 'opponent',
          as: '@called',
        },
        { do: 'changePlaces', with: { bound: '@called' }, doneTo: 'benched' },
      ],
    },
  ],
);
calling.says`look at your opponent's hand. if (your opponent has|that player has|they have) any ${cardNoun} there, choose ${number} of them. your opponent shuffles that card into their deck`.means(
  (where, n) => [
    look,
    {
      do: 'if',
      is: { quantity: { cards: { ...THEIR_HAND, where } }, atLeast: 1 },
      yes: [
        {
          do: 'move',
          cards: pickCards({ from: { ...THEIR_HAND, where }, min: n, max: n }),
          to: 'deck',
        },
        { do: 'shuffle', whose: 'opponent' },
      ],
    },
  ],
);

// Who is Active.
calling.reads`choose ${number} of your opponent's benched pokémon and switch it with ${defending}`.means(
  (n) => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'own', min: n, max: n }),
      doneTo: 'benched',
    },
  ],
);
calling.reads`switch ${defending} with ${number} of your opponent's benched pokémon. your opponent (picks|chooses) the benched pokémon to switch`.means(
  (_it, n) => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: n, max: n }),
      doneTo: 'active',
    },
  ],
);

// Out of play.
calling.says`shuffle 1 of ${benchGroup} and all card attached to it into (their|your opponent's) deck`.means(
  (from) => [
    { do: 'takeBack', on: pickPokemon({ from, min: 1, max: 1 }), to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
calling.reads`choose 1 of them and shuffle that pokémon and all card attached to it into their deck`.means(
  () => [
    {
      do: 'takeBack',
      on: pickPokemon({ from: THEIR_BENCH, min: 1, max: 1 }),
      to: 'deck',
      all: true,
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
calling.says`choose 1 evolved pokémon on your opponent's bench, remove the highest stage evolution card from that pokémon, and put it back into their hand`.means(
  () => [
    {
      do: 'devolve',
      on: pickPokemon({ from: { ...THEIR_BENCH, where: { evolved: true } }, min: 1, max: 1 }),
      downTo: 'top',
      to: 'hand',
    },
  ],
);

// Energy that comes with counters, which are for the Pokémon that got it.
const IT = oneOf<'that'>('ontoThat', [['that Pokémon', 'that']]);
calling.says`search your discard pile for a ${cardNoun} and attach it to your active pokémon. then, put ${number} damage counter on ${IT}`.means(
  (where, counters) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1 }),
      to: { whose: 'own', place: 'active' },
    },
    {
      do: 'if',
      is: { some: '?card' },
      yes: [{ do: 'putCounters', on: { whose: 'own', place: 'active' }, counters }],
    },
  ],
);
calling.says`search your deck for a ${cardNoun} and attach it to 1 of ${inPlayGroup}. put ${number} damage counter on ${IT}. shuffle your deck [afterward]`.means(
  (where, from, counters) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { ...DECK, where }, min: 0, max: 1, as: '@energy' }),
      to: pickPokemon({ from, min: 1, max: 1, as: '@onto' }),
    },
    {
      do: 'if',
      is: { some: '?card' },
      yes: [{ do: 'putCounters', on: { bound: '?pokemon' }, counters }],
    },
    SHUFFLE,
  ],
);
calling.reads`choose 1 of your pokémon in play and that pokémon is knocked out. then, search your discard pile for ${count} ${cardNoun}, attach them to ${self}, and remove ${number} damage counter from ${self}`.means(
  (many, where, to, counters) => [
    {
      do: 'knockOut',
      on: pickPokemon({ from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1 }),
    },
    { do: 'attachEnergy', cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }), to },
    { do: 'heal', on: to, counters },
  ],
);

// Onto itself, out of the deck.
calling.says`search your deck for (a evolution card named|a card named|) ${cardName} and put it (on|onto) ${self}. { this counts as evolving ${self}. } shuffle your deck [afterward]`.means(
  (name, on) => [
    {
      do: 'evolve',
      card: pickCards({ from: { ...DECK, where: { name } }, min: 0, max: 1 }),
      on,
    },
    SHUFFLE,
  ],
);

// Energy between the own Pokémon.
const OTHERS = { whose: 'own', place: 'inPlay', other: true } as const;
calling.says`move ${count} ${type} energy [card] attached to (your other|your) pokémon to ${self}`
  .or`take ${count} ${type} energy [card] attached to your other pokémon and attach them to ${self}`.means(
  (many, providing, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on: OTHERS, part: 'energy', providing }, ...many }),
      to,
    },
  ],
);
calling.says`move a ${type} energy [card] attached to (your active pokémon|1 of your active pokémon) to 1 of your benched pokémon`.means(
  (providing) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { whose: 'own', place: 'active' }, part: 'energy', providing },
        min: 1,
        max: 1,
        as: '@energy',
      }),
      to: pickPokemon({ from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: '@onto' }),
    },
  ],
);

// As many as one likes.
calling.says`discard as many card as you like from your hand. if you do, put that many damage counter on ${self}`.means(
  (on) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: 1, max: 60 }),
      to: 'discard',
    },
    { do: 'putCounters', on, counters: { cards: { bound: '?cards' } } },
  ],
);
calling.says`look at the top ${amount} card (in|of) your deck. choose as many ${cardNoun} as you like, show them to your opponent, and put them into your hand. put the other card back on top of your deck. shuffle your deck [afterward]`.means(
  (n, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...DECK, where, top: n }, min: 0, max: 60 }),
      to: 'hand',
      shown: true,
    },
    SHUFFLE,
  ],
);
calling.says`move 1 damage counter from either player's pokémon to another pokémon { yours or your opponent's }`.means(
  () => [
    {
      do: 'moveCounters',
      from: pickPokemon({
        from: { whose: 'both', place: 'inPlay', where: { damaged: true } },
        min: 1,
        max: 1,
        as: '@from',
      }),
      to: pickPokemon({ from: { whose: 'both', place: 'inPlay', notIn: '?pokemon' }, min: 1, max: 1 }),
      counters: 1,
    },
  ],
);
calling.reads`remove all damage counter from all ${type} pokémon in play`.means((of) => [
  { do: 'heal', on: { whose: 'both', place: 'inPlay', where: { card: { type: of } } }, counters: 'all' },
]);

// The own hand and the own deck.
calling.says`choose a card from your hand and put it on top of your deck. then, ${searching}`.means((yes) => [
  {
    do: 'move',
    cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: 1, max: 1 }),
    to: 'deckTop',
  },
  { do: 'if', is: { some: '?card' }, yes },
]);
calling.says`reveal the top card of your deck. if that card is a ${cardNoun}, attach it to ${oneOfGroup}. if not, put the card back on top of your deck`.means(
  (where, to) => [
    { do: 'reveal', cards: { ...DECK, top: 1 } },
    {
      do: 'if',
      is: { quantity: { cards: { ...DECK, top: 1, where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { ...DECK, top: 1, where }, to }],
    },
  ],
);
calling.says`for each heads, put the top card (from|of) your opponent's deck in the lost zone`.means(() => [
  {
    do: 'move',
    cards: { pile: 'deck', whose: 'opponent', top: { heads: '?coins' } },
    to: 'lost',
  },
]);
calling.says`search your discard pile for ${count} ${mixture}. show (it|them) to your opponent and put (it|them) on top of your deck [in any order]`.means(
  (many, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }),
      to: 'deckTop',
      shown: true,
    },
  ],
);

calling.says`look at the top card of your opponent's deck`.means(() => [
  { do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } },
]);
calling.says`look at the top card of your deck`.means(() => [{ do: 'look', cards: { ...DECK, top: 1 } }]);

calling.says`discard (as many card as you like|any number of card) from your hand. if you do, draw that many card`.means(
  () => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: 1, max: 60 }),
      to: 'discard',
    },
    {
      do: 'if',
      is: { some: '?cards' },
      yes: [{ do: 'draw', whose: 'own', cards: { cards: { bound: '?cards' } } }],
    },
  ],
);

// Both Active Pokémon, and who becomes one.
calling.says`each active pokémon { both yours and your opponent's } { excluding ${pokemonOfKind} } is now ${status}`.means(
  (tag, each) => [
    {
      do: 'afflict',
      on: { whose: 'both', place: 'active', where: { not: { card: { tag } } } },
      status: each,
    },
  ],
);
calling.says`move all energy [card] attached to your active pokémon to ${self}. if you do, switch ${self} with that active pokémon`.means(
  (on) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { whose: 'own', place: 'active' }, part: 'energy' },
        min: 60,
        max: 60,
      }),
      to: on,
    },
    {
      do: 'if',
      is: { some: '?cards' },
      yes: [{ do: 'changePlaces', with: 'self', doneTo: 'benched' }],
    },
  ],
);

// Its own type.
calling.says`change the type of ${self} to the type of any other pokémon in play other than ${type}`.means(
  (on, except) => [
    {
      do: 'chooseType',
      from: { typesOf: { whose: 'both', place: 'inPlay', other: true }, except },
      as: '@type',
    },
    { do: 'place', modifier: { change: 'types', types: [{ bound: '@type' }] }, on, window: 'whileInPlay' },
  ],
);
