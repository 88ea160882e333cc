/** Texts of trainers: prices, what must hold to play them, what they do, and what tools and stadiums change. */
import type { Condition, PokemonFilter, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import type { Held } from './abilities.ts';
import { acts } from './acts.ts';
import { when } from './attacks.ts';
import { benchPlays, wholeBenchPlays } from './benchPlays.ts';
import { cardNoun, inName } from './cards.ts';
import { cardsOnPokemon } from './cardsOnPokemon.ts';
import { condition } from './conditions.ts';
import { drawing } from './drawing.ts';
import { handPlays, wholeHandPlays } from './handPlays.ts';
import { held } from './holds.ts';
import { NO_ATTACKS } from './lent.ts';
import { eitherOr, modes, ways } from './modes.ts';
import { amount, cardName, count, number, oneOver, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { bracketed, onePlay, play } from './plays.ts';
import { oneOfGroup, thisCard } from './pokemon.ts';
import { supporterPlays, wholeSupporterPlays } from './supporters.ts';
import { otherCopies, together } from './together.ts';
import { toolHolder } from './tools.ts';
import { topPlays } from './topPlays.ts';

/** What a trainer's text says one after another; `meaning/trainers.ts` makes a trainer of it. */
export type TrainerSaid = Step | TrainerPart;
type TrainerPart =
  /** What must be done in full, or it is not played. */
  | { readonly part: 'price'; readonly steps: readonly Step[] }
  | { readonly part: 'needs'; readonly is: Condition }
  | Held
  | { readonly part: 'onto'; readonly onto: PokemonFilter }
  /** The player who goes first may play it in the first turn. */
  | { readonly part: 'onFirstTurn' }
  /** From play it goes to the hand instead of the discard pile. */
  | { readonly part: 'returns' }
  /** What either player may do with a Stadium once in each own turn. */
  | { readonly part: 'use'; readonly said: readonly TrainerSaid[] };

const HAND = { pile: 'hand', whose: 'own' } as const;

/** What is paid: so many cards in full. */
const payment = listPhrase<Step>('payment');
payment.says`discard ${number} other card from your hand`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'discard' },
]);
payment.reads`discard ${number} (of the other card in|of the other card from|card from) your hand`.means(
  (n) => [{ do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'discard' }],
);
payment.reads`put ${number} card from your hand on the bottom of your deck [in any order]`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'deckBottom' },
]);
payment.reads`discard another card from your hand`.means(() => [
  { do: 'move', cards: pickCards({ from: HAND, min: 1, max: 1, price: true }), to: 'discard' },
]);
payment.says`discard ${number} ${cardNoun} from your hand`.means((n, where) => [
  { do: 'move', cards: pickCards({ from: { ...HAND, where }, min: n, max: n, price: true }), to: 'discard' },
]);
payment.reads`discard another ${cardNoun} from your hand`.means((where) => [
  { do: 'move', cards: pickCards({ from: { ...HAND, where }, min: 1, max: 1, price: true }), to: 'discard' },
]);
payment.says`discard ${cardName}, ${cardName}, and ${cardName} from your hand`.means((a, b, c) => [
  {
    do: 'move',
    cards: pickCards({ from: { ...HAND, where: { name: a } }, min: 1, max: 1, price: true, as: '@a' }),
    to: 'discard',
  },
  {
    do: 'move',
    cards: pickCards({ from: { ...HAND, where: { name: b } }, min: 1, max: 1, price: true, as: '@b' }),
    to: 'discard',
  },
  {
    do: 'move',
    cards: pickCards({ from: { ...HAND, where: { name: c } }, min: 1, max: 1, price: true, as: '@c' }),
    to: 'discard',
  },
]);
payment.says`shuffle ${number} of the other card from your hand into your deck`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'deck' },
  { do: 'shuffle', whose: 'own' },
]);
payment.says`put ${number} other card from your hand (on the bottom of|under) your deck`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'deckBottom' },
]);
payment.reads`put another card from your hand in the lost zone`.means(() => [
  { do: 'move', cards: pickCards({ from: HAND, min: 1, max: 1, price: true }), to: 'lost' },
]);
payment.says`put ${number} other card from your hand in the lost zone`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'lost' },
]);

payment.reads`shuffle ${number} card from your hand into your deck`.means((n) => [
  { do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'deck' },
  { do: 'shuffle', whose: 'own' },
]);

