/** Searches for a name that lies open already (rule 10.25). */
import { expect, test } from 'vitest';
import type { CardFacts } from './model/facts.ts';
import type { Selector } from './model/nouns.ts';
import { trainer } from './testing/cardBuilders.ts';
import { cardOf } from './testing/cards.ts';
import { game } from './testing/game.ts';
import type { SidePosition } from './testing/position.ts';

const searching = (name: string, namedLike: Selector | { pile: 'discard'; whose: 'own' }): CardFacts =>
  trainer(name, [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon' }, namedLike },
      min: 0,
      max: 1,
      as: 'found',
    },
    { do: 'move', cards: { bound: 'found' }, to: 'hand', shown: true },
    { do: 'shuffle', whose: 'own' },
  ]);
const OWN = [
  searching('Twin Call', { whose: 'own', place: 'inPlay' }),
  searching('Echo', { pile: 'discard', whose: 'own' }),
];
const asked = (you: Partial<SidePosition>) => {
  const { you: player } = game({
    you: { active: 'Stinger', deck: ['Mosslamb', 'Stinger', 'Sparkmouse', 'Mossram'], ...you },
    opponent: { active: 'Sparkmouse' },
    cards: (name) => OWN.find((card) => card.name === name) ?? cardOf(name),
  });
  return player;
};

test('of a Pokémon in play: its own name alone', () => {
  const you = asked({ bench: ['Mosslamb'], hand: ['Twin Call'] });
  you.use('Twin Call');
  expect([...(you.asked ?? [])].sort()).toEqual(['Mosslamb', 'Stinger']);
  you.choose('Mosslamb');
  expect(you.hand).toEqual(['Mosslamb']);
});

test('of a card in the discard pile: without one nothing is found', () => {
  const you = asked({ hand: ['Echo'], discard: ['Mossram'] });
  you.use('Echo');
  expect(you.asked).toEqual(['Mossram']);
  const none = asked({ hand: ['Echo'] });
  none.use('Echo');
  expect([none.asked, none.hand]).toEqual([[], []]);
});
