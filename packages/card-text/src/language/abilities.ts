/** Texts of abilities of every name: what announces them or is answered, what they do, what always holds. */
import type { Status } from '@pokesol/engine';
import type { CardFilter, Continuous, OnceATurn, Step, Trigger } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { laws } from './always.ts';
import { chosenCards, pileCards } from './cards.ts';
import { described } from './describing.ts';
import { discardingAll } from './energy.ts';
import { wholeExchanges } from './exchanging.ts';
import { type Guard, guard, need, type Often, often, ownKind, place } from './frames.ts';
import { group } from './holders.ts';
import { eitherOr, ways } from './modes.ts';
import { amount, count, number, status, type } from './numbers.ts';
import { ofDefending } from './ofDefending.ts';
import { ofSelf } from './ofSelf.ts';
import { leavingInBrackets } from './ownPlaces.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { self } from './pokemon.ts';
import { fromHand } from './powers.ts';
import { manyTools, ofIt, ofTheirActive } from './predicates.ts';
import { each } from './quantities.ts';
import { rarePowers } from './rarePowers.ts';
import { striking } from './strokes.ts';
import { theirPlaySentence } from './theirPlays.ts';
import { topPlays } from './topPlays.ts';
import { type When, when, whenAttached, whenPlayed } from './triggers.ts';

/** What an ability's text says one after another; `meaning/abilities.ts` makes effects of it. */
export type Said = Step | AbilityPart;
export type AbilityPart =
  /** Its player may announce it. */
  | ({ readonly part: 'use'; readonly often: Often; readonly pile?: 'hand' | 'discard' } & Guard)
  /** Something is answered; with `may` its player is asked. */
  | ({
      readonly part: 'answer';
      readonly may: boolean;
      readonly on: readonly Trigger[];
      readonly often?: OnceATurn;
      readonly card?: CardFilter;
    } & Guard)
  | ({ readonly part: 'always'; readonly holds: readonly Continuous[] } & Guard)
  /** What must be done in full, or it is not used. */
  | { readonly part: 'price'; readonly steps: readonly Step[] }
  | { readonly part: 'endsTurn' }
  /** Once for all of that name. */
  | { readonly part: 'byName' }
  /** Once for all of that name in play, which is so much. */
  | { readonly part: 'onceInPlay'; readonly most: number }
  /** Does not work while its Pokémon has one of these; `already`: had, before what is answered. */
  | { readonly part: 'off'; readonly statuses: readonly Status[]; readonly already?: true };

/** What tools, stadiums and special energy say of it: what holds, and what they answer. */
export type Held = Step | Extract<AbilityPart, { part: 'always' | 'answer' }>;

