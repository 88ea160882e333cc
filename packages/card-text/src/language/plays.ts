/** What trainers do with more than one sentence: choices that are prices, repeated draws, Pokémon that come back, both players. */
import type { Condition, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { cardNoun, pokemonOfKind } from './cards.ts';
import { condition } from './conditions.ts';
import { amount, count, number, tens, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { inPlayGroup, oneOfGroup } from './pokemon.ts';
import { searching } from './searching.ts';
import { goes, shuffled, sought } from './sought.ts';
import { benchLess } from './supporters.ts';

/** One trainer's play, without the full stop that ends it. */
export const play = listPhrase<Step>('play');
/** The same in one sentence. */
export const onePlay = listPhrase<Step>('onePlay');
play.says`${onePlay}`.means((steps) => steps);
/** Either. */
const doing = listPhrase<Step>('playDoing');
doing.says`${acts}`.means((steps) => steps);
doing.says`${onePlay}`.means((steps) => steps);

const HAND = { pile: 'hand', whose: 'own' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
const BENCH = { whose: 'own', place: 'bench' } as const;
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;
const MINE = { whose: 'own', place: 'inPlay' } as const;

// Done in this way.
const inThisWay = oneOf<'done'>('inThisWay', [
  ['if you do', 'done'],
  ['if you shuffled any cards into your deck in this way', 'done'],
  ['if you attached any energy in this way', 'done'],
  ['if you attached any energy cards in this way', 'done'],
  ["if you put a card on the bottom of your opponent's deck in this way", 'done'],
  ['if you put any cards into your hand in this way', 'done'],
]);
play.says`${doing}. ${inThisWay}, ${doing}`.means((first, _done, yes) => [
  ...first,
  { do: 'if', is: { some: '?done' }, yes },
]);
play.reads`${acts}. then [,] ${acts}`.means((a, b) => [...a, ...b]);
/** Draws are done wherever there is a card to draw. */
const drawn = oneOf<'drawn'>('drawn', [
  ['if you drew any cards in this way', 'drawn'],
  ['if you do', 'drawn'],
]);
const CAN_DRAW: Condition = { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 };
const afterDraw = listPhrase<Step>('afterDraw');
for (const kind of [acts, benchLess]) afterDraw.says`${kind}`.means((steps) => steps);
play.says`draw ${number} card. ${drawn}, ${afterDraw}`.means((cards, _drawn, yes) => [
  { do: 'if', is: CAN_DRAW, yes: [{ do: 'draw', whose: 'own', cards }, ...yes] },
]);
/** One or the other. */
play.says`${act}. if ${condition}, ${act} instead`.means((no, is, yes) => [{ do: 'if', is, yes, no }]);
play.reads`${acts}. then [,] ${act}. if ${condition}, ${act} instead`.means((first, no, is, yes) => [
  ...first,
  { do: 'if', is, yes, no },
]);
/** What a full number of cards buys besides. */
play.says`when you play this card, you may discard ${number} other card from your hand. if you do, ${afterDraw}`.means(
  (n, yes) => [
    {
      do: 'if',
      is: { quantity: { cards: HAND }, atLeast: n },
      yes: [
        {
          do: 'may',
          yes: [{ do: 'move', cards: pickCards({ from: HAND, min: n, max: n }), to: 'discard' }, ...yes],
        },
      ],
    },
  ],
);
play.reads`when you play this card, you may discard another card from your hand. if you do, ${acts}`.means(
  (yes) => [
    {
      do: 'if',
      is: { quantity: { cards: HAND }, atLeast: 1 },
      yes: [
        {
          do: 'may',
          yes: [{ do: 'move', cards: pickCards({ from: HAND, min: 1, max: 1 }), to: 'discard' }, ...yes],
        },
      ],
    },
  ],
);

// Hands.
const ANY_HAND: Condition = {
  any: [
    { quantity: { cards: HAND }, atLeast: 1 },
    { quantity: { cards: THEIR_HAND }, atLeast: 1 },
  ],
};
play.says`each player shuffles their hand and puts it on the bottom of their deck. if either player put any card on the bottom of their deck in this way, ${doing}`.means(
  (yes) => [
    {
      do: 'if',
      is: ANY_HAND,
      yes: [
        {
          do: 'move',
          cards: pickCards({ from: HAND, random: true, min: 60, max: 60, as: '@mine' }),
          to: 'deckBottom',
        },
        {
          do: 'move',
          cards: pickCards({ from: THEIR_HAND, random: true, min: 60, max: 60, as: '@theirs' }),
          to: 'deckBottom',
        },
        ...yes,
      ],
    },
  ],
);
onePlay.says`you draw ${number} card, and your opponent draws ${number} card`.means((mine, theirs) => [
  { do: 'draw', whose: 'own', cards: mine },
  { do: 'draw', whose: 'opponent', cards: theirs },
]);
play.reads`each player shuffles their hand into their deck. then, you draw ${number} card, and your opponent draws ${number} card`.means(
  (mine, theirs) => [
    { do: 'move', cards: HAND, to: 'deck' },
    { do: 'move', cards: THEIR_HAND, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'own', cards: mine },
    { do: 'draw', whose: 'opponent', cards: theirs },
  ],
);
onePlay.says`reveal ${count} ${cardNoun} (from|in) your hand and put it on top of your deck`
  .or`choose ${count} ${cardNoun} in your hand, show it to your opponent, and put it on top of your deck`.means(
  (many, where) => [
    { do: 'move', cards: pickCards({ from: { ...HAND, where }, ...many }), to: 'deckTop', shown: true },
  ],
);
onePlay.says`reveal ${count} ${cardNoun} (from|in) your hand and put (it|them) into your deck`.means(
  (many, where) => [
    { do: 'move', cards: pickCards({ from: { ...HAND, where }, ...many }), to: 'deck', shown: true },
  ],
);
onePlay.says`reveal ${count} ${cardNoun} in your hand and shuffle it into your deck`
  .or`choose ${count} ${cardNoun} in your hand, show it to your opponent, and shuffle it into your deck`.means(
  (many, where) => [
    { do: 'move', cards: pickCards({ from: { ...HAND, where }, ...many }), to: 'deck', shown: true },
    { do: 'shuffle', whose: 'own' },
  ],
);

// Coins that count.
onePlay.reads`for each heads, draw a card`.means(() => [
  { do: 'draw', whose: 'own', cards: { heads: '?coins' } },
]);
onePlay.reads`for each heads, draw ${amount} card`.means((n) => [
  { do: 'draw', whose: 'own', cards: { product: [n, { heads: '?coins' }] } },
]);
onePlay.says`for each heads, heal ${tens} damage from that pokémon`.means((n) => [
  { do: 'heal', on: { bound: '?pokemon' }, counters: { product: [n, { heads: '?coins' }] } },
]);
onePlay.reads`for each heads, remove ${number} damage counter from that pokémon`.means((n) => [
  { do: 'heal', on: { bound: '?pokemon' }, counters: { product: [n, { heads: '?coins' }] } },
]);
onePlay.reads`your opponent may [also] draw [up to] ${number} card`.means((most) => [
  { do: 'draw', whose: 'opponent', cards: { upTo: most } },
]);
onePlay.says`choose 1 of ${inPlayGroup}`.means((from) => [
  { do: 'choosePokemon', from, min: 1, max: 1, as: '@chosen' },
]);
onePlay.reads`choose 1 of ${inPlayGroup}, and then flip a coin until you get tails`.means((from) => [
  { do: 'choosePokemon', from, min: 1, max: 1, as: '@chosen' },
  { do: 'flip', coins: 1, untilTails: true, as: '@coins' },
]);
onePlay.says`choose ${count} of ${inPlayGroup} and heal ${tens} damage from each of them`.means(
  (many, from, counters) => [{ do: 'heal', on: pickPokemon({ from, ...many }), counters }],
);

// Energy.
onePlay.reads`choose ${number} energy card attached to ${oneOfGroup} and discard (it|them)`.means((n, on) => [
  { do: 'move', cards: pickCards({ from: { on, part: 'energy' }, min: n, max: n }), to: 'discard' },
]);
onePlay.says`discard ${count} special energy [card] (attached to|from) ${oneOfGroup}`.means((many, on) => [
  {
    do: 'move',
    cards: pickCards({ from: { on, part: 'energy', where: { specialEnergy: true } }, ...many }),
    to: 'discard',
  },
]);
onePlay.says`put ${count} energy (attached to|from) your opponent's active pokémon on top of their deck`.means(
  (many) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: 'defending', part: 'energy' }, ...many }),
      to: 'deckTop',
    },
  ],
);
onePlay.says`attach ${count} ${type} energy card from your discard pile to ${oneOfGroup}`.means(
  (many, of, to) => [
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: of } },
        ...many,
      }),
      to,
    },
  ],
);

