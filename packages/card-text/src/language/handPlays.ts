/** What trainers do with whole hands and piles: as many cards as there were, all but some, what was paid with. */
import type { Condition, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { cardNoun, type Many, mixture } from './cards.ts';
import { amount, cardName, count, number } from './numbers.ts';
import { pickCards } from './picks.ts';

/** Without the full stop that ends it. */
export const handPlays = listPhrase<Step>('handPlays');

const hand = (whose: Whose) => ({ pile: 'hand', whose }) as const;
const shuffle = (whose: Whose): Step => ({ do: 'shuffle', whose });
/** All cards of it. */
const all = (whose: Whose) =>
  pickCards({ from: hand(whose), random: true, min: 60, max: 60, as: `@all${whose}` });
/** A new hand of as many cards. */
const sameAgain = (whose: Whose): readonly Step[] => [
  { do: 'move', cards: all(whose), to: 'deck' },
  shuffle(whose),
  { do: 'draw', whose, cards: { cards: { bound: '?done' } } },
];
const BOTH: readonly Step[] = [...sameAgain('own'), ...sameAgain('opponent')];
handPlays.says`each player counts the card in their hand, shuffles those card into their deck, then draws that many card`
  .or`each player shuffles their hand into their deck and draws a new hand of the same number of card`.means(
  () => BOTH,
);
const THEIRS = sameAgain('opponent');
handPlays.says`you may have your opponent count the card in their hand, shuffle those card into their deck, then draw that many card`.means(
  () => [{ do: 'may', yes: THEIRS }],
);
handPlays.says`count the number of card in your discard pile and shuffle them into your deck. then [,] discard that many card from the top of your deck`.means(
  () => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'discard', whose: 'own' }, random: true, min: 60, max: 60 }),
      to: 'deck',
    },
    shuffle('own'),
    { do: 'move', cards: { pile: 'deck', whose: 'own', top: { cards: { bound: '?done' } } }, to: 'discard' },
  ],
);
handPlays.says`each player shuffles their hand into their deck and flips a coin. if heads, that player draws ${number} card. if tails, they draw ${number} card`.means(
  (more, fewer) => [
    { do: 'move', cards: hand('own'), to: 'deck' },
    { do: 'move', cards: hand('opponent'), to: 'deck' },
    shuffle('own'),
    shuffle('opponent'),
    { do: 'flip', coins: 1, as: '@mine' },
    {
      do: 'if',
      is: { heads: '@mine' },
      yes: [{ do: 'draw', whose: 'own', cards: more }],
      no: [{ do: 'draw', whose: 'own', cards: fewer }],
    },
    { do: 'flip', coins: 1, as: '@theirs' },
    {
      do: 'if',
      is: { heads: '@theirs' },
      yes: [{ do: 'draw', whose: 'opponent', cards: more }],
      no: [{ do: 'draw', whose: 'opponent', cards: fewer }],
    },
  ],
);

// All but one.
handPlays.says`choose ${count} card in your hand and shuffle the rest of your card into your deck`.means(
  (many) => [
    { do: 'chooseCards', from: hand('own'), ...many, as: '@kept' },
    { do: 'move', cards: { ...hand('own'), notIn: '@kept' }, to: 'deck' },
    shuffle('own'),
  ],
);
handPlays.says`choose ${count} card in your hand, and discard the other card`.means((many) => [
  { do: 'chooseCards', from: hand('own'), ...many, as: '@kept' },
  { do: 'move', cards: { ...hand('own'), notIn: '@kept' }, to: 'discard' },
]);
handPlays.says`choose ${count} card in your hand, and discard the other card. if you do, ${acts}`.means(
  (many, yes) => [
    { do: 'chooseCards', from: hand('own'), ...many, as: '@kept' },
    { do: 'move', cards: { ...hand('own'), notIn: '@kept' }, to: 'discard' },
    { do: 'if', is: { some: '@kept' }, yes },
  ],
);
handPlays.says`you and your opponent show each other your hands, then shuffle all the ${cardNoun} from your hands into your decks`.means(
  (where) => [
    { do: 'reveal', cards: hand('own') },
    { do: 'reveal', cards: hand('opponent') },
    { do: 'move', cards: { ...hand('own'), where }, to: 'deck', shown: true },
    { do: 'move', cards: { ...hand('opponent'), where }, to: 'deck', shown: true },
    shuffle('own'),
    shuffle('opponent'),
  ],
);
handPlays.says`trade 1 of the ${cardNoun} in your hand for 1 of the ${cardNoun} from your deck. show both card to your opponent. shuffle your deck afterward`.means(
  (given, found) => [
    { do: 'chooseCards', from: { ...hand('own'), where: given }, min: 1, max: 1, as: '@given' },
    { do: 'chooseCards', from: { pile: 'deck', whose: 'own', where: found }, min: 0, max: 1, as: '@found' },
    {
      do: 'if',
      is: { some: '@found' },
      yes: [
        { do: 'reveal', cards: { bound: '@given' } },
        { do: 'reveal', cards: { bound: '@found' } },
        { do: 'move', cards: { bound: '@given' }, to: 'deck', shown: true },
        { do: 'move', cards: { bound: '@found' }, to: 'hand', shown: true },
      ],
    },
    shuffle('own'),
  ],
);