/** A sentence of what is done, with its full stop. */
const doing = listPhrase<Step>('doing');
// With words on Weakness that end them.
doing.says`${striking}`.means((steps) => steps);
doing.says`if heads, ${striking}`.means((yes) => [{ do: 'if', is: { heads: '?coin' }, yes }]);
doing.reads`if tails, ${striking}`.means((yes) => [{ do: 'if', is: { not: { heads: '?coin' } }, yes }]);
doing.says`if you do, ${striking}`.means((yes) => [{ do: 'if', is: { some: '?done' }, yes }]);
doing.says`${acts}.`.means((steps) => steps);
doing.reads`${fromHand}`.means((steps) => steps);
doing.says`${wholeExchanges}`.means((steps) => steps);
doing.says`${leavingInBrackets}`.means((steps) => steps);
doing.says`${ways}.`.means((steps) => steps);
doing.says`${topPlays}.`.means((steps) => steps);
doing.says`${eitherOr}.`.means((steps) => steps);
for (const rare of rarePowers) doing.says`${rare}`.means((steps) => steps);
doing.reads`if you placed any damage counter in this way, ${acts}.`.means((yes) => [
  { do: 'if', is: { some: '?done' }, yes },
]);
// The player who used it did.
doing.reads`if you searched your deck in this way, ${acts}.`.means((steps) => steps);
doing.reads`if you do, you may [also] ${acts}.`.means((yes) => [
  { do: 'if', is: { some: '?done' }, yes: [{ do: 'may', yes }] },
]);
doing.reads`switch it with (your active pokémon|1 of your active pokémon). if you do, you may [also] ${acts}.`.means(
  (yes) => [
    { do: 'changePlaces', with: 'self', doneTo: 'benched', as: '@came' },
    { do: 'if', is: { some: '@came' }, yes: [{ do: 'may', yes }] },
  ],
);
doing.reads`switch (your active pokémon|1 of your active pokémon) with ${self}. if you do, you may [also] ${acts}.`.means(
  (on, yes) => [
    { do: 'changePlaces', with: on, doneTo: 'benched', as: '@came' },
    { do: 'if', is: { some: '@came' }, yes: [{ do: 'may', yes }] },
  ],
);
doing.says`switch ${self} with (your active pokémon|1 of your active pokémon). if you do, you may [also] ${acts}.`.means(
  (on, yes) => [
    { do: 'changePlaces', with: on, doneTo: 'benched', as: '@came' },
    { do: 'if', is: { some: '@came' }, yes: [{ do: 'may', yes }] },
  ],
);
doing.reads`discard ${self} and all [the] card attached to it { this counts as knocking out ${self} }. if you do, ${acts}.`.means(
  (on, _again, yes) => [{ do: 'knockOut', on }, ...yes],
);
doing.says`draw ${number} card. if you drew any card in this way, ${acts}.`.means((cards, yes) => [
  {
    do: 'if',
    is: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
    yes: [{ do: 'draw', whose: 'own', cards }, ...yes],
  },
]);
doing.says`draw card until you have ${amount} card in your hand. if you drew any card in this way, ${acts}.`.means(
  (most, yes) => [
    {
      do: 'if',
      is: {
        all: [
          { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
          { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: most } },
        ],
      },
      yes: [
        {
          do: 'draw',
          whose: 'own',
          cards: { difference: [most, { cards: { pile: 'hand', whose: 'own' } }] },
        },
        ...yes,
      ],
    },
  ],
);
// Whom it heals is damaged.
doing.says`heal all damage from your active ${described}. if you healed any damage in this way, discard all energy from that pokémon.`.means(
  (where) => [
    {
      do: 'if',
      is: { exists: { among: { whose: 'own', place: 'active', where }, where: { damaged: true } } },
      yes: [
        { do: 'heal', on: { whose: 'own', place: 'active', where }, counters: 'all' },
        {
          do: 'move',
          cards: { on: { whose: 'own', place: 'active', where }, part: 'energy' },
          to: 'discard',
        },
      ],
    },
  ],
);
doing.reads`discard ${self} and all (attached card|card attached to it). if you do, ${acts}.`.means(
  (on, yes) => [{ do: 'takeBack', on, to: 'discard' }, ...yes],
);
// The player who used it did.
doing.reads`if you use this (ability|power), ${acts}.`.means((steps) => steps);
doing.says`${discardingAll}. if you do, ${acts}.`.means((all, yes) => [
  ...all,
  { do: 'if', is: { some: '?done' }, yes },
]);
doing.says`for each heads, ${act}.`.means((steps) => [{ do: 'repeat', times: { heads: '?coins' }, steps }]);
doing.says`if you do, ${acts}.`.means((yes) => [{ do: 'if', is: { some: '?done' }, yes }]);
doing.reads`if you attached energy to a pokémon in this way, ${acts}.`.means((yes) => [
  { do: 'if', is: { some: '?done' }, yes },
]);
// Nothing stands in the way of that on the own Pokémon.
doing.reads`put ${number} damage counter on ${self}. if you do, ${acts}.`.means((counters, on, yes) => [
  { do: 'putCounters', on, counters },
  ...yes,
]);
// What is paid first.
doing.reads`discard ${count} ${pileCards}. then ${acts}.`.means((many, from, yes) => [
  { do: 'move', cards: pickCards({ from, ...many }), to: 'discard' },
  { do: 'if', is: { some: '?done' }, yes },
]);
doing.reads`then draw a number of card equal to the number of ${each}.`.means((cards) => [
  { do: 'draw', whose: 'own', cards },
]);
doing.reads`then, ${acts}.`.means((steps) => steps);
doing.says`if heads, ${acts}.`.means((yes) => [{ do: 'if', is: { heads: '?coin' }, yes }]);
doing.reads`if heads, and if your opponent has any benched pokémon, choose 1 of them and switch it with (their|his or her) active pokémon.`.means(
  () => [
    {
      do: 'if',
      is: { heads: '?coin' },
      yes: [
        {
          do: 'changePlaces',
          with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
          doneTo: 'benched',
        },
      ],
    },
  ],
);
doing.says`if tails, your turn ends.`.means(() => [
  { do: 'if', is: { not: { heads: '?coin' } }, yes: [{ do: 'endTurn' }] },
]);
doing.says`if tails, ${acts}.`.means((yes) => [{ do: 'if', is: { not: { heads: '?coin' } }, yes }]);
doing.reads`if heads, ${acts}; if tails, ${acts}.`.means((yes, no) => [
  { do: 'if', is: { heads: '?coin' }, yes },
  { do: 'if', is: { not: { heads: '?coin' } }, yes: no },
]);
// It goes for what follows.
doing.reads`knock out ${self}. if you do, ${acts}.`.means((on, yes) => [{ do: 'knockOut', on }, ...yes]);
doing.reads`discard ${self}. if you do, ${acts}.`.means((on, yes) => [
  { do: 'takeBack', on, to: 'discard' },
  ...yes,
]);
doing.says`if ${need}, ${acts}.`.means((is, yes) => [{ do: 'if', is, yes }]);
// No other Pokémon of its player is.
doing.says`if ${self} is (in the active spot|your active pokémon), ${acts}.`.means((_self, yes) => [
  { do: 'if', is: { not: { exists: { whose: 'own', place: 'active', other: true } } }, yes },
]);
/** Several of them. */
export const doings = listPhrase<Step>('doings');
doings.says`${doing}`.means((all) => all);
doings.says`${doing} ${doings}`.means((first, rest) => [...first, ...rest]);