const only = oneOf<'only'>('only', [['you can use this card only if', 'only']]);
/** That it cannot be played without paying: said again, or said so. */
const mustPay = oneOf<'must'>('mustPay', [
  ["{ if you can't discard 2 cards, you can't play this card. }", 'must'],
  ["{ if you can't discard 1 card, you can't play this card. }", 'must'],
  ["{ if you can't discard a card, you can't play this card. }", 'must'],
  ["if you can't discard a card from your hand, you can't play this card.", 'must'],
  ["if you can't discard 2 cards from your hand, you can't play this card.", 'must'],
  ["{ if you can't, you can't play this card. }", 'must'],
  ...['2 cards', 'a card', '1 card', '3 cards'].map(
    (what) => [`{ if you can't shuffle ${what} into your deck, you can't play this card. }`, 'must'] as const,
  ),
]);

/** Where a Bench or a hand leaves no way to do it, the card is not played anyway. */
const noWay = oneOf<'noWay'>('noWay', [
  ["{ you can't play this card if your bench is full. }", 'noWay'],
  ["{ you can't play this card if your opponent's bench is full. }", 'noWay'],
]);

const clause = listPhrase<TrainerSaid>('trainerClause');
clause.says`${acts}`.means((steps) => steps);
clause.says`${play}`.means((steps) => steps);
for (const kind of [ways, handPlays, topPlays, benchPlays, supporterPlays]) {
  clause.says`${kind}`.means((steps) => steps);
  clause.says`if ${when}, ${kind}`.means((is, yes) => [{ do: 'if', is, yes }]);
}
for (const kind of [benchPlays]) {
  clause.says`you may ${kind}`.means((yes) => [{ do: 'may', yes }]);
  clause.says`if ${when}, you may ${kind}`.means((is, yes) => [{ do: 'if', is, yes: [{ do: 'may', yes }] }]);
}
clause.says`if ${when}, ${acts}`.means((is, yes) => [{ do: 'if', is, yes }]);
clause.reads`if ${when}, ${acts}; if ${when}, ${acts}`.means((is, yes, other, no) => [
  { do: 'if', is, yes },
  { do: 'if', is: other, yes: no },
]);
clause.says`you may ${acts}`.means((yes) => [{ do: 'may', yes }]);
clause.says`if ${when}, you may ${acts}`.means((is, yes) => [{ do: 'if', is, yes: [{ do: 'may', yes }] }]);
clause.says`if ${when}, ${onePlay}`.means((is, yes) => [{ do: 'if', is, yes }]);