// What was discarded decides.
const discarded = phrase<Condition>('discardedSuch');
discarded.says`you discarded a ${cardNoun} in this way`.or`you discarded a ${cardNoun}`.means((where) => ({
  quantity: { cards: { bound: '?done', where } },
  atLeast: 1,
}));
handPlays.says`discard ${count} card from your hand. if you do, ${acts}. if ${discarded}, ${acts}`.means(
  (many, yes, is, besides) => [
    { do: 'move', cards: pickCards({ from: hand('own'), ...many }), to: 'discard' },
    { do: 'if', is: { some: '?done' }, yes },
    { do: 'if', is, yes: besides },
  ],
);
/** «Any 1 Pokémon». */
const any = oneOf<Many>('anyOne', [['any 1', { min: 1, max: 1 }]]);
handPlays.says`discard ${any} ${cardNoun} from your hand. then [,] draw ${number} card. if ${discarded}, draw ${number} card instead`.means(
  (many, where, fewer, is, more) => [
    { do: 'move', cards: pickCards({ from: { ...hand('own'), where }, ...many }), to: 'discard' },
    {
      do: 'if',
      is,
      yes: [{ do: 'draw', whose: 'own', cards: more }],
      no: [{ do: 'draw', whose: 'own', cards: fewer }],
    },
  ],
);
handPlays.says`discard any number of other card from your hand, then flip a coin. if heads, draw twice that many card`.means(
  () => [
    { do: 'move', cards: pickCards({ from: hand('own'), min: 0, max: 60, as: '@paid' }), to: 'discard' },
    { do: 'flip', coins: 1, as: '@coin' },
    {
      do: 'if',
      is: { heads: '@coin' },
      yes: [{ do: 'draw', whose: 'own', cards: { product: [2, { cards: { bound: '?cards' } }] } }],
    },
  ],
);
const asYouLike = oneOf<Many>('asYouLike', [
  ['as many other card as you want', { min: 0, max: 60 }],
  ['as many card as you like', { min: 0, max: 60 }],
  ['any number of card', { min: 0, max: 60 }],
]);
handPlays.says`look at your opponent's hand. then [,] you may discard ${asYouLike} from your hand and draw that many card`
  .or`your opponent reveals their hand. discard ${asYouLike} from your hand. then [,] draw that many card`.means(
  (many) => [
    { do: 'reveal', cards: hand('opponent') },
    { do: 'move', cards: pickCards({ from: hand('own'), ...many }), to: 'discard' },
    { do: 'draw', whose: 'own', cards: { cards: { bound: '?done' } } },
  ],
);
handPlays.says`put ${asYouLike} from your hand on the bottom of your deck [in any order]. then [,] draw a card for each card you put on the bottom of your deck`.means(
  (many) => [
    { do: 'move', cards: pickCards({ from: hand('own'), ...many }), to: 'deckBottom' },
    { do: 'draw', whose: 'own', cards: { cards: { bound: '?done' } } },
  ],
);
handPlays.reads`put as many card from your hand as you like on the bottom of your deck in any order. then [,] draw a card for each card you put on the bottom of your deck`.means(
  () => [
    { do: 'move', cards: pickCards({ from: hand('own'), min: 0, max: 60 }), to: 'deckBottom' },
    { do: 'draw', whose: 'own', cards: { cards: { bound: '?done' } } },
  ],
);

// Not the card itself, nor what was paid with.
const ofDiscards = { pile: 'discard', whose: 'own' } as const;
handPlays.says`put ${count} ${cardNoun} from your discard pile into your hand. you can't choose ${cardName} or a card you discarded with the effect of this card`.means(
  (many, where, name) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...ofDiscards, where: { not: { name }, ...where } }, ...many }),
      to: 'hand',
    },
  ],
);
handPlays.says`search your discard pile for ${count} ${cardNoun}, show it to your opponent, and put it into your hand. you can't choose ${cardName} with the effect of this card`.means(
  (many, where, name) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...ofDiscards, where: { not: { name }, ...where } }, ...many }),
      to: 'hand',
      shown: true,
    },
  ],
);