const THIS = oneOf<'this'>('thisAbility', [
  ['use this ability', 'this'],
  ['use this power', 'this'],
]);

// Announced.
const sentence = listPhrase<Said>('abilitySentence');
sentence.says`${often}, you may ${doings}`.means((n, all) => [{ part: 'use', often: n }, ...all]);
sentence.says`${often}, if ${guard}, you may ${doings}`.means((n, from, all) => [
  { part: 'use', often: n, ...from },
  ...all,
]);
sentence.reads`if ${place}, ${often}, you may ${doings}`.means((from, n, all) => [
  { part: 'use', often: n, from },
  ...all,
]);
sentence.reads`${often}, ${doings}`.means((n, all) => [{ part: 'use', often: n }, ...all]);
sentence.reads`${often}, you may ${THIS}. ${doings}`.means((n, _this, all) => [
  { part: 'use', often: n },
  ...all,
]);
sentence.reads`${often}, if ${guard}, you may ${THIS}. ${doings}`.means((n, from, _this, all) => [
  { part: 'use', often: n, ...from },
  ...all,
]);
sentence.reads`${often}, you may ${THIS}. if you do, your turn ends. ${doings}`.means((n, _this, all) => [
  { part: 'use', often: n },
  ...all,
  { part: 'endsTurn' },
]);
// To use it is to do what follows.
sentence.reads`${often}, you may ${THIS}. if you do, ${doings}`.means((n, _this, all) => [
  { part: 'use', often: n },
  ...all,
]);
sentence.reads`${often}, if ${guard}, you may ${THIS}. if you do, ${doings}`.means((n, from, _this, all) => [
  { part: 'use', often: n, ...from },
  ...all,
]);
// In one turn alone.
sentence.says`once during your first turn, you may ${doings}`.means((all) => [
  { part: 'use', often: 'oncePerTurn', while: { turn: 'first' } },
  ...all,
]);
sentence.says`once during your first turn, if ${place}, you may ${doings}`.means((from, all) => [
  { part: 'use', often: 'oncePerTurn', from, while: { turn: 'first' } },
  ...all,
]);
// Once in a game, as its name says, and in brackets: `compile.ts` asks for these.
sentence.reads`during your turn, you may ${doings}`.means((all) => [
  { part: 'use', often: 'oncePerTurn' },
  ...all,
]);