// Pokémon that come back.
onePlay.reads`return ${oneOfGroup} and all card attached to it to your hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
onePlay.says`shuffle ${oneOfGroup} and all card attached to it into your deck`.means((on) => [
  { do: 'takeBack', on, to: 'deck', all: true },
  { do: 'shuffle', whose: 'own' },
]);

// Places.
play.reads`each player switches their active pokémon with 1 of their benched pokémon. your opponent switches first`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: 1, max: 1, as: '@theirs' }),
      doneTo: 'active',
    },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@mine' }),
      doneTo: 'active',
    },
  ],
);
onePlay.says`switch ${count} of your opponent's benched ${pokemonOfKind} or ${pokemonOfKind} with their active pokémon`.means(
  (many, a, b) => [
    {
      do: 'changePlaces',
      with: pickPokemon({
        from: { ...THEIR_BENCH, where: { card: { any: [{ tag: a }, { tag: b }] } } },
        by: 'own',
        ...many,
      }),
      doneTo: 'benched',
    },
  ],
);
onePlay.reads`choose 1 of your opponent's benched pokémon [,] and switch it with (their|your opponent's) active pokémon`
  .or`switch your opponent's active pokémon with 1 of their benched pokémon`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: THEIR_BENCH, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
onePlay.says`switch 1 of your [own] benched pokémon with your active pokémon`.means(() => [
  { do: 'changePlaces', with: pickPokemon({ from: BENCH, min: 1, max: 1 }), doneTo: 'benched' },
]);

