/** A Stadium's text as it is said to the player who uses it, and what is left as it stands. */
import { expect, test } from 'vitest';
import { saidToItsUser } from './secondPerson.ts';
import { tokensOf } from './tokens.ts';

const said = (text: string): string =>
  saidToItsUser(tokensOf(text))
    .map(({ word }) => word)
    .join(' ');
const OPENED = "once during each player 's turn , that player may";

test.each([
  ['draw a card.', 'draw a card .'],
  ['draw cards until they have 3 cards in their hand.', 'draw card until you have 3 card in your hand .'],
  [
    'flip a coin. If heads, that player searches his or her deck for a Pokémon, shows it to the opponent, and puts it into his or her hand. Then, that player shuffles their deck.',
    'flip a coin . if heads , search your deck for a pokémon , show it to your opponent , and put it into your hand . then , shuffle your deck .',
  ],
  ['flip a coin until he or she gets tails.', 'flip a coin until you get tails .'],
])('once during each player’s turn, that player may %s', (text, expected) => {
  for (const opening of [
    "Once during each player's turn, that player may",
    "Once during each player's turn (before attacking), the player may",
  ])
    expect(said(`${opening} ${text}`)).toBe(`${OPENED} ${expected}`);
});

test.each([
  'Each player draws a card.',
  "Once during each player's turn, that player may have their opponent reveal their hand.",
])('left as it stands: %s', (text) =>
  expect(said(text)).toBe(
    tokensOf(text)
      .map(({ word }) => word)
      .join(' '),
  ),
);

test('each word keeps its place in the print', () => {
  const text =
    "Once during each player's turn, that player may flip a coin. If heads, that player draws a card.";
  for (const { from, to, printed } of saidToItsUser(tokensOf(text)).slice(10))
    expect(text.slice(from, to).toLowerCase()).toContain(printed.toLowerCase());
});
