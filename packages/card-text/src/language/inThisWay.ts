/** What an attack does because something of it was done: «if you do», «if you discarded any cards in this way», «you may do more». */
import type { Condition } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun } from './cards.ts';
import { discardingAll } from './energy.ts';
import { amount, number } from './numbers.ts';
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
inThisWay.reads`before doing damage, you may ${acts}`.means((yes) => [{ do: 'may', yes }]);

// More damage at a price that is paid after it: the player says so before.
inThisWay.says`you may do ${amount} more damage. if you do, ${acts}`.means((n, steps) => [
  { do: 'may', yes: [{ do: 'bindAll', pokemon: 'self', as: '@willing' }] },
  { part: 'more', amount: { when: { some: '@willing' }, then: n } },
  { do: 'if', is: { some: '@willing' }, yes: steps },
]);
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
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} damage for each ${cardNoun} you find there. then, discard (those energy card|those card) and shuffle the other card back into your deck`.means(
  (n, damage, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: shown(n) }] },
    { part: 'damage', amount: { product: [damage, { cards: { ...shown(n), where } }] } },
    { do: 'move', cards: { ...shown(n), where }, to: 'discard' },
    { do: 'shuffle', whose: 'own' },
  ],
);
inThisWay.says`reveal the top ${number} card of your deck. this attack does ${amount} more damage (for each|times the amount of) ${cardNoun} you find there. then, discard (those energy card|those card) and shuffle the other card back into your deck`.means(
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
