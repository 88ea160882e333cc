/** Texts of attacks: sentences, each a part of what the attack is: its price, its damage, what comes before and after. */
import type { Condition, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { act, acts } from './acts.ts';
import { alreadyHurt, beforehand } from './beforehand.ts';
import { beyondCost } from './beyondCost.ts';
import { cardNoun, cardsIn } from './cards.ts';
import { coinDamage } from './coinDamage.ts';
import { condition } from './conditions.ts';
import { described } from './describing.ts';
import { discardingAll } from './energy.ts';
import { inThisWay } from './inThisWay.ts';
import { lastingAttacks } from './lastingAttacks.ts';
import { amount, number, status } from './numbers.ts';
import { ofDefending } from './ofDefending.ts';
import { otherDamage } from './otherDamage.ts';
import { leavingInBrackets } from './ownPlaces.ts';
import { paidEnergy } from './paidEnergy.ts';
import { goingPast } from './past.ts';
import { pickCards } from './picks.ts';
import { pileAttacks } from './pileAttacks.ts';
import { defending, oneOfGroup, oneTarget, self } from './pokemon.ts';
import { each, eachThere } from './quantities.ts';
import { rareAttacks, wholeRareAttacks } from './rareAttacks.ts';
import { requiredInBrackets, requiring } from './requirements.ts';
import { coin, coins } from './results.ts';
import type { Statement } from './statement.ts';
import { asLongAs } from './windows.ts';
import { does, worth } from './worth.ts';

/** Anything that an «if» asks. */
export const when = phrase<Condition>('when');
when.says`${coin}`.means((is) => is);
when.says`${coins}`.means((is) => is);
when.says`${condition}`.means((is) => is);

const clause = listPhrase<Statement>('clause');
clause.says`${worth}`.means((it) => [it]);
clause.says`${acts}`.or`after doing damage, ${acts}`.means((steps) => steps);
clause.reads`${does} ${amount} damage plus ${amount} (more damage|more|additional damage) for each ${each}`.means(
  (_does, damage, n, of) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, of] } },
  ],
);
clause.reads`${does} ${amount} damage minus ${amount} damage for each ${each}`.means(
  (_does, damage, n, of) => [
    { part: 'base', damage },
    { part: 'less', amount: { product: [n, of] } },
  ],
);
clause.reads`does ${amount} more for each ${each}`.means((n, of) => [
  { part: 'more', amount: { product: [n, of] } },
]);
clause.reads`${worth} and ${acts}`.means((first, steps) => [first, ...steps]);

// Coins, and what hangs on them.
clause.says`if heads, this attack does ${amount} more damage`.means((n) => [
  { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
]);
clause.says`if tails, this attack does ${amount} more damage`.means((n) => [
  { part: 'more', amount: { when: { not: { heads: '?coin' } }, then: n } },
]);
clause.says`if ${coins}, this attack does ${amount} more damage`.means((is, n) => [
  { part: 'more', amount: { when: is, then: n } },
]);
clause.says`if ${condition}, this attack does ${amount} more damage`.means((is, n) => [
  { part: 'more', amount: { when: is, then: n } },
]);
// Of the cards of a hand that was shown.
clause.says`your opponent reveals (their) hand. this attack does ${amount} damage for each ${cardNoun} (you find there|there)`.means(
  (n, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } }] },
    { part: 'damage', amount: { product: [n, { cards: { pile: 'hand', whose: 'opponent', where } }] } },
  ],
);
clause.says`your opponent reveals (their) hand. this attack does ${amount} more damage for each ${cardNoun} (you find there|there)`.means(
  (n, where) => [
    { part: 'before', steps: [{ do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } }] },
    { part: 'more', amount: { product: [n, { cards: { pile: 'hand', whose: 'opponent', where } }] } },
  ],
);
clause.says`if your opponent's pokémon is knocked out by damage from this attack, take ${number} more prize card`.means(
  (by) => [{ part: 'prizes', prizes: { by } }],
);
clause.says`if your opponent's ${described} is knocked out by damage from this attack, take ${number} more prize card`.means(
  (where, by) => [
    { part: 'prizes', prizes: { by, while: { exists: { whose: 'opponent', place: 'active', where } } } },
  ],
);
clause.says`if your opponent has a stadium [card] in play, discard it. (if you do|if you discarded a stadium in this way), ${acts}`.means(
  (yes) => [
    {
      do: 'if',
      is: { stadium: true, whose: 'opponent' },
      yes: [{ do: 'move', cards: { stadium: true }, to: 'discard' }, ...yes],
    },
  ],
);
clause.says`this attack can be used even if ${self} is on the bench`.means(() => [
  { part: 'usable', what: 'fromBench' },
]);
clause.says`if you go first, you can use this attack (during|on) your first turn`.means(() => [
  { part: 'usable', what: 'onFirstTurn' },
]);
clause.says`for each ${each}, ${act}`.means((times, steps) => [{ do: 'repeat', times, steps }]);
clause.says`flip ${amount} coin. for each tails, ${act}`.means((coins, steps) => [
  { do: 'flip', coins, as: '@coins' },
  { do: 'repeat', times: { difference: [coins, { heads: '@coins' }] }, steps },
]);
clause.says`flip a coin until you get tails. ${worth}. if the first flip is tails, ${acts}`.means(
  (first, yes) => [
    { do: 'flip', coins: 1, untilTails: true, as: '@coins' },
    first,
    { do: 'if', is: { not: { heads: '@coins' } }, yes },
  ],
);

