/** The same steps for each of several Pokémon, one after another (rule 10.11), and what evolves from one of them (rule 4.4). */
import { expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const BENCH = { whose: 'own', place: 'bench' } as const;
const EACH = { bound: 'it' } as const;
const growing: Step = {
  do: 'forEach',
  pokemon: BENCH,
  as: 'it',
  steps: [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', evolvesOnto: EACH },
      min: 0,
      max: 1,
      as: 'found',
    },
    { do: 'evolve', card: { bound: 'found' }, on: EACH },
  ],
};
const BLOOM = trainer('Bloom', [growing, { do: 'shuffle', whose: 'own' }]);
const BALM = trainer('Balm', [
  {
    do: 'forEach',
    pokemon: { ...BENCH, where: { damaged: true } },
    as: 'it',
    steps: [
      { do: 'heal', on: EACH, counters: 1 },
      { do: 'draw', whose: 'own', cards: 1 },
    ],
  },
]);

test('each gets what evolves from it, and nothing else is offered', () => {
  const { you } = game({
    you: {
      active: 'Stinger',
      bench: ['Mosslamb', 'Stinger', 'Mosslamb'],
      hand: [BLOOM],
      deck: ['Mossram', 'Mossram', 'Fire'],
    },
    opponent: OTHER,
  });
  you.use('Bloom');
  you.choose('Mossram');
  you.choose('Mossram');
  expect(you.bench).toMatchObject([{ name: 'Mossram' }, { name: 'Stinger' }, { name: 'Mossram' }]);
  expect(you.deck).toEqual(['Fire']);
  expect(you.asked).toBeNull();
});

test('what is found for one may be nothing, and the next has its turn all the same', () => {
  const { you } = game({
    you: {
      active: 'Stinger',
      bench: ['Mosslamb', 'Mosslamb'],
      hand: [BLOOM],
      deck: ['Mossram', 'Fire'],
    },
    opponent: OTHER,
  });
  you.use('Bloom');
  you.choose();
  you.choose('Mossram');
  expect(you.bench).toMatchObject([{ name: 'Mosslamb' }, { name: 'Mossram' }]);
});

test('once for each that fits, with all steps', () => {
  const { you } = game({
    you: {
      active: 'Stinger',
      bench: [{ card: 'Mosslamb', damage: 20 }, 'Mosslamb', { card: 'Stinger', damage: 10 }],
      hand: [BALM],
    },
    opponent: OTHER,
  });
  you.use('Balm');
  expect(you.bench).toMatchObject([{ damage: 10 }, { damage: 0 }, { damage: 0 }]);
  expect(you.hand).toHaveLength(2);
});

test('for no Pokémon it is not played (3.6)', () => {
  const { you } = game({ you: { active: 'Stinger', bench: ['Mosslamb'], hand: [BALM] }, opponent: OTHER });
  expect(you.cannot.use('Balm')).toBe('NO_TARGET');
});
