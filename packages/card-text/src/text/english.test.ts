/** Folded words come out as a person says them, and the reader reads them back as the same words where it matters. */
import { expect, test } from 'vitest';
import { inEnglish } from './english.ts';
import { ofAttached, ofPlayed } from './whoseText.ts';

const said = (folded: string): string => inEnglish(folded.split(' '));

test.each([
  [
    'orders stay in one sentence',
    'draw 2 card ¦ and heal 10 damage from 1 of your pokémon .',
    'Draw 2 cards and heal 10 damage from 1 of your Pokémon.',
  ],
  [
    'what has a subject of its own is a sentence',
    "your opponent 's active pokémon is now asleep ¦ and flip 1 coin .",
    "Your opponent's Active Pokémon is now Asleep. Flip a coin.",
  ],
  [
    'a condition keeps both behind a comma',
    "if heads , your opponent 's active pokémon is now asleep ¦ and draw 1 card .",
    "If heads, your opponent's Active Pokémon is now Asleep, and draw a card.",
  ],
  [
    'a permission for what is no order is one to use the Ability',
    'once during your turn , you may each player draws 1 card .',
    'Once during your turn, you may use this Ability. Each player draws a card.',
  ],
  [
    'as many as there are',
    'discard up to 60 card from your hand .',
    'Discard any number of cards from your hand.',
  ],
  ['all of them', 'discard 60 fire energy from this pokémon .', 'Discard all Fire Energy from this Pokémon.'],
  [
    'several that are found',
    'search your deck for up to 2 pokémon with alolan in its name , reveal it , and put it into your hand .',
    'Search your deck for up to 2 Pokémon with Alolan in their names, reveal them, and put them into your hand.',
  ],
  [
    'all of a group, and the Active Pokémon',
    'your benched pokémon has no weakness . your active pokémon has no weakness .',
    'Your Benched Pokémon have no Weakness. Your Active Pokémon has no Weakness.',
  ],
  [
    'an owner of many words',
    "your pokémon that has any water energy attached 's attacks cost colorless less .",
    'The attacks of your Pokémon that have any Water Energy attached cost Colorless less.',
  ],
  [
    'more cards after the first',
    "draw 2 card . if your opponent 's active pokémon is asleep , draw 2 card .",
    "Draw 2 cards. If your opponent's Active Pokémon is Asleep, draw 2 more cards.",
  ],
  [
    'both players',
    "heal 10 damage from each of both players ' pokémon .",
    "Heal 10 damage from each Pokémon (both yours and your opponent's).",
  ],
  [
    'a Stadium speaks of the player who uses it',
    "once during each player 's turn , that player may draw 1 card . if you do , shuffle your deck .",
    "Once during each player's turn, that player may draw a card. If they do, that player shuffles their deck.",
  ],
])('%s', (_what, folded, printed) => expect(said(folded)).toBe(printed));

test('a Tool speaks of the Pokémon it is attached to, a played trainer of the Active one', () => {
  const tool = 'if this pokémon is asleep , heal 10 damage from this pokémon .'.split(' ');
  expect(inEnglish(ofAttached(tool))).toBe(
    'If the Pokémon this card is attached to is Asleep, heal 10 damage from it.',
  );
  const trainer = 'switch this pokémon with 1 of your benched pokémon .'.split(' ');
  expect(inEnglish(ofPlayed(trainer))).toBe('Switch your Active Pokémon with 1 of your Benched Pokémon.');
});