sentence.reads`during your turn, you may ${THIS}. ${doings}`.means((_this, all) => [
  { part: 'use', often: 'oncePerTurn' },
  ...all,
]);
sentence.reads`during your turn, if ${guard}, you may ${doings}`.means((from, all) => [
  { part: 'use', often: 'oncePerTurn', ...from },
  ...all,
]);

// Prices and limits.
sentence.says`you must discard ${count} ${pileCards} in order to use this (ability|power).`.means(
  (many, from) => [
    {
      part: 'price',
      steps: [{ do: 'move', cards: pickCards({ from, ...many, price: true }), to: 'discard' }],
    },
  ],
);
sentence.says`you must put ${count} ${pileCards} on the bottom of your deck in order to use this (ability|power).`.means(
  (many, from) => [
    {
      part: 'price',
      steps: [{ do: 'move', cards: pickCards({ from, ...many, price: true }), to: 'deckBottom' }],
    },
  ],
);
sentence.says`you can use this (ability|power) only if you go second. once during your first turn, you may ${doings}`.means(
  (all) => [{ part: 'use', often: 'oncePerTurn', while: { turn: 'firstGoingSecond' } }, ...all],
);
sentence.reads`${often}, you may discard ${count} ${pileCards} in order to use this ability. ${doings}`.means(
  (n, many, from, all) => [
    {
      part: 'price',
      steps: [{ do: 'move', cards: pickCards({ from, ...many, price: true }), to: 'discard' }],
    },
    { part: 'use', often: n },
    ...all,
  ],
);
// Where nothing can be drawn, nothing may be paid (rule 3.6a).
sentence.reads`${often}, you may discard ${count} ${pileCards} in order to ${acts}.`.means(
  (n, many, from, steps) => [
    {
      part: 'price',
      steps: [{ do: 'move', cards: pickCards({ from, ...many, price: true }), to: 'discard' }],
    },
    { part: 'use', often: n },
    ...steps,
  ],
);
sentence.says`if you use this ability, your turn ends.`.means(() => [{ part: 'endsTurn' }]);
sentence.reads`(if you do, your turn ends|either way, this ends your turn).`.means(() => [
  { part: 'endsTurn' },
]);
sentence.says`you can't use more than 1 ${ownKind} (ability|poké-power|poké-body) (each turn|during your turn|between turns).`.means(
  () => [{ part: 'byName' }],
);
sentence.reads`you can't apply more than 1 ${ownKind} (ability|poké-body) at a time.`.means(() => [
  { part: 'byName' },
]);
sentence.reads`the effect of ${ownKind} doesn't stack.`.means(() => [{ part: 'byName' }]);

sentence.says`no more than ${amount} (hp|damage) can be (reduced|added) by all ${ownKind} poké-bodies.`.means(
  (most) => [{ part: 'onceInPlay', most }],
);