// Evolution past a stage, when it may evolve at all.
const past = oneOf<'past'>('pastOne', [
  ['put that card onto the basic pokémon to evolve it, skipping the stage 1.', 'past'],
  ['put that card onto the basic pokémon to evolve it.', 'past'],
  ['put that card on the basic pokémon.', 'past'],
]);
play.says`choose 1 of your basic pokémon in play. if you have a stage 2 card in your hand that evolves from that pokémon, ${past} you can't use this card during your first turn or on a basic pokémon that was put into play this turn`.means(
  () => [
    {
      do: 'evolve',
      card: pickCards({
        from: {
          ...HAND,
          pastOneOnto: pickPokemon({
            from: { ...MINE, where: { evolvesPastOne: 'grown' } },
            min: 1,
            max: 1,
            as: '@whom',
          }),
        },
        min: 1,
        max: 1,
      }),
      on: { bound: '?pokemon' },
    },
  ],
);
play.says`put a stage 2 evolution card from your hand on the matching basic pokémon. you can only play this card when you would be allowed to evolve that pokémon anyway`.means(
  () => [
    {
      do: 'evolve',
      card: pickCards({
        from: {
          ...HAND,
          pastOneOnto: pickPokemon({
            from: { ...MINE, where: { evolvesPastOne: true } },
            min: 1,
            max: 1,
            as: '@whom',
          }),
        },
        min: 1,
        max: 1,
      }),
      on: { bound: '?pokemon' },
    },
  ],
);

/** What ends in brackets, and has no full stop behind them. */
export const bracketed = listPhrase<Step>('bracketed');
bracketed.says`put ${oneOfGroup} [in play] into your hand. { discard all card attached to that pokémon. }`
  .or`choose ${oneOfGroup} and return its basic pokémon card to your hand. { discard all card attached to that card. }`.means(
  (on) => [{ do: 'takeBack', on, to: 'hand' }],
);
bracketed.reads`put 1 pokémon into your hand. { discard all card attached to that pokémon. }`.means(() => [
  { do: 'takeBack', on: pickPokemon({ from: MINE, min: 1, max: 1 }), to: 'hand' },
]);

// Both players change places; one with an empty Bench does not.
play.reads`your opponent switches 1 of their defending pokémon with 1 of their benched pokémon, if any. you switch 1 of your active pokémon with 1 of your benched pokémon, if any`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: 1, max: 1, as: '@theirs' }),
      doneTo: 'active',
    },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@mine' }),
      doneTo: 'active',
    },
  ],
);

// One search or another, and one shuffle for both.
const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };
play.reads`if heads, search your deck for ${sought} ${goes}. if tails, search your deck for ${sought} ${goes} ${shuffled}`.means(
  (a, there, b, here) => [
    { do: 'if', is: { heads: '?coin' }, yes: [{ do: 'move', cards: a, ...there }, SHUFFLE] },
    { do: 'if', is: { not: { heads: '?coin' } }, yes: [{ do: 'move', cards: b, ...here }, SHUFFLE] },
  ],
);
/** As often as there are heads. */
play.says`for each heads, ${searching}`.means((steps) => [
  { do: 'repeat', times: { heads: '?coins' }, steps },
]);
bracketed.reads`each player switches their active pokémon with 1 of their benched pokémon. { your opponent switches first. }`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: THEIR_BENCH, by: 'opponent', min: 1, max: 1, as: '@theirs' }),
      doneTo: 'active',
    },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: BENCH, min: 1, max: 1, as: '@mine' }),
      doneTo: 'active',
    },
  ],
);