// Kept from playing more.
const noMore = oneOf<'noMore'>('noMoreTrainers', [
  ["you can't play any more trainer card this turn", 'noMore'],
]);
handPlays.says`${noMore}`.means(() => [
  { do: 'forbid', whose: 'own', what: ['item', 'supporter', 'stadium', 'tool'], window: 'thisTurn' },
]);
handPlays.says`you can't play trainer card until the end of your next turn`.means(() => [
  {
    do: 'forbid',
    whose: 'own',
    what: ['item', 'supporter', 'stadium', 'tool'],
    window: 'untilOwnNextTurnEnds',
  },
]);

// Of the other hand.
handPlays.says`choose up to ${number} card at random from your opponent's hand { don't look at them }. your opponent shuffles those card into their deck`.means(
  (max) => [
    {
      do: 'move',
      cards: pickCards({ from: hand('opponent'), random: true, min: 0, max }),
      to: 'deck',
    },
    shuffle('opponent'),
  ],
);
handPlays.says`look at your opponent's hand. if (they have|that player has) any ${cardNoun}, choose 1 of them. your opponent shuffles that card into their deck`.means(
  (where) => [
    { do: 'reveal', cards: hand('opponent') },
    {
      do: 'move',
      cards: pickCards({ from: { ...hand('opponent'), where }, min: 1, max: 1 }),
      to: 'deck',
      shown: true,
    },
    shuffle('opponent'),
  ],
);
handPlays.says`choose a random card from your opponent's hand. your opponent reveals that card. if it's a ${cardNoun}, discard it`.means(
  (where) => [
    { do: 'chooseCards', from: hand('opponent'), min: 1, max: 1, random: true, reveal: true, as: '@shown' },
    { do: 'move', cards: { bound: '@shown', where }, to: 'discard' },
  ],
);
handPlays.says`each player may draw up to ${number} card. you draw first`.means((n) => [
  { do: 'may', yes: [{ do: 'draw', whose: 'own', cards: { upTo: n } }] },
  { do: 'draw', whose: 'opponent', cards: { upTo: n } },
]);
handPlays.says`show your hand to your opponent, then ${acts}`.means((steps) => [
  { do: 'reveal', cards: hand('own') },
  ...steps,
]);
handPlays.says`search your discard pile for ${count} ${mixture}. show them to your opponent and shuffle them into your deck`
  .or`choose ${count} ${mixture} from your discard pile. show them to your opponent and shuffle them into your deck`.means(
  (many, where) => [
    { do: 'move', cards: pickCards({ from: { ...ofDiscards, where }, ...many }), to: 'deck', shown: true },
    shuffle('own'),
  ],
);
// Draws that the player measures.
handPlays.says`you may draw up to ${number} card, then your opponent may draw up to ${number} card`.means(
  (mine, theirs) => [
    { do: 'may', yes: [{ do: 'draw', whose: 'own', cards: { upTo: mine } }] },
    { do: 'draw', whose: 'opponent', cards: { upTo: theirs } },
  ],
);

/** With what ends in brackets. */
export const wholeHandPlays = listPhrase<Step>('wholeHandPlays');
wholeHandPlays.says`put ${count} ${cardNoun} from your discard pile into your hand. { you can't choose a card you discarded with the effect of this card. }`.means(
  (many, where) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...ofDiscards, where, notIn: '?cards' }, ...many }),
      to: 'hand',
    },
  ],
);
handPlays.says`discard ${number} card from your hand. then [,] draw ${number} card. if ${discarded}, draw ${number} card instead`.means(
  (n, fewer, is, more) => [
    { do: 'move', cards: pickCards({ from: hand('own'), min: n, max: n }), to: 'discard' },
    {
      do: 'if',
      is,
      yes: [{ do: 'draw', whose: 'own', cards: more }],
      no: [{ do: 'draw', whose: 'own', cards: fewer }],
    },
  ],
);
handPlays.says`draw ${number} card, and discard up to ${amount} card from your hand. { you must discard at least 1 card. }`.means(
  (cards, max) => [
    { do: 'draw', whose: 'own', cards },
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: 1, max }),
      to: 'discard',
    },
  ],
);
