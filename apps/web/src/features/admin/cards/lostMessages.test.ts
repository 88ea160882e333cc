/** The form shows an author the words that players will not read. */
import { expect, test } from 'vitest';
import type { Attributes } from './attributesText.ts';
import { lostMessages } from './lostMessages.ts';

const ember = (text: unknown): Attributes => ({ attacks: [{ name: 'Ember', text: text as string }] });

test.each([
  '',
  'The Defending Pokémon is now Burned.',
  '  the defending Pokemon is  now burned. ',
  'Flip a coin. If heads, the Defending Pokemon is now Paralyzed.',
])('%j is kept', (text) => expect(lostMessages(ember(text))).toEqual([]));

test('a text that the rules do not know is reported by the name of its attack', () => {
  const lost = 'The rules do not know this text of «Ember»; players will not see it.';
  expect(lostMessages(ember('Discard a Fire Energy from this Pokémon.'))).toEqual([lost]);
  expect(
    lostMessages({
      attacks: [
        { name: 'Tail Whip', text: 'The Defending Pokémon is now Asleep.' },
        { text: 'Does 10 damage to everybody.' },
        { name: ' Ember ', text: 'Draw a card.' },
        { name: 'Plain', damage: '10' },
      ],
    }),
  ).toEqual(['The rules do not know this text of «attack 2»; players will not see it.', lost]);
});

test('of a text that is known in part, or says it in other words, the message shows what players will read', () => {
  expect(
    lostMessages(
      ember("Your opponent's Active Pokémon is now Poisoned. Discard an Energy from this Pokémon."),
    ),
  ).toEqual([
    'Of the text of «Ember» players will see what the rules know of it: «The Defending Pokemon is now Poisoned.»',
  ]);
});

test('what is no list of attacks, or no text, is for others to judge', () => {
  expect(lostMessages({})).toEqual([]);
  expect(lostMessages({ attacks: 'Ember' })).toEqual([]);
  expect(lostMessages({ attacks: [null, 'Ember', 7] })).toEqual([]);
  expect(lostMessages(ember(7))).toEqual([]);
});