sentence.says`if ${self} has full hp and would be knocked out by damage from an attack, (it|that pokémon) is not knocked out[,] and its remaining hp (becomes|become) ${amount} [instead].`.means(
  (on, hp) => [
    {
      part: 'answer',
      may: false,
      on: ['wouldBeKnockedOut'],
      while: { exists: { among: on, where: { damaged: false } } },
    },
    { do: 'survive', on: 'self', hp },
  ],
);

// Answers.
sentence.says`${when}, you may ${doings}`.means((it, all) => [{ part: 'answer', may: true, ...it }, ...all]);
sentence.reads`${when}, remove ${number} damage counter from it, if it has any.`.means((it, counters) => [
  { part: 'answer', may: false, ...it },
  { do: 'heal', on: 'self', counters },
]);
sentence.reads`${when}, remove all special conditions from it.`.means((it) => [
  { part: 'answer', may: false, ...it },
  { do: 'cure', on: 'self', statuses: 'all' },
]);
// The text named no other.
sentence.reads`${when}, you may attach ${chosenCards} to it.`.means((it, cards) => [
  { part: 'answer', may: true, ...it },
  { do: 'attachEnergy', cards, to: 'self' },
]);
sentence.says`${when}, ${doings}`.means((it, all) => [{ part: 'answer', may: false, ...it }, ...all]);
sentence.reads`${when}, you must ${doings}`.means((it, all) => [
  { part: 'answer', may: false, ...it },
  ...all,
]);
// Its conditions stand before or behind it.
const moreHead = phrase<When & Guard>('answerHeadWithMore');
moreHead.reads`(if|as long as|while) ${guard}, ${when}`.means((besides, it) => ({ ...besides, ...it }));
moreHead.says`once during your turn, if ${place}, ${whenAttached}`.means((from, it) => ({
  from,
  ...it,
  often: 'oncePerTurn',
}));
moreHead.says`once during your turn, if ${need}, ${whenAttached}`.means((is, it) => ({
  while: is,
  ...it,
  often: 'oncePerTurn',
}));
moreHead.reads`once during your turn, if ${guard}, ${whenAttached}`.means((besides, it) => ({
  ...besides,
  ...it,
  often: 'oncePerTurn',
}));
moreHead.reads`once during your turn, if ${guard}, ${whenPlayed}`.means((besides, it) => ({
  ...besides,
  ...it,
}));
const answerHead = phrase<When & Guard>('answerHead');
answerHead.reads`${when}`.means((it) => it);
answerHead.reads`${moreHead}`.means((it) => it);
sentence.says`${moreHead}, you may ${doings}`.means((it, all) => [
  { part: 'answer', may: true, ...it },
  ...all,
]);
sentence.reads`${when} [,] if ${guard}, you may ${doings}`.means((it, besides, all) => [
  { part: 'answer', may: true, ...besides, ...it },
  ...all,
]);
sentence.reads`${when} [,] if ${guard}, you must ${doings}`.means((it, besides, all) => [
  { part: 'answer', may: false, ...besides, ...it },
  ...all,
]);
sentence.says`${moreHead}, ${doings}`.means((it, all) => [{ part: 'answer', may: false, ...it }, ...all]);
sentence.reads`${answerHead}, you may ${THIS}. ${doings}`.means((it, _this, all) => [
  { part: 'answer', may: true, ...it },
  ...all,
]);
sentence.reads`${answerHead}, you may ${THIS}. if you do, ${doings}`.means((it, _this, all) => [
  { part: 'answer', may: true, ...it },
  ...all,
]);
sentence.reads`${answerHead}, you may ${THIS}. if you do, your turn ends. ${doings}`.means(
  (it, _this, all) => [{ part: 'answer', may: true, ...it }, ...all, { part: 'endsTurn' }],
);
sentence.says`${when}, if ${need}, you may ${doings}`.means((it, is, all) => [
  { part: 'answer', may: true, while: is, ...it },
  ...all,
]);
sentence.says`if ${need}, ${when}, ${doings}`.means((is, it, all) => [
  { part: 'answer', may: false, while: is, ...it },
  ...all,
]);
sentence.reads`${acts} between turns.`.means((steps) => [
  { part: 'answer', may: false, on: ['checkup'] },
  ...steps,
]);
sentence.reads`if ${need}, ${acts} at the end of each player's turn.`.means((is, steps) => [
  { part: 'answer', may: false, on: ['eachTurnEnds'], while: is },
  ...steps,
]);
sentence.says`as long as ${place}, ${when}, ${doings}`.means((from, it, all) => [
  { part: 'answer', may: false, from, ...it },
  ...all,
]);
sentence.reads`as long as ${place}, ${acts} between turns.`.means((from, steps) => [
  { part: 'answer', may: false, on: ['checkup'], from },
  ...steps,
]);
sentence.reads`as long as ${need}, ${acts} between turns.`.means((is, steps) => [
  { part: 'answer', may: false, on: ['checkup'], while: is },
  ...steps,
]);

