/** Copies of attacks, where they meet other rules (rule 5.6). */
import { describe, expect, test } from 'vitest';
import { after, attacking } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';
import { SLAMMER, WINDER } from '../testing/lastingCards.ts';
import { fire } from '../testing/position.ts';

const charged = (card: CardLike, more: Parameters<typeof fire>[1] = {}) =>
  fire(card, { energy: ['Fire', 'Fire', 'Fire'], ...more });

const RINSER = attacking(
  'Rinser',
  30,
  after(
    { do: 'chooseCards', from: { on: 'self', part: 'energy', providing: 'Water' }, min: 1, max: 1, as: 'it' },
    { do: 'move', cards: { bound: 'it' }, to: 'discard' },
  ),
);

describe('5.6: a copied attack', () => {
  test('seed 58: that locks itself leaves the copying Pokémon free in its next turn', () => {
    const { you, opponent } = game({
      you: { active: charged('Mimic') },
      opponent: { active: { card: SLAMMER, damage: 0 }, bench: ['Stinger'] },
    });
    you.attack();
    you.choose('Slam');
    opponent.endTurn();
    you.attack();
    you.choose('Slam');
    expect(opponent.active).toMatchObject({ name: 'Slammer', damage: 80 });
  });

  test('seed 59: whose text discards a type that is not there does its damage alone', () => {
    const { you, opponent } = game({ you: { active: charged('Mimic') }, opponent: { active: RINSER } });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 });
    expect(you.active).toMatchObject({ energy: ['Fire', 'Fire', 'Fire'] });
  });

  test('of one that is there discards it from the copying Pokémon (5.6a)', () => {
    const { you } = game({
      you: { active: { card: 'Mimic', energy: ['Water', 'Fire'] } },
      opponent: { active: { card: RINSER, energy: ['Water'] } },
    });
    you.attack();
    expect(you.discard).toEqual(['Water']);
  });

  test('is reckoned with the type of the copying Pokémon', () => {
    const weak = { ...RINSER, weaknesses: [{ type: 'Colorless', times: 2, plus: 0 }] } as const;
    const { you } = game({
      you: { active: charged('Mimic') },
      opponent: { active: weak, bench: ['Stinger'] },
    });
    you.attack();
    expect(you.prizes).toBe(5);
  });

  test('gains what its own next turn adds: the marker lies on the copying Pokémon', () => {
    const { you, opponent } = game({
      you: { active: charged('Mimic') },
      opponent: { active: { ...WINDER, hp: 200 } },
    });
    you.attack();
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 + 50 });
  });
});
