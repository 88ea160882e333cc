/** Cards drawn, discarded, put into hands and decks: verb × cards × place. */
import type { Cards, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun, chosenCards, pileCards, whose } from './cards.ts';
import { amount, count, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { anyGroup, oneTarget, self } from './pokemon.ts';
import { each } from './quantities.ts';

/** What is done with cards of the piles. */
export const drawing = listPhrase<Step>('drawing');
const OWN_HAND = { pile: 'hand', whose: 'own' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;

// Draws.
drawing.says`draw ${number} [more] card`.or`[you] draw ${number} more card`.or`you draw ${number} card`.means(
  (cards) => [{ do: 'draw', whose: 'own', cards }],
);
drawing.says`draw up to ${amount} card [from your deck]`.means((most) => [
  { do: 'draw', whose: 'own', cards: { upTo: most } },
]);
drawing.says`your opponent draws up to ${amount} card`.means((most) => [
  { do: 'draw', whose: 'opponent', cards: { upTo: most } },
]);
drawing.says`each player shuffles their hand into their deck and draws up to ${amount} card`.means((most) => [
  { do: 'move', cards: OWN_HAND, to: 'deck' },
  { do: 'move', cards: THEIR_HAND, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
  { do: 'shuffle', whose: 'opponent' },
  { do: 'draw', whose: 'own', cards: { upTo: most } },
  { do: 'draw', whose: 'opponent', cards: { upTo: most } },
]);
drawing.says`draw a card from the bottom of your deck`.means(() => [
  { do: 'move', cards: { pile: 'deck', whose: 'own', bottom: 1 }, to: 'hand' },
]);
drawing.says`draw card [from your deck] until you have ${amount} card in your hand`.means((n) => [
  { do: 'draw', whose: 'own', cards: { difference: [n, { cards: OWN_HAND }] } },
]);
drawing.says`draw card until you have ${amount} more card in your hand than your opponent`.means((n) => [
  {
    do: 'draw',
    whose: 'own',
    cards: { difference: [{ sum: [{ cards: THEIR_HAND }, n] }, { cards: OWN_HAND }] },
  },
]);
drawing.says`draw card until you have the same number of card [in your hand] as your opponent`.means(() => [
  { do: 'draw', whose: 'own', cards: { difference: [{ cards: THEIR_HAND }, { cards: OWN_HAND }] } },
]);
drawing.says`draw a card for each ${each}`.or`draw a number of card equal to the number of ${each}`
  .or`count the number of ${each} and draw that many card`.means((cards) => [
  { do: 'draw', whose: 'own', cards },
]);
drawing.says`draw ${amount} card for each ${each}`.means((n, of) => [
  { do: 'draw', whose: 'own', cards: { product: [n, of] } },
]);
drawing.says`your opponent draws ${number} card`.means((cards) => [{ do: 'draw', whose: 'opponent', cards }]);

// What lies face down before the player.
drawing.says`look at [all of] your (face-down|face down) prize card`.means(() => [
  { do: 'look', cards: { pile: 'prizes', whose: 'own' } },
]);

// Whole hands and the tops of decks.
drawing.says`discard your hand`.means(() => [{ do: 'move', cards: OWN_HAND, to: 'discard' }]);
drawing.says`shuffle your hand into your deck`.means(() => [
  { do: 'move', cards: OWN_HAND, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
]);
drawing.says`your opponent shuffles their hand into their deck`
  .or`have your opponent shuffle their hand into their deck`.means(() => [
  { do: 'move', cards: THEIR_HAND, to: 'deck' },
  { do: 'shuffle', whose: 'opponent' },
]);
for (const verb of [
  oneOf<'and'>('andDraws', [
    ['and draws', 'and'],
    [', then draws', 'and'],
  ]),
])
  drawing.reads`your opponent shuffles their hand into their deck ${verb} ${number} card`.means((_and, n) => [
    { do: 'move', cards: THEIR_HAND, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'opponent', cards: n },
  ]);
/** Of both players. */
drawing.says`each player shuffles their hand into their deck`.means(() => [
  { do: 'move', cards: OWN_HAND, to: 'deck' },
  { do: 'move', cards: THEIR_HAND, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
  { do: 'shuffle', whose: 'opponent' },
]);
drawing.says`each player draws ${number} card`.means((n) => [
  { do: 'draw', whose: 'own', cards: n },
  { do: 'draw', whose: 'opponent', cards: n },
]);
drawing.reads`each player shuffles their hand into their deck and draws ${number} card`.means((n) => [
  { do: 'move', cards: OWN_HAND, to: 'deck' },
  { do: 'move', cards: THEIR_HAND, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
  { do: 'shuffle', whose: 'opponent' },
  { do: 'draw', whose: 'own', cards: n },
  { do: 'draw', whose: 'opponent', cards: n },
]);
drawing.says`each player draws a card for each of their remaining prize card`.means(() => [
  { do: 'draw', whose: 'own', cards: { cards: { pile: 'prizes', whose: 'own' } } },
  { do: 'draw', whose: 'opponent', cards: { cards: { pile: 'prizes', whose: 'opponent' } } },
]);
drawing.says`each player shuffles all card in their discard pile into their deck { except for ${cardNoun} }`.means(
  (not) => [
    { do: 'move', cards: { pile: 'discard', whose: 'own', where: { not } }, to: 'deck' },
    { do: 'move', cards: { pile: 'discard', whose: 'opponent', where: { not } }, to: 'deck' },
    { do: 'shuffle', whose: 'own' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
drawing.says`discard the top card of ${whose} deck`.or`discard the top card from ${whose} deck`.means(
  (of) => [{ do: 'move', cards: { pile: 'deck', whose: of, top: 1 }, to: 'discard' }],
);
drawing.says`discard the top ${amount} card of ${whose} deck`
  .or`discard the top ${amount} card from ${whose} deck`.means((n, of) => [
  { do: 'move', cards: { pile: 'deck', whose: of, top: n }, to: 'discard' },
]);
drawing.says`discard the top card of each player's deck`
  .or`each player discards the top card of their deck`.means(() => [
  { do: 'move', cards: { pile: 'deck', whose: 'own', top: 1 }, to: 'discard' },
  { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'discard' },
]);

// Chosen cards.
drawing.says`discard ${chosenCards}`.means((cards) => [{ do: 'move', cards, to: 'discard' }]);
drawing.says`put ${chosenCards} into your hand`.means((cards) => [{ do: 'move', cards, to: 'hand' }]);
drawing.says`put ${chosenCards} on top of your deck`.means((cards) => [{ do: 'move', cards, to: 'deckTop' }]);
drawing.says`put ${chosenCards} on the bottom of (your|their) deck [in any order]`.means((cards) => [
  { do: 'move', cards, to: 'deckBottom' },
]);
drawing.says`put ${chosenCards} in the lost zone`.means((cards) => [{ do: 'move', cards, to: 'lost' }]);
const piles = oneOf<'own' | 'opponent'>('piles', [
  ['into your deck', 'own'],
  ['back into your deck', 'own'],
  ["into your opponent's deck", 'opponent'],
]);
drawing.says`shuffle ${chosenCards} ${piles}`.means((cards, of) => [
  { do: 'move', cards, to: 'deck' },
  { do: 'shuffle', whose: of },
]);
/** «A Pokémon and a Tool card»: one of each. */
const fromPile = phrase<Cards>('fromPile');
fromPile.says`${count} ${cardNoun}`.means((many, where) =>
  pickCards({ from: { pile: 'discard', whose: 'own', where }, ...many }),
);
drawing.says`shuffle ${fromPile} and ${fromPile} from your discard pile into your deck`.means((a, b) => [
  { do: 'move', cards: a, to: 'deck' },
  { do: 'move', cards: b, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
]);
drawing.says`put ${fromPile} and ${fromPile} from your discard pile into your hand`.means((a, b) => [
  { do: 'move', cards: a, to: 'hand' },
  { do: 'move', cards: b, to: 'hand' },
]);
drawing.says`put ${chosenCards} onto your bench`.means((cards) => [{ do: 'bench', cards, whose: 'own' }]);
drawing.says`shuffle all ${pileCards} into your deck`.means((cards) => [
  { do: 'move', cards, to: 'deck' },
  { do: 'shuffle', whose: 'own' },
]);
drawing.says`put all ${pileCards} into your hand`.means((cards) => [{ do: 'move', cards, to: 'hand' }]);
drawing.says`put ${count} ${cardNoun} from your opponent's discard pile onto (their|your opponent's) bench`
  .or`choose ${count} ${cardNoun} from your opponent's discard pile and put it onto their bench`.means(
  (many, where) => [
    {
      do: 'bench',
      cards: pickCards({ from: { pile: 'discard', whose: 'opponent', where }, ...many }),
      whose: 'opponent',
    },
  ],
);

drawing.says`discard (a|any|that) stadium (card|) (in play|)`
  .or`if there is (a|any) stadium card in play, discard it`.means(() => [
  { do: 'move', cards: { stadium: true }, to: 'discard' },
]);
drawing.says`shuffle your opponent's deck`
  .or`(have your opponent shuffle|your opponent shuffles) (their) deck`.means(() => [
  { do: 'shuffle', whose: 'opponent' },
]);
drawing.says`shuffle your deck`.means(() => [{ do: 'shuffle', whose: 'own' }]);
// As many as the player likes.
drawing.reads`discard as many ${pileCards} as you like`.means((from) => [
  { do: 'move', cards: pickCards({ from, min: 0, max: 60 }), to: 'discard' },
]);
drawing.reads`discard as many ${cardNoun} as you like from your hand`.means((where) => [
  { do: 'move', cards: pickCards({ from: { ...OWN_HAND, where }, min: 0, max: 60 }), to: 'discard' },
]);
drawing.reads`discard as many card as you like from your hand`.means(() => [
  { do: 'move', cards: pickCards({ from: OWN_HAND, min: 0, max: 60 }), to: 'discard' },
]);
drawing.says`each player draws card until they have ${amount} card in their hand`.means((n) => [
  { do: 'draw', whose: 'own', cards: { difference: [n, { cards: OWN_HAND }] } },
  { do: 'draw', whose: 'opponent', cards: { difference: [n, { cards: THEIR_HAND }] } },
]);
drawing.says`discard the top card of ${whose} deck for each ${each}`
  .or`discard a card from the top of ${whose} deck for each ${each}`.means((of, top) => [
  { do: 'move', cards: { pile: 'deck', whose: of, top }, to: 'discard' },
]);
drawing.says`look at the top card of ${whose} deck`.means((of) => [
  { do: 'look', cards: { pile: 'deck', whose: of, top: 1 } },
]);
drawing.says`reveal ${count} ${cardNoun} from your hand`.means((many, where) => [
  { do: 'reveal', cards: pickCards({ from: { ...OWN_HAND, where }, ...many }) },
]);
drawing.says`each player discards the top ${amount} card (of|from) (their|his or her) deck`
  .or`discard ${amount} card from the top of each player's deck`.means((n) => [
  { do: 'move', cards: { pile: 'deck', whose: 'own', top: n }, to: 'discard' },
  { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: n }, to: 'discard' },
]);
drawing.says`put all energy [card] attached to ${self} in the lost zone`
  .or`remove all energy [card] attached to ${self} and put them in the lost zone`.means((on) => [
  { do: 'move', cards: { on, part: 'energy' }, to: 'lost' },
]);
drawing.reads`search your discard pile for as many ${cardNoun} as you like and attach them to ${anyGroup} in any way you like`.means(
  (where, among) => [
    {
      do: 'attachEach',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 0, max: 60 }),
      among,
    },
  ],
);
for (const group of [oneTarget, anyGroup]) {
  drawing.says`put ${count} pokémon tool [card] attached to ${group} into your hand`
    .or`choose ${count} pokémon tool [card] attached to ${group} and put (it|them) into your hand`.means(
    (many, on) => [{ do: 'move', cards: pickCards({ from: { on, part: 'tools' }, ...many }), to: 'hand' }],
  );
}
drawing.says`your opponent shuffles their hand into their deck and draws a card for each of their remaining prize card`.means(
  () => [
    { do: 'move', cards: THEIR_HAND, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
    { do: 'draw', whose: 'opponent', cards: { cards: { pile: 'prizes', whose: 'opponent' } } },
  ],
);
drawing.says`your opponent draws a card for each of their remaining prize card`.means(() => [
  { do: 'draw', whose: 'opponent', cards: { cards: { pile: 'prizes', whose: 'opponent' } } },
]);
drawing.reads`your opponent discards ${number} card from the top of (their|his or her) deck`.means((top) => [
  { do: 'move', cards: { pile: 'deck', whose: 'opponent', top }, to: 'discard' },
]);
drawing.reads`your opponent discards the top ${amount} card (of|from) (their|his or her) deck`.means(
  (top) => [{ do: 'move', cards: { pile: 'deck', whose: 'opponent', top }, to: 'discard' }],
);
drawing.reads`your opponent discards the top card (of|from) (their|his or her) deck`.means(() => [
  { do: 'move', cards: { pile: 'deck', whose: 'opponent', top: 1 }, to: 'discard' },
]);
drawing.reads`choose ${number} card from your discard pile and put it on top of your deck`.means((n) => [
  {
    do: 'move',
    cards: pickCards({ from: { pile: 'discard', whose: 'own' }, min: n, max: n }),
    to: 'deckTop',
  },
]);
drawing.says`put the top card of ${whose} deck in the lost zone`.means((of) => [
  { do: 'move', cards: { pile: 'deck', whose: of, top: 1 }, to: 'lost' },
]);
drawing.says`put the top ${amount} card of ${whose} deck in the lost zone`.means((top, of) => [
  { do: 'move', cards: { pile: 'deck', whose: of, top }, to: 'lost' },
]);