const HURT = { exists: { among: 'self', where: { hpLeftOver: 0 } } } as const;
sentence.says`if ${self} (is in the active spot|is your active pokémon) and is damaged but not knocked out by an opponent's attack, you may ${doings}`.means(
  (_self, all) => [
    { part: 'answer', may: true, on: ['damagedByAttack'], from: 'active', while: HURT },
    ...all,
  ],
);
sentence.says`if ${self} (is in the active spot|is your active pokémon) and is damaged but not knocked out by an opponent's attack, ${doings}`.means(
  (_self, all) => [
    { part: 'answer', may: false, on: ['damagedByAttack'], from: 'active', while: HURT },
    ...all,
  ],
);

sentence.reads`${self} may attack twice a turn. { if the first attack knocks out your opponent's active pokémon, you may attack again after your opponent chooses a new active pokémon. }`.means(
  (on) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'attacks', by: 1 }] }] }],
);
sentence.reads`${self} may attack twice (each|a) turn. if the first attack knocks out your opponent's active pokémon, you may attack again after your opponent chooses a new active pokémon.`.means(
  (on) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'attacks', by: 1 }] }] }],
);
sentence.reads`${self} ${manyTools}`.means((on, modifiers) => [
  { part: 'always', holds: [{ on, modifiers }] },
]);
const theirBlow = oneOf<'hit'>('theirBlow', [
  ["by damage from an attack from your opponent's pokémon", 'hit'],
  ["by damage from an opponent's attack", 'hit'],
]);
sentence.says`when 1 of your pokémon is knocked out ${theirBlow}, you may move a ${type} energy from that pokémon to ${self}.`.means(
  (_blow, of, to) => [
    { part: 'answer', may: true, on: ['otherKnockedOut'] },
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on: { bound: 'fallen' }, part: 'energy', providing: of }, min: 1, max: 1 }),
      to,
    },
  ],
);
sentence.says`when your active pokémon is knocked out ${theirBlow}, you may move (any amount of|any number of) ${type} energy [card] from that pokémon to ${self}.`.means(
  (_blow, of, to) => [
    { part: 'answer', may: true, on: ['activeKnockedOut'] },
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { bound: 'fallen' }, part: 'energy', providing: of },
        min: 0,
        max: 60,
      }),
      to,
    },
  ],
);
// A type for a while, of the energy that came.
const TYPED = 'thisTurn' as const;
sentence.says`whenever you attach a ${type}, ${type}, or ${type} basic energy card from your hand to ${self}, ${self}'s type { color } becomes the same as that type of energy until the end of the turn.`.means(
  (a, b, c, on, _again) => [
    { part: 'answer', may: false, on: ['energyAttached'], card: { basicEnergy: true, type: a } },
    { do: 'place', modifier: { change: 'types', types: [a] }, on, window: TYPED },
    { part: 'answer', may: false, on: ['energyAttached'], card: { basicEnergy: true, type: b } },
    { do: 'place', modifier: { change: 'types', types: [b] }, on, window: TYPED },
    { part: 'answer', may: false, on: ['energyAttached'], card: { basicEnergy: true, type: c } },
    { do: 'place', modifier: { change: 'types', types: [c] }, on, window: TYPED },
  ],
);
// Of the card in a pile.
const thisOne = listPhrase<Step>('thisCardGoes');
thisOne.says`put ${self} on the bottom of your deck`.means(() => [
  { do: 'move', cards: { bound: 'thisCard' }, to: 'deckBottom' },
]);
thisOne.says`put ${self} into your hand`.means(() => [
  { do: 'move', cards: { bound: 'thisCard' }, to: 'hand' },
]);
thisOne.says`put ${self} onto your bench`.means(() => [
  { do: 'bench', cards: { bound: 'thisCard' }, whose: 'own' },
]);
thisOne.reads`(put it|play it|play this pokémon) onto your bench`.means(() => [
  { do: 'bench', cards: { bound: 'thisCard' }, whose: 'own' },
]);
thisOne.says`reveal it and put it on the bottom of your deck`.means(() => [
  { do: 'reveal', cards: { bound: 'thisCard' } },
  { do: 'move', cards: { bound: 'thisCard' }, to: 'deckBottom' },
]);
const pile = oneOf<'hand' | 'discard'>('pileOfThis', [
  ['in your hand', 'hand'],
  ['in your discard pile', 'discard'],
]);
sentence.says`${often}, if ${self} is ${pile}, you may ${thisOne}.`.means((n, _self, from, steps) => [
  { part: 'use', often: n, pile: from },
  ...steps,
]);
sentence.says`${often}, if ${self} is ${pile} and ${need}, you may ${thisOne}.`.means(
  (n, _self, from, is, steps) => [{ part: 'use', often: n, pile: from, while: is }, ...steps],
);
sentence.says`${often}, if ${self} is ${pile}, you may ${thisOne}. if you do, ${acts}.`.means(
  (n, _self, from, steps, yes) => [{ part: 'use', often: n, pile: from }, ...steps, ...yes],
);
sentence.says`${often}, if ${self} is ${pile} and ${need}, you may ${thisOne}. if you do, ${acts}.`.means(
  (n, _self, from, is, steps, yes) => [{ part: 'use', often: n, pile: from, while: is }, ...steps, ...yes],
);
sentence.reads`${often}, if ${self} is ${pile}, you may ${thisOne}. ${doings}`.means(
  (n, _self, from, steps, all) => [{ part: 'use', often: n, pile: from }, ...steps, ...all],
);
sentence.reads`${often}, if ${self} is the last card in your hand, you may ${thisOne}. if you do, ${acts}.`.means(
  (n, _self, steps, yes) => [
    {
      part: 'use',
      often: n,
      pile: 'hand',
      while: { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 2 } },
    },
    ...steps,
    ...yes,
  ],
);
sentence.says`when ${self} is knocked out, flip a coin. if heads, your opponent can't take any prize card for it.`.means(
  (on) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'coinAgainstPrizes' }] }] }],
);
sentence.says`the damage of each of ${group}'s attacks isn't affected by resistance.`.means((on) => [
  { part: 'always', holds: [{ on, modifiers: [{ change: 'damageIgnores', what: 'resistance' }] }] },
]);
// Sleep that takes more coins.
sentence.says`if ${self} is asleep, flip ${number} coin instead of 1 (between turns|during pokémon checkup). if either of them is tails, ${self} is still asleep.`.means(
  (on, coins) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'sleepCoins', coins }] }] }],
);
sentence.says`your opponent's ${status} pokémon don't recover from that special condition when they evolve or devolve.`.means(
  (each) => [
    {
      part: 'always',
      holds: [
        {
          on: { whose: 'opponent', place: 'inPlay', where: { statuses: [each] } },
          modifiers: [{ change: 'keepsConditions', statuses: [each] }],
        },
      ],
    },
  ],
);
// What always holds.
sentence.reads`${theirPlaySentence}`.means((holds) => [{ part: 'always', holds: [holds] }]);
sentence.reads`as long as ${guard}, ${theirPlaySentence}`.means((it, holds) => [
  { part: 'always', holds: [holds], ...it },
]);
sentence.says`${laws}.`.means((holds) => [{ part: 'always', holds }]);
sentence.says`during your first turn, ${laws}.`.means((holds) => [
  { part: 'always', holds, while: { turn: 'first' } },
]);
// Nothing holds that is not in play.
sentence.reads`as long as ${self} is in play, ${laws}.`.means((_it, holds) => [{ part: 'always', holds }]);
sentence.reads`as long ${guard}, ${laws}.`.means((it, holds) => [{ part: 'always', holds, ...it }]);
sentence.says`as long as ${guard}, ${laws}.`.means((it, holds) => [{ part: 'always', holds, ...it }]);
sentence.reads`${laws} if ${guard}.`.means((holds, it) => [{ part: 'always', holds, ...it }]);
sentence.reads`${laws} as long as ${guard}.`.means((holds, it) => [{ part: 'always', holds, ...it }]);
sentence.reads`if ${guard}, ${laws}.`.means((it, holds) => [{ part: 'always', holds, ...it }]);
sentence.reads`(if|as long as) ${ofSelf}, ${ofIt}.`.means((is, holds) => [
  { part: 'always', holds: [holds], while: is },
]);
sentence.reads`(if|as long as) ${place}, ${ofIt}.`.means((from, holds) => [
  { part: 'always', holds: [holds], from },
]);
sentence.reads`if ${ofDefending}, ${ofTheirActive}.`.means((is, holds) => [
  { part: 'always', holds: [holds], while: is },
]);
sentence.says`if you go second, ${self} can evolve during your first turn.`.means((on) => [
  {
    part: 'always',
    holds: [{ on, modifiers: [{ change: 'evolvesEarly', when: 'firstTurn' }] }],
    while: { turn: 'firstGoingSecond' },
  },
]);
sentence.says`${self} can't attack unless ${need}.`.means((on, is) => [
  { part: 'always', holds: [{ on, modifiers: [{ change: 'cannot', what: 'attack' }] }], while: { not: is } },
]);