const sentence = listPhrase<TrainerSaid>('trainerSentence');
sentence.says`you can (use|play) this card only when it is the last card in your hand.`.means(() => [
  { part: 'needs', is: { not: { quantity: { cards: HAND }, atLeast: 1 } } },
]);
sentence.says`${only} you have ${oneOver} or fewer other card in your hand.`.means((_only, atLeast) => [
  { part: 'needs', is: { not: { quantity: { cards: HAND }, atLeast } } },
]);
sentence.says`${only} ${condition}.`.means((_only, is) => [{ part: 'needs', is }]);
sentence.reads`you can use this card only (during|on) your first turn.`.means(() => [
  { part: 'needs', is: { turn: 'first' } },
]);
sentence.reads`${only} you go second, and only during your first turn.`.means((_only) => [
  { part: 'needs', is: { turn: 'firstGoingSecond' } },
]);
sentence.says`if you go first, you may (use|play) this card during your first turn.`.means(() => [
  { part: 'onFirstTurn' },
]);
sentence.says`${only} you ${payment}.`.means((_only, steps) => [{ part: 'price', steps }]);
sentence.reads`${payment} in order to ${acts}.`.means((steps, then) => [{ part: 'price', steps }, ...then]);
sentence.reads`${payment} in order to play this card.`.means((steps) => [{ part: 'price', steps }]);
sentence.says`${otherCopies}`.means((steps) => [{ part: 'price', steps }]);
sentence.reads`${payment}. ${mustPay}`.means((steps, _must) => [{ part: 'price', steps }]);
sentence.reads`${payment}. { if you can't discard a ${cardNoun} [from your hand], you can't play this card. }`.means(
  (steps, _noun) => [{ part: 'price', steps }],
);
sentence.reads`trade ${number} of the other card in your hand for ${count} ${cardNoun} from your discard pile.`.means(
  (n, many, where) => [
    {
      part: 'price',
      steps: [{ do: 'move', cards: pickCards({ from: HAND, min: n, max: n, price: true }), to: 'discard' }],
    },
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }),
      to: 'hand',
    },
  ],
);
sentence.says`trade ${number} of the other card in your hand for ${count} ${cardNoun} from your deck. show those card to your opponent, then put them into your hand. shuffle your deck afterward.`.means(
  (n, many, where) => [
    { part: 'needs', is: { quantity: { cards: HAND }, atLeast: n } },
    { do: 'chooseCards', from: HAND, min: n, max: n, as: '@given' },
    { do: 'chooseCards', from: { pile: 'deck', whose: 'own', where }, ...many, as: '@found' },
    {
      do: 'if',
      is: { some: '@found' },
      yes: [
        { do: 'move', cards: { bound: '@given' }, to: 'deck' },
        { do: 'move', cards: { bound: '@found' }, to: 'hand', shown: true },
      ],
    },
    { do: 'shuffle', whose: 'own' },
  ],
);
sentence.reads`${payment}. if you put ${number} card on the bottom of your deck in this way, ${acts}. { if you can't put ${number} card from your hand on the bottom of your deck, you can't (use|play) this card. }`.means(
  (steps, _n, then, _again) => [{ part: 'price', steps }, ...then],
);
sentence.says`you can't (play|use) this card if ${condition}.`.means((is) => [
  { part: 'needs', is: { not: is } },
]);
sentence.reads`if any ${cardName} is in your discard pile, you can't (play|use) this card.`.means((name) => [
  {
    part: 'needs',
    is: { not: { quantity: { cards: { pile: 'discard', whose: 'own', where: { name } } }, atLeast: 1 } },
  },
]);
sentence.reads`${payment} in order to ${play}.`.means((steps, then) => [{ part: 'price', steps }, ...then]);
sentence.reads`${payment} in order to ${drawing}. { you can't play ${thisCard} if your bench is full. }`.means(
  (steps, then) => [{ part: 'price', steps }, ...then],
);
sentence.says`in order to play this card, you can't have any ${cardNoun} in your hand.`.means((where) => [
  { part: 'needs', is: { not: { quantity: { cards: { ...HAND, where } }, atLeast: 1 } } },
]);
sentence.says`you can't play this card if you have any card in your hand other than ${thisCard}.`.means(
  () => [{ part: 'needs', is: { not: { quantity: { cards: HAND }, atLeast: 1 } } }],
);
sentence.reads`discard (a|any) stadium [card] in play. if you do, ${acts}. { if you can't discard a stadium card, you can't play this card. }`.means(
  (steps) => [
    { part: 'needs', is: { stadium: true } },
    { do: 'move', cards: { stadium: true }, to: 'discard' },
    ...steps,
  ],
);
sentence.reads`discard (a|any) stadium [card] in play. if you do, ${acts}.`.means((steps) => [
  { part: 'needs', is: { stadium: true } },
  { do: 'move', cards: { stadium: true }, to: 'discard' },
  ...steps,
]);
sentence.says`${only} you have at least ${number} ${cardNoun} in your hand.`.means(
  (_only, atLeast, where) => [{ part: 'needs', is: { quantity: { cards: { ...HAND, where } }, atLeast } }],
);
sentence.says`${only} your active pokémon is a ${type} or ${type} pokémon.`.means((_only, a, b) => [
  {
    part: 'needs',
    is: {
      exists: { whose: 'own', place: 'active', where: { card: { any: [{ type: a }, { type: b }] } } },
    },
  },
]);
/** Energy of an own Pokémon is the price. */
const OF_MINE = { on: { whose: 'own', place: 'inPlay' }, part: 'energy' } as const;
sentence.says`discard ${number} energy card attached to 1 of your pokémon in order to choose 1 of your opponent's pokémon and up to ${number} energy card attached to it. discard those energy card.`.means(
  (n, max) => [
    {
      part: 'price',
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: OF_MINE, min: n, max: n, price: true, as: '@paid' }),
          to: 'discard',
        },
      ],
    },
    {
      do: 'move',
      cards: pickCards({
        from: {
          on: pickPokemon({
            from: { whose: 'opponent', place: 'inPlay', where: { energy: 'any' } },
            min: 1,
            max: 1,
            as: '@whose',
          }),
          part: 'energy',
        },
        min: 0,
        max,
        as: '@gone',
      }),
      to: 'discard',
    },
  ],
);
sentence.says`discard ${number} energy card attached to [1 of] your own pokémon in order to remove up to ${number} damage counter from that pokémon.`.means(
  (n, counters) => [
    {
      part: 'price',
      steps: [
        {
          do: 'move',
          cards: pickCards({
            from: {
              on: pickPokemon({
                from: { whose: 'own', place: 'inPlay', where: { damaged: true, energy: 'any' } },
                min: 1,
                max: 1,
                as: '@whose',
              }),
              part: 'energy',
            },
            min: n,
            max: n,
            price: true,
            as: '@paid',
          }),
          to: 'discard',
        },
      ],
    },
    { do: 'heal', on: { bound: '?pokemon' }, counters },
  ],
);
sentence.says`if this turn's attack does damage to the defending pokémon { after applying weakness and resistance }, and if the attacking pokémon has ${inName} in its name, the attack does ${amount} more damage to the defending pokémon.`.means(
  (nameHas, by) => [
    {
      do: 'cover',
      whose: 'own',
      where: { card: { nameHas } },
      modifier: { change: 'damageDealt', by, after: true },
      window: 'thisTurn',
    },
  ],
);
sentence.says`${clause}.`.means((all) => all);
for (const kind of [modes, cardsOnPokemon, wholeHandPlays, wholeBenchPlays, wholeSupporterPlays, together])
  sentence.says`${kind}`.means((all) => all);
