/** Cards of the opponent's hand: shown, seen, chosen by chance, discarded, put back. */
import type { Cards, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { cardNoun, mixture } from './cards.ts';
import { amount, count, number } from './numbers.ts';
import { pickCards } from './picks.ts';

export const theirHand = listPhrase<Step>('theirHand');
const OWN_HAND = { pile: 'hand', whose: 'own' } as const;
const THEIR_HAND = { pile: 'hand', whose: 'opponent' } as const;

theirHand.reads`look at a random card from your opponent's hand. your opponent shuffles that card into their deck`.means(
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
theirHand.reads`discard ${number} card from your opponent's hand without looking`.means((n) => [
  { do: 'move', cards: pickCards({ from: THEIR_HAND, random: true, min: n, max: n }), to: 'discard' },
]);
theirHand.reads`choose ${number} card from your opponent's hand without looking. look at (the card you chose|that card you chose|the card you choose), then have your opponent shuffle (that card|those card) into their deck`.means(
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
theirHand.reads`look at your opponent's hand (and choose|, choose) ${number} card, and discard (it|them)`.means(
  (n) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'move', cards: pickCards({ from: THEIR_HAND, min: n, max: n }), to: 'discard' },
  ],
);
theirHand.says`your opponent reveals their hand. shuffle ${number} card you find there into their deck`
  .or`look at your opponent's hand and choose ${number} card, then have your opponent shuffle that card into their deck`
  .or`look at your opponent's hand and choose ${number} card there. your opponent shuffles (that card|those card) into their deck`.means(
  (n) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'move', cards: pickCards({ from: THEIR_HAND, min: n, max: n }), to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);

theirHand.says`discard a random card from your opponent's hand`
  .or`(choose 1 card from your opponent's hand without looking|choose a random card from your opponent's hand) and discard it`.means(
  () => [{ do: 'move', cards: pickCards({ from: THEIR_HAND, random: true, min: 1, max: 1 }), to: 'discard' }],
);
theirHand.says`your opponent discards ${number} card from their hand`.means((n) => [
  { do: 'move', cards: pickCards({ from: THEIR_HAND, by: 'opponent', min: n, max: n }), to: 'discard' },
]);
theirHand.says`your opponent reveals their hand`.or`look at your opponent's hand`.means(() => [
  { do: 'reveal', cards: THEIR_HAND },
]);
theirHand.says`each player reveals their hand`.means(() => [
  { do: 'reveal', cards: OWN_HAND },
  { do: 'reveal', cards: THEIR_HAND },
]);
/** What is found there, once it is shown. */
const shownThere = phrase<Cards>('shownThere');
shownThere.says`${count} ${cardNoun} (you find there|from it)`.means((many, where) =>
  pickCards({ from: { ...THEIR_HAND, where }, ...many }),
);
shownThere.says`${count} card (you find there|from it)`.means((many) =>
  pickCards({ from: THEIR_HAND, ...many }),
);
shownThere.says`${count} ${mixture} (you find there|from it)`.means((many, where) =>
  pickCards({ from: { ...THEIR_HAND, where }, ...many }),
);
theirHand.says`your opponent reveals their hand. discard ${shownThere}`
  .or`your opponent reveals their hand, and you discard ${shownThere}`
  .or`your opponent reveals their hand. then, discard ${shownThere}`
  .or`your opponent reveals their hand. choose ${shownThere} and discard (it|them)`
  .or`your opponent reveals their hand, and you choose ${shownThere} and discard (it|them)`
  .or`look at your opponent's hand. choose ${shownThere} and discard (it|them)`.means((cards) => [
  { do: 'reveal', cards: THEIR_HAND },
  { do: 'move', cards, to: 'discard' },
]);
theirHand.says`your opponent reveals their hand, and you put ${shownThere} on the bottom of their deck`
  .or`your opponent reveals their hand, and you choose ${shownThere} and (put it|put them) on the bottom of (their|your opponent's) deck`
  .or`your opponent reveals their hand. choose ${shownThere} and (put it|put them) on the bottom of (their|your opponent's) deck`.means(
  (cards) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'move', cards, to: 'deckBottom' },
  ],
);
theirHand.says`your opponent reveals their hand. put ${shownThere} onto (your opponent's|their) bench`
  .or`your opponent reveals their hand, and you put ${shownThere} onto (your opponent's|their) bench`
  .or`have your opponent reveal their hand and put ${shownThere} onto (your opponent's|their) bench`
  .or`look at your opponent's hand and put ${shownThere} onto (your opponent's|their) bench`.means(
  (cards) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'bench', cards, whose: 'opponent' },
  ],
);
theirHand.says`your opponent reveals their hand, and you draw a card for each ${cardNoun} you find there`.means(
  (where) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'draw', whose: 'own', cards: { cards: { ...THEIR_HAND, where } } },
  ],
);
theirHand.says`your opponent reveals their hand, and you draw ${amount} card for each ${cardNoun} you find there`.means(
  (n, where) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'draw', whose: 'own', cards: { product: [n, { cards: { ...THEIR_HAND, where } }] } },
  ],
);
theirHand.says`discard random card from your opponent's hand until (they have|he or she has) ${number} card in (their) hand`
  .or`discard card from your opponent's hand at random until (they have|he or she has) ${number} card in (their) hand`.means(
  (n) => [
    {
      do: 'repeat',
      times: { difference: [{ cards: THEIR_HAND }, n] },
      steps: [
        { do: 'move', cards: pickCards({ from: THEIR_HAND, random: true, min: 1, max: 1 }), to: 'discard' },
      ],
    },
  ],
);
theirHand.says`discard all ${cardNoun} you find there`.means((where) => [
  { do: 'move', cards: { pile: 'hand', whose: 'opponent', where }, to: 'discard' },
]);
theirHand.says`your opponent puts ${number} card from their hand on the bottom of their deck`.means((n) => [
  {
    do: 'move',
    cards: pickCards({ from: { pile: 'hand', whose: 'opponent' }, by: 'opponent', min: n, max: n }),
    to: 'deckBottom',
  },
]);
theirHand.says`put ${number} random card from your opponent's hand in the lost zone`.means((n) => [
  {
    do: 'move',
    cards: pickCards({ from: { pile: 'hand', whose: 'opponent' }, random: true, min: n, max: n }),
    to: 'lost',
  },
]);
theirHand.says`your opponent reveals their hand. shuffle ${shownThere} into their deck`
  .or`your opponent reveals their hand. choose ${shownThere}. your opponent shuffles (that card|those card) into their deck`
  .or`your opponent reveals their hand. choose ${shownThere} and shuffle (it|them) into (their|your opponent's) deck`.means(
  (cards) => [
    { do: 'reveal', cards: THEIR_HAND },
    { do: 'move', cards, to: 'deck' },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
theirHand.says`discard all ${cardNoun} and ${cardNoun} you find there`.means((a, b) => [
  { do: 'move', cards: { pile: 'hand', whose: 'opponent', where: { any: [a, b] } }, to: 'discard' },
]);
