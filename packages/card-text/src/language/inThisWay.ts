/** What an attack does because something of it was done: «if you do», «if you discarded any cards in this way», «you may do more». */
import type { Condition, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { condition } from './conditions.ts';
import { discardingAll } from './energy.ts';
import { amount, nameOfSelf, number, status, type } from './numbers.ts';
import { defending, inPlayGroup, oneOfGroup, self } from './pokemon.ts';
import type { Statement } from './statement.ts';

export const inThisWay = listPhrase<Statement>('becauseDone');

/** That any of it was done, where «if you do» asks for all of it. */
const ANY: Condition = { quantity: { cards: { bound: '?done' } }, atLeast: 1 };
const any = oneOf<'any'>('anyWasDone', [
  ['if you discarded any card in this way', 'any'],
  ['if you discarded any energy in this way', 'any'],
  ['if you discarded any energy card in this way', 'any'],
  ['if you attached any energy in this way', 'any'],
  ['if you attached energy in this way', 'any'],
  ['if you attached any energy card in this way', 'any'],
  ['if you put any card into your hand in this way', 'any'],
]);
inThisWay.says`${acts}. ${any}, ${acts}`.means((first, _any, yes) => [...first, { do: 'if', is: ANY, yes }]);
/** Of one that was named last. */
const done = oneOf<'done'>('wasDone', [
  ['if you discarded a card in this way', 'done'],
  ['if you discarded a stadium in this way', 'done'],
  ['if you discarded a stadium card in this way', 'done'],
  ['if you discarded a pokémon tool in this way', 'done'],
  ['if you discarded a pokémon tool card in this way', 'done'],
]);
inThisWay.reads`[before doing damage, ] ${discardingAll}. ${done}, this attack does ${amount} more damage`.means(
  (steps, _done, n) => [...steps, { part: 'more', amount: { when: { some: '?done' }, then: n } }],
);
inThisWay.says`${discardingAll}. if you do, this attack does ${amount} more damage`.means((steps, n) => [
  ...steps,
  { part: 'more', amount: { when: { some: '?done' }, then: n } },
]);
inThisWay.says`${discardingAll}. if you do, ${acts}`.means((steps, yes) => [
  ...steps,
  { do: 'if', is: { some: '?done' }, yes },
]);
inThisWay.reads`${discardingAll}. ${done}, ${acts}`.means((steps, _done, yes) => [
  ...steps,
  { do: 'if', is: { some: '?done' }, yes },
]);
inThisWay.says`before doing damage, you may ${acts}`.means((yes) => [
  { part: 'before', steps: [{ do: 'may', yes }] },
]);

// More damage at a price that is paid after it: the player says so before.
inThisWay.says`you may do ${amount} more damage. if you do, ${acts}`.means((n, steps) => [
  { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: '@willing' }] },
  { part: 'more', amount: { when: { some: '@willing' }, then: n } },
  { do: 'if', is: { some: '@willing' }, yes: steps },
]);
inThisWay.reads`you may do ${amount} damage plus ${amount} more damage. if you do, ${acts}`.means(
  (damage, n, steps) => [
    { part: 'base', damage },
    { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: '@willing' }] },
    { part: 'more', amount: { when: { some: '@willing' }, then: n } },
    { do: 'if', is: { some: '@willing' }, yes: steps },
  ],
);
inThisWay.says`you may do ${amount} more damage and ${acts}. if you do, ${acts}`.means((n, steps, price) => [
  { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: '@willing' }] },
  { part: 'more', amount: { when: { some: '@willing' }, then: n } },
  { do: 'if', is: { some: '@willing' }, yes: [...steps, ...price] },
]);

// The top of a deck goes first, and what it was decides.
const top = oneOf<'own' | 'opponent'>('topDiscarded', [
  ['discard the top card of your deck', 'own'],
  ["discard the top card of your opponent's deck", 'opponent'],
]);
inThisWay.says`${top}. if that card is a ${cardNoun}, this attack does ${amount} more damage`.means(
  (whose, where, n) => [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose, where, top: 1 },
      random: true,
      min: 1,
      max: 1,
      as: '@that',
    },
    { part: 'before', steps: [{ do: 'move', cards: { pile: 'deck', whose, top: 1 }, to: 'discard' }] },
    { part: 'more', amount: { when: { some: '@that' }, then: n } },
  ],
);
inThisWay.says`discard the top card of your deck. if that card is a ${cardNoun}, attach it to this pokémon`.means(
  (where) => [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where, top: 1 },
      random: true,
      min: 1,
      max: 1,
      as: '@that',
    },
    { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
    { do: 'if', is: { some: '@that' }, yes: [{ do: 'attachEnergy', cards: { bound: '@that' }, to: 'self' }] },
  ],
);

