/** Words of the effect language that no other test game covers, one behaviour each. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import type { PokemonFilter } from '../model/nouns.ts';
import { after, attacking, OWN, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const holding = (steps: readonly Step[], you: object = {}) =>
  game({ you: { ...OTHER, ...you, hand: [trainer('Tried', steps)] }, opponent: OTHER }).you;

test('a filter of kinds of Trainers lets no other kind through', () => {
  const letter = trainer('Friend', [], { trainer: 'supporter' });
  const steps: readonly Step[] = [
    {
      do: 'chooseCards',
      from: { pile: 'discard', whose: 'own', where: { trainers: ['supporter'] } },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'move', cards: { bound: 'it' }, to: 'hand' },
  ];
  const item = trainer('Thing', []);
  const you = holding(steps, { discard: [letter, item] });
  you.use('Tried');
  expect(you.hand).toEqual(['Friend']);
  expect(holding(steps, { discard: [item] }).cannot.use('Tried')).toBe('NO_TARGET');
});

test('3.6: counters that are put are a change', () => {
  const you = holding([{ do: 'putCounters', on: { whose: 'own', place: 'active' }, counters: 2 }]);
  you.use('Tried');
  expect(you.active).toMatchObject({ damage: 20 });
});

test('3.6: no Pokémon can be taken back from an empty Bench', () => {
  const steps: readonly Step[] = [
    { do: 'takeBack', on: { whose: 'own', place: 'bench' }, to: 'hand', all: true },
  ];
  expect(holding(steps, { bench: [] }).cannot.use('Tried')).toBe('NO_CHANGE');
  const you = holding(steps);
  you.use('Tried');
  expect(you.bench).toEqual([]);
});

test('«all of them» are called by one name without asking', () => {
  const you = holding(
    [
      { do: 'bindAll', pokemon: { ...OWN, where: { damaged: true } }, as: 'them' },
      { do: 'heal', on: { bound: 'them' }, counters: 1 },
    ],
    { active: { card: 'Mosslamb', damage: 20 }, bench: [{ card: 'Stinger', damage: 10 }] },
  );
  you.use('Tried');
  expect([you.active, ...you.bench]).toMatchObject([{ damage: 10 }, { damage: 0 }]);
});

describe('what is placed on a Pokémon ends', () => {
  const hitting = (step: Step) => {
    const { you, opponent, battle } = game({
      you: { active: fire(attacking('Placer', 10, after(step))), bench: ['Stinger'] },
      opponent: { active: { card: 'Sparkmouse', energy: ['Fire', 'Fire'] }, bench: ['Stinger'] },
    });
    you.attack();
    return { you, opponent, battle };
  };

  test('«until the end of your next turn»: not before, and then', () => {
    const { you, opponent } = hitting({
      do: 'place',
      modifier: { change: 'cannot', what: 'retreat' },
      on: 'self',
      window: 'untilOwnNextTurnEnds',
    });
    opponent.endTurn();
    expect(you.cannot.retreat()).toBe('CANNOT_RETREAT');
    you.endTurn();
    opponent.endTurn();
    you.retreat();
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });

  test('a Weakness «while it is the Active Pokémon»: after two turns still, on the Bench no more', () => {
    const { you, opponent, battle } = hitting({
      do: 'place',
      modifier: { change: 'weakness', type: 'Colorless' },
      on: 'defending',
      window: 'whileActive',
    });
    opponent.endTurn();
    const before = opponent.active?.damage ?? 0;
    you.attack();
    expect((opponent.active?.damage ?? 0) - before).toBe(20);
    expect(battle().state.markers).toHaveLength(1);
    opponent.retreat();
    expect(battle().state.markers).toEqual([]);
  });
});

describe('filters and figures', () => {
  /** The other player’s matching Pokémon after counters are put on them: names with their damage. */
  const marked = (where: PokemonFilter, opponent: SidePosition) => {
    const card = trainer('Tried', [{ do: 'putCounters', on: { ...THEIRS, where }, counters: 1 }]);
    const table = game({ you: { ...OTHER, hand: [card] }, opponent });
    table.you.use('Tried');
    return [table.opponent.active?.damage, ...table.opponent.bench.map(({ damage }) => damage)];
  };

  test('so many Special Conditions', () => {
    const one = { active: { card: 'Mosslamb', statuses: ['poison', 'sleep'] }, bench: ['Stinger'] } as const;
    expect(marked({ conditionsAtLeast: 2 }, one)).toEqual([10, 0]);
  });

  test('a Weakness, or none', () => {
    expect(marked({ weak: true }, { active: 'Mosslamb', bench: ['Sparkmouse'] })).toEqual([10, 0]);
    expect(marked({ weak: false }, { active: 'Mosslamb', bench: ['Sparkmouse'] })).toEqual([0, 10]);
  });

  test('more HP left than that', () => {
    const hurt = { card: 'Mosslamb', damage: 40 };
    expect(marked({ hpLeftOver: 50 }, { active: hurt, bench: ['Mosslamb'] })).toEqual([40, 10]);
  });

  test('the HP that are left, as counters', () => {
    const active = { card: 'Mosslamb', damage: 50 };
    const left = { inCounters: { remainingHp: { whose: 'own', place: 'active' } } } as const;
    const you = holding([{ do: 'putCounters', on: { whose: 'own', place: 'bench' }, counters: left }], {
      active,
      bench: ['Mosslamb'],
    });
    you.use('Tried');
    expect(you.bench).toMatchObject([{ damage: 40 }]);
  });

  test('damage that was done to it in the last turn, and a condition that it got then', () => {
    const back = attacking('Avenger', 0, { damage: { damaged: 'self', in: 'lastTurn' } });
    const ill = trainer('Ill', [
      {
        do: 'if',
        is: { afflictedLastTurn: { whose: 'own', place: 'active' }, status: 'poison' },
        yes: [{ do: 'draw', whose: 'own', cards: 1 }],
      },
    ]);
    const poisons = attacking('Hitter', 20, after({ do: 'afflict', on: 'defending', status: 'poison' }));
    const { you, opponent } = game({
      you: { active: fire(poisons), hand: [ill] },
      opponent: { active: fire(back), hand: [ill], deck: ['Water', 'Water'] },
    });
    expect(you.cannot.use('Ill')).toBe('NO_CHANGE');
    you.attack();
    opponent.use('Ill');
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 20 });
  });
});
