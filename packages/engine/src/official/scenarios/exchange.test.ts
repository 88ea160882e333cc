/** A card that takes the place of a Pokémon's own, and what evolves out of the deck (rules 4.4, 10.16). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { attack, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const found = (name: string): Step => ({
  do: 'chooseCards',
  from: { pile: 'deck', whose: 'own', where: { name } },
  min: 0,
  max: 1,
  as: 'found',
});
const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };
const SHIFTER = pokemon('Shifter', {
  abilities: [
    power('Shift', {
      works: 'activated',
      often: 'oncePerTurnByName',
      steps: [
        found('Stinger'),
        { do: 'exchange', on: 'self', card: { bound: 'found' }, to: 'deck' },
        SHUFFLE,
      ],
    }),
  ],
});
const GROWER = pokemon('Mosslamb', {
  types: ['Grass'],
  abilities: [
    power('Grow', {
      works: 'activated',
      often: 'oncePerTurn',
      steps: [found('Mossram'), { do: 'evolve', card: { bound: 'found' }, on: 'self' }, SHUFFLE],
    }),
  ],
});

describe('10.16: another card in the place of the Pokémon', () => {
  test('keeps what lies on it, its damage and its conditions; the old card is in the deck', () => {
    const { you, battle } = game({
      you: {
        active: { card: SHIFTER, damage: 20, energy: ['Fire'], statuses: ['poison'] },
        deck: ['Stinger', 'Fire'],
      },
      opponent: OTHER,
    });
    const before = battle().state.sides[0].active?.id;
    you.ability('Shifter');
    you.choose('Stinger');
    expect(you.active).toMatchObject({
      name: 'Stinger',
      damage: 20,
      energy: ['Fire'],
      statuses: ['poison'],
    });
    expect(battle().state.sides[0].active?.id).toBe(before);
    expect([...you.deck].sort()).toEqual(['Fire', 'Shifter']);
    expect(you.events.map(({ type }) => type)).toContain('exchanged');
  });

  test('where none is found the deck is shuffled, and nothing else', () => {
    const { you } = game({ you: { active: SHIFTER, deck: ['Stinger', 'Fire'] }, opponent: OTHER });
    you.ability('Shifter');
    you.choose();
    expect(you.active?.name).toBe('Shifter');
    expect(you.deck).toHaveLength(2);
  });
});

test('4.4: what evolves out of the deck has left the deck, and the event says so', () => {
  const { you, events } = game({
    you: { active: { card: GROWER, damage: 10 }, deck: ['Mossram', 'Fire'] },
    opponent: OTHER,
  });
  you.ability('Mosslamb');
  you.choose('Mossram');
  expect(you.active).toMatchObject({ name: 'Mossram', damage: 10 });
  expect(you.deck).toEqual(['Fire']);
  expect(events().find(({ type }) => type === 'evolved')).toMatchObject({ from: 'deck' });
});

test('an ability does all that its text says: it holds, answers and is announced', () => {
  const triple = pokemon('Triple', {
    attacks: [attack('Hit', 'C', 10)],
    abilities: [
      power(
        'All of it',
        { works: 'always', on: 'self', modifiers: [{ change: 'hp', by: 30 }] },
        {
          works: 'answers',
          on: 'checkup',
          steps: [{ do: 'putCounters', on: { whose: 'opponent', place: 'active' }, counters: 1 }],
        },
        { works: 'activated', often: 'oncePerTurn', steps: [{ do: 'draw', whose: 'own', cards: 1 }] },
      ),
    ],
  });
  const { you, opponent } = game({ you: { active: triple }, opponent: OTHER });
  const hand = you.hand.length;
  you.ability('Triple');
  expect(you.hand).toHaveLength(hand + 1);
  expect(you.cannot.ability('Triple')).toBe('ABILITY_USED');
  expect(you.view.you.active).toMatchObject({ maxHp: 90 });
  you.endTurn();
  expect(opponent.active?.damage).toBe(10);
});