sentence.says`${eitherOr}.`.means((all) => all);
sentence.says`if ${when}, ${eitherOr}.`.means((is, yes) => [{ do: 'if', is, yes }]);
sentence.reads`then [,] ${acts}.`.means((all) => all);
sentence.reads`${clause}. { you can't play ${thisCard} if (your|your opponent's) bench is full. }`.means(
  (all) => all,
);
sentence.says`${bracketed}`.means((all) => all);
sentence.says`if ${when}, ${bracketed}`.means((is, yes) => [{ do: 'if', is, yes }]);
sentence.reads`${clause}. ${noWay}`.means((all, _no) => all);
// Technical machines of the first years: played, and gone when the turn ends.
sentence.says`attach ${thisCard} to ${oneOfGroup}. that pokémon may use ${thisCard}'s attack instead of its own. at the end of your turn, discard ${thisCard}.`.means(
  (_this, on) => [
    {
      do: 'place',
      modifier: { change: 'lends', attacks: NO_ATTACKS },
      on,
      window: 'thisTurn',
      withCard: true,
    },
  ],
);
sentence.says`draw ${number} card, and discard up to ${amount} card from your hand. { you must discard at least 1 card. }`.means(
  (cards, max) => [
    { do: 'draw', whose: 'own', cards },
    { do: 'move', cards: pickCards({ from: HAND, min: 1, max }), to: 'discard' },
  ],
);
sentence.says`draw ${number} card. if you drew any card in this way, discard up to ${amount} card from your hand. { you must discard at least 1 card. }`.means(
  (cards, max) => [
    {
      do: 'if',
      is: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: 1 },
      yes: [
        { do: 'draw', whose: 'own', cards },
        { do: 'move', cards: pickCards({ from: HAND, min: 1, max }), to: 'discard' },
      ],
    },
  ],
);
sentence.says`your turn ends.`.means(() => [{ do: 'endTurn' }]);

export const trainerText = listPhrase<TrainerSaid>('trainerText');
trainerText.says`${sentence}`.means((all) => all);
trainerText.says`${sentence} ${trainerText}`.means((first, rest) => [...first, ...rest]);

/** Said to the player who does it (text/secondPerson.ts). */
const use = listPhrase<TrainerSaid>('stadiumUse');
const usedFirst = listPhrase<TrainerSaid>('stadiumUsedFirst');
usedFirst.says`${payment} in order to ${acts}.`.means((steps, then) => [{ part: 'price', steps }, ...then]);
usedFirst.says`${clause}.`.means((all) => all);
// Of the other player's things it speaks as the text does.
use.says`once during each player's turn, that player may have their opponent reveal their hand.`.means(() => [
  { part: 'use', said: [{ do: 'reveal', cards: { pile: 'hand', whose: 'opponent' } }] },
]);
use.says`once during each player's turn, that player may ${usedFirst}`.means((said) => [
  { part: 'use', said },
]);
use.says`once during each player's turn, if ${condition}, you may ${usedFirst}`.means((is, said) => [
  { part: 'use', said: [{ part: 'needs', is }, ...said] },
]);
use.reads`once during each player's turn, that player may ${usedFirst} if you do so, ${acts}.`.means(
  (first, yes) => [{ part: 'use', said: [...first, { do: 'if', is: { some: '?done' }, yes }] }],
);
use.says`once during each player's turn, that player may ${usedFirst} if you do, your turn ends.`.means(
  (first) => [{ part: 'use', said: [...first, { do: 'endTurn' }] }],
);
use.says`once during each player's turn, that player may ${usedFirst} ${trainerText}`.means((first, rest) => [
  { part: 'use', said: [...first, ...rest] },
]);

/** Of tools and stadiums. */
export const stayingText = listPhrase<TrainerSaid>('stayingText');
stayingText.says`${held}`.means((all) => all);
stayingText.says`${use}`.means((all) => all);
stayingText.says`if ${thisCard} is discarded from play, put it into your hand instead of the discard pile.`.means(
  () => [{ part: 'returns' }],
);

stayingText.says`${held} ${stayingText}`.means((first, rest) => [...first, ...rest]);
stayingText.says`${toolHolder} ${stayingText}`.means((onto, rest) => [{ part: 'onto', onto }, ...rest]);
stayingText.says`if ${thisCard} is discarded from play, put it into your hand instead of the discard pile. ${stayingText}`.means(
  (_this, rest) => [{ part: 'returns' }, ...rest],
);