// What was paid for it.
clause.says`you may ${acts}. if you do, this attack does ${amount} more damage`.means((yes, n) => [
  { do: 'may', yes },
  { part: 'more', amount: { when: { some: '?done' }, then: n } },
]);
clause.reads`you may ${acts}. if you do, this attack does ${amount} damage plus ${amount} more damage for each ${eachThere}`.means(
  (yes, damage, n, of) => [
    { do: 'may', yes },
    { part: 'base', damage },
    { part: 'more', amount: { when: { some: '?done' }, then: { product: [n, of] } } },
  ],
);
clause.says`you may ${acts}. if you do, this attack does ${amount} more damage for each ${eachThere}`.means(
  (yes, n, of) => [
    { do: 'may', yes },
    { part: 'more', amount: { when: { some: '?done' }, then: { product: [n, of] } } },
  ],
);
clause.reads`you may ${acts}. if you do, this attack does ${amount} damage plus ${amount} more damage (and|, and) ${acts}`.means(
  (yes, damage, n, then) => [
    { do: 'may', yes },
    { part: 'base', damage },
    { part: 'more', amount: { when: { some: '?done' }, then: n } },
    { do: 'if', is: { some: '?done' }, yes: then },
  ],
);
clause.says`you may ${acts}. if you do, this attack does ${amount} more damage (and|, and) ${acts}`.means(
  (yes, n, then) => [
    { do: 'may', yes },
    { part: 'more', amount: { when: { some: '?done' }, then: n } },
    { do: 'if', is: { some: '?done' }, yes: then },
  ],
);
clause.reads`if ${condition}, ${acts} and this attack does ${amount} damage plus ${amount} more damage`.means(
  (is, yes, damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: is, then: n } },
    { do: 'if', is, yes },
  ],
);
clause.reads`if ${condition}, ${acts}, and this attack does ${amount} more damage`.means((is, yes, n) => [
  { part: 'more', amount: { when: is, then: n } },
  { do: 'if', is, yes },
]);
clause.reads`you may ${acts}. if you do, this attack does ${amount} damage plus ${amount} more damage`.means(
  (yes, damage, n) => [
    { do: 'may', yes },
    { part: 'base', damage },
    { part: 'more', amount: { when: { some: '?done' }, then: n } },
  ],
);
clause.says`you may ${discardingAll}. if you do, this attack does ${amount} more damage`.means((yes, n) => [
  { do: 'may', yes },
  { part: 'more', amount: { when: { some: '?done' }, then: n } },
]);
/** Card by card of what was discarded, returned or removed. */
const eachOfThose = oneOf<'each'>('eachOfThose', [
  ['for each card you discarded in this way', 'each'],
  ['for each Energy card you discarded in this way', 'each'],
  ['for each Energy card you discarded', 'each'],
  ['for each card discarded in this way', 'each'],
  ['for each Energy card discarded in this way', 'each'],
  ['times the number of cards you discarded', 'each'],
  ['times the number of Energy cards you discarded', 'each'],
]);
clause.says`${discardingAll}. this attack does ${amount} more damage ${eachOfThose}`.means((steps, n) => [
  ...steps,
  { part: 'more', amount: { product: [n, { cards: { bound: '?done' } }] } },
]);
clause.says`${discardingAll}. this attack does ${amount} damage ${eachOfThose}`.means((steps, n) => [
  ...steps,
  { part: 'damage', amount: { product: [n, { cards: { bound: '?done' } }] } },
]);
clause.says`you may ${acts}. if you do, ${acts}`.means((a, b) => [
  { do: 'may', yes: [...a, { do: 'if', is: { some: '?done' }, yes: b }] },
]);
clause.says`${acts}. if you do, ${acts}`.means((a, yes) => [...a, { do: 'if', is: { some: '?done' }, yes }]);
clause.says`before doing damage, ${acts}`.means((steps) => [{ part: 'before', steps }]);
clause.says`${acts} in order to use this attack`.means((steps) => [{ part: 'price', steps }]);
clause.reads`if heads, this attack does ${amount} damage plus ${amount} more damage`.means((damage, n) => [
  { part: 'base', damage },
  { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
]);
clause.reads`if 1 is heads and 1 is tails, this attack (just does|does) ${amount} damage`.means((damage) => [
  { part: 'base', damage },
]);
clause.reads`damage from this attack is reduced by ${amount} for each ${each}`.means((n, of) => [
  { part: 'less', amount: { product: [n, of] } },
]);
clause.reads`if heads, ${acts} and this attack does ${amount} damage plus ${amount} more damage`.means(
  (yes, damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
    { do: 'if', is: { heads: '?coin' }, yes },
  ],
);
clause.reads`if heads, ${acts}(, and|and) this attack does ${amount} more damage`.means((yes, n) => [
  { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
  { do: 'if', is: { heads: '?coin' }, yes },
]);
clause.reads`if ${coin}, this attack does ${amount} damage (and|, and) ${acts}`.means((is, damage, yes) => [
  { part: 'base', damage },
  { do: 'if', is, yes },
]);
clause.says`if there are any ${cardsIn}, flip a coin. if heads, attach ${number} of them to ${oneTarget}`.means(
  (from, n, to) => [
    {
      do: 'if',
      is: { quantity: { cards: from }, atLeast: 1 },
      yes: [
        { do: 'flip', coins: 1, as: '@coins' },
        {
          do: 'if',
          is: { heads: '@coins' },
          yes: [{ do: 'attachEnergy', cards: pickCards({ from, min: n, max: n }), to }],
        },
      ],
    },
  ],
);
clause.reads`if ${condition}, this attack does ${amount} damage plus ${amount} more damage`.means(
  (is, damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: is, then: n } },
  ],
);
clause.reads`if ${coins}, this attack does ${amount} damage plus ${amount} more damage`.means(
  (is, damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: is, then: n } },
  ],
);
clause.says`if ${condition}, flip a coin. if ${coin}, ${acts}`.means((is, shows, yes) => [
  {
    do: 'if',
    is,
    yes: [
      { do: 'flip', coins: 1, as: '@coins' },
      { do: 'if', is: shows, yes },
    ],
  },
]);
clause.says`this attack does damage to ${defending} equal to half ${defending}'s remaining hp { rounded up to the nearest 10 }`
  .or`does damage to ${defending} equal to half ${defending}'s remaining hp { rounded up to the nearest 10 }`.means(
  () => [{ part: 'damage', amount: { half: { remainingHp: 'defending' }, round: 'up' } }],
);
clause.says`if ${when}, this attack does nothing`.means((is) => [{ part: 'stops', is }]);
clause.reads`if ${beforehand}, this attack does ${amount} more damage`.means((is, n) => [
  { part: 'more', amount: { when: is, then: n } },
]);
clause.reads`if ${beforehand}, this attack does ${amount} damage plus ${amount} more damage`.means(
  (is, damage, n) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: is, then: n } },
  ],
);
clause.says`if ${alreadyHurt}, ${acts}`.means((pokemon, yes) => [
  { part: 'before', steps: [{ do: 'bindAll', pokemon, as: '@hurt' }] },
  { do: 'if', is: { some: '@hurt' }, yes },
]);
clause.says`if ${when}, ${acts}`.means((is, yes) => [{ do: 'if', is, yes }]);
clause.says`you may ${acts}`.or`after your attack, you may ${acts}`.means((yes) => [{ do: 'may', yes }]);
clause.says`if heads, this attack does ${amount} more damage (, and|and) ${acts}`.means((n, yes) => [
  { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
  { do: 'if', is: { heads: '?coin' }, yes },
]);
clause.reads`if ${condition}, this attack does ${amount} damage plus ${amount} more damage (and|, and) ${acts}`.means(
  (is, damage, n, yes) => [
    { part: 'base', damage },
    { part: 'more', amount: { when: is, then: n } },
    { do: 'if', is, yes },
  ],
);
clause.reads`if heads, this attack does ${amount} damage plus ${amount} more damage (and|, and) ${acts}`.means(
  (damage, n, yes) => [
    { part: 'base', damage },
    { part: 'more', amount: { product: [n, { heads: '?coin' }] } },
    { do: 'if', is: { heads: '?coin' }, yes },
  ],
);
clause.says`if ${condition}, this attack does ${amount} more damage (, and|and) ${acts}`.means(
  (is, n, yes) => [
    { part: 'more', amount: { when: is, then: n } },
    { do: 'if', is, yes },
  ],
);
clause.says`${goingPast}`.means((parts) => parts);
clause.says`${rareAttacks}`.means((parts) => parts);
clause.says`${pileAttacks}`.means((parts) => parts);
clause.says`${lastingAttacks}`.means((parts) => parts);
clause.says`${requiring}`.means((parts) => parts);
clause.says`${coinDamage}`.means((parts) => parts);
clause.says`${paidEnergy}`.means((parts) => parts);
clause.says`${beyondCost}`.means((parts) => parts);
clause.says`${otherDamage}`.means((parts) => parts);
clause.says`${inThisWay}`.means((parts) => parts);
clause.reads`you may ${acts} to make ${defending} ${status}`.means((a, on, s) => [
  { do: 'may', yes: [...a, { do: 'if', is: { some: '?done' }, yes: [{ do: 'afflict', on, status: s }] }] },
]);
clause.reads`${acts}. if you do, switch it with ${oneOfGroup}`.means((a, incoming) => [
  ...a,
  { do: 'if', is: { some: '?done' }, yes: [{ do: 'changePlaces', with: incoming, doneTo: 'active' }] },
]);

// What is said of the Pokémon that the «if» is about.
const said = listPhrase<Step>('said');
said.says`it can't attack during your opponent's next turn`.means(() => [
  {
    do: 'place',
    modifier: { change: 'cannot', what: 'attack' },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
  },
]);
said.says`it can't retreat during your opponent's next turn`.means(() => [
  {
    do: 'place',
    modifier: { change: 'cannot', what: 'retreat' },
    on: 'defending',
    window: 'duringOpponentsNextTurn',
  },
]);
said.says`(it|that pokémon) is knocked out`.means(() => [{ do: 'knockOut', on: 'defending' }]);
said.says`it is now ${status}`.means((s) => [{ do: 'afflict', on: 'defending', status: s }]);
clause.reads`if ${ofDefending}, ${said}`.means((is, yes) => [{ do: 'if', is, yes }]);
clause.reads`during your opponent's next turn, if ${defending} tries to attack, your opponent flips a coin. if tails, that attack doesn't happen`.means(
  (on) => [{ do: 'place', modifier: { change: 'flipToAttack' }, on, window: 'duringOpponentsNextTurn' }],
);

/** A sentence or two that belong together, with their full stops. */
export const attackText = listPhrase<Statement>('attackText');
const sentence = listPhrase<Statement>('sentence');
sentence.says`${clause}.`.or`then, ${clause}.`.or`{ ${clause}. }`.means((all) => all);
sentence.reads`${clause}; ${clause}.`.means((a, b) => [...a, ...b]);
// What brackets say that is no reminder.
for (const bracketed of [asLongAs, leavingInBrackets]) {
  sentence.says`${bracketed}`.means((steps) => steps);
  sentence.says`if ${when}, ${bracketed}`.means((is, yes) => [{ do: 'if', is, yes }]);
}
sentence.reads`${requiredInBrackets}`.means((all) => all);
sentence.says`${wholeRareAttacks}`.means((all) => all);
attackText.says`${sentence}`.means((all) => all);
attackText.says`${sentence} ${attackText}`.means((first, rest) => [...first, ...rest]);
// What was counted goes back.
clause.says`this attack does ${amount} more damage for each ${cardsIn}. then, shuffle those (card|energy card) into your deck`.means(
  (n, cards) => [
    { part: 'more', amount: { product: [n, { cards }] } },
    { do: 'move', cards, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
  ],
);
clause.says`this attack does ${amount} damage for each ${cardsIn}. then, shuffle those (card|energy card) into your deck`.means(
  (n, cards) => [
    { part: 'damage', amount: { product: [n, { cards }] } },
    { do: 'move', cards, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
  ],
);
clause.says`discard the top card of your deck. if that card is a ${cardNoun}, this attack does ${amount} more damage, and attach that card to ${self}`.means(
  (where, n, to) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'own', top: 1 }, random: true, min: 1, max: 1 }),
      to: 'discard',
    },
    {
      part: 'more',
      amount: { when: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 }, then: n },
    },
    {
      do: 'if',
      is: { quantity: { cards: { bound: '?card', where } }, atLeast: 1 },
      yes: [{ do: 'attachEnergy', cards: { bound: '?card' }, to }],
    },
  ],
);