// The top of the deck is shown, and counts.
const shown = (n: number) => ({ pile: 'deck', whose: 'own', top: n }) as const;
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} damage for each ${cardNoun} you find there. then, discard (those energy card|those card|those future card|those ancient card) and shuffle the other card back into your deck`.means(
  (n, damage, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: shown(n) }] },
    { part: 'damage', amount: { product: [damage, { cards: { ...shown(n), where } }] } },
    { do: 'move', cards: { ...shown(n), where }, to: 'discard' },
    { do: 'shuffle', whose: 'own' },
  ],
);
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} more damage (for each|times the amount of) ${cardNoun} you find there. then, discard (those energy card|those card|those future card|those ancient card) and shuffle the other card back into your deck`.means(
  (n, damage, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: shown(n) }] },
    { part: 'more', amount: { product: [damage, { cards: { ...shown(n), where } }] } },
    { do: 'move', cards: { ...shown(n), where }, to: 'discard' },
    { do: 'shuffle', whose: 'own' },
  ],
);
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} more damage (for each|times the amount of) ${cardNoun} you find there. then, shuffle (those energy card|those card) back into your deck and discard the other card`.means(
  (n, damage, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: shown(n) }] },
    { part: 'more', amount: { product: [damage, { cards: { ...shown(n), where } }] } },
    { do: 'move', cards: { ...shown(n), where: { not: where } }, to: 'discard' },
    { do: 'shuffle', whose: 'own' },
  ],
);
inThisWay.reads`if, before doing damage, ${condition}, this attack does ${amount} more damage`.means(
  (is, n) => [{ part: 'more', amount: { when: is, then: n } }],
);
inThisWay.says`you may choose to make ${defending} ${status}. if you do, ${acts}`.means((on, s, steps) => [
  { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: '@willing' }] },
  { do: 'if', is: { some: '@willing' }, yes: [{ do: 'afflict', on, status: s }, ...steps] },
]);
// «It» is the Pokémon that has more energy than the cost.
const doneToIt = oneOf<'done'>('doneToIt', [
  ["prevent all effects of attacks, including damage, done to it during your opponent's next turn", 'done'],
]);
const untouched: Step = {
  do: 'place',
  modifier: { change: 'preventEffects' },
  on: 'self',
  window: 'duringOpponentsNextTurn',
};
inThisWay.reads`if ${self} has at least ${number} extra energy attached [to it] { in addition to this attack's cost }, ${doneToIt}`.means(
  (_self, atLeast, _done) => [{ do: 'if', is: { quantity: { unpaid: 'any' }, atLeast }, yes: [untouched] }],
);
inThisWay.reads`if ${self} has at least ${number} extra ${type} energy attached [to it] { in addition to this attack's cost }, ${doneToIt}`.means(
  (_self, atLeast, unpaid, _done) => [{ do: 'if', is: { quantity: { unpaid }, atLeast }, yes: [untouched] }],
);
// Of a hand that is shown.
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;
const looked = oneOf<'shown'>('handShown', [
  ['your opponent reveals their hand', 'shown'],
  ["look at your opponent's hand", 'shown'],
]);
inThisWay.says`${looked}. if you find (a|any) ${cardNoun} there, this attack does ${amount} more damage`.means(
  (_shown, where, n) => [
    { part: 'before', steps: [{ do: 'reveal', cards: THEIR_HAND }] },
    {
      part: 'more',
      amount: { when: { quantity: { cards: { ...THEIR_HAND, where } }, atLeast: 1 }, then: n },
    },
  ],
);
inThisWay.says`${looked}. if you find (a|any) ${cardNoun} there, ${acts}`.means((_shown, where, yes) => [
  { do: 'reveal', cards: THEIR_HAND },
  { do: 'if', is: { quantity: { cards: { ...THEIR_HAND, where } }, atLeast: 1 }, yes },
]);
inThisWay.says`you may discard the top card of your deck. if that card is a ${cardNoun}, this attack does ${amount} more damage`.means(
  (where, n) => [
    {
      do: 'may',
      yes: [
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', where, top: 1 },
          random: true,
          min: 1,
          max: 1,
          as: '@that',
        },
        { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
      ],
    },
    { part: 'more', amount: { when: { some: '@that' }, then: n } },
  ],
);
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} damage to ${oneOfGroup} for each ${cardNoun} you find there. then, discard (those energy card|those card|those future card|those ancient card) and shuffle the other card back into your deck`.means(
  (n, damage, to, where) => [
    { do: 'reveal', cards: shown(n) },
    { do: 'damage', to, amount: { product: [damage, { cards: { ...shown(n), where } }] } },
    { do: 'move', cards: { ...shown(n), where }, to: 'discard' },
    { do: 'shuffle', whose: 'own' },
  ],
);
// More counters, if something holds.
inThisWay.says`put ${number} damage counter on ${inPlayGroup} in any way you like. if ${condition}, (put|place) ${number} damage counter [on them] instead`.means(
  (no, among, is, yes) => [
    {
      do: 'if',
      is,
      yes: [{ do: 'distribute', among, counters: yes }],
      no: [{ do: 'distribute', among, counters: no }],
    },
  ],
);
// Another one of the same name.
inThisWay.reads`if ${nameOfSelf} is on your bench, this attack does ${amount} more damage`.means(
  (name, n) => [
    {
      part: 'more',
      amount: { when: { exists: { whose: 'own', place: 'bench', where: { card: { name } } } }, then: n },
    },
  ],
);
// Asked before it does anything.
inThisWay.reads`if ${condition} before this attack does damage, this attack does nothing`.means((is) => [
  { part: 'stops', is },
]);

inThisWay.reads`look at your opponent's hand. this attack does ${amount} damage times the (number|amount) of ${cardNoun} (you find there|there)`
  .or`look at your opponent's hand. this attack does ${amount} damage for each ${cardNoun} (you find there|there)`.means(
  (n, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: THEIR_HAND }] },
    { part: 'damage', amount: { product: [n, { cards: { ...THEIR_HAND, where } }] } },
  ],
);
inThisWay.reads`you may ${discardingAll} to have this attack do ${amount} more damage`.means((yes, n) => [
  { do: 'may', yes },
  { part: 'more', amount: { when: { some: '?done' }, then: n } },
]);
inThisWay.says`before doing damage, ${discardingAll}. ${done}, ${acts}`.means((steps, _done, yes) => [
  { part: 'before', steps },
  { do: 'if', is: { some: '?done' }, yes },
]);