// When it does not work.
const THREE: readonly Status[] = ['sleep', 'confusion', 'paralysis'];
const ALL: readonly Status[] = ['sleep', 'burn', 'confusion', 'paralysis', 'poison'];
const stops = oneOf<'stops'>('stops', [
  ["this power can't be used if", 'stops'],
  ["the power can't be used if", 'stops'],
  ['this power stops working while', 'stops'],
  ['this power stops working when', 'stops'],
  ["you can't use this power if", 'stops'],
  ["this power can't be used while", 'stops'],
  ['this power stops working if', 'stops'],
  ["this power doesn't work if", 'stops'],
]);
sentence.says`${stops} ${self} (is|if) affected by a special condition.`.means(() => [
  { part: 'off', statuses: ALL },
]);
sentence.says`${stops} ${self} is asleep, confused, or paralyzed.`.means(() => [
  { part: 'off', statuses: THREE },
]);
sentence.reads`${stops} ${self} is asleep, confused, or paralyzed when your opponent attacks.`.means(() => [
  { part: 'off', statuses: THREE, already: true },
]);
sentence.says`${stops} ${self} is already affected by a special condition [when your opponent attacks].`.means(
  () => [{ part: 'off', statuses: ALL, already: true }],
);
sentence.says`${stops} ${self} is already asleep, confused, or paralyzed.`.means(() => [
  { part: 'off', statuses: THREE, already: true },
]);

export const abilityText = listPhrase<Said>('abilityText');
abilityText.says`${sentence}`.means((all) => all);
abilityText.says`${sentence} ${abilityText}`.means((first, rest) => [...first, ...rest]);
