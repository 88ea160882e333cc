/** Cards that may not be played, Pokémon that cannot be healed, counters that move (rules 3.6, 6.7, 6.8, 10.13 to 10.15). */
import { describe, expect, test } from 'vitest';
import type { Modifier, Step } from '../model/language.ts';
import { after, attacking, OWN, pokemon, power, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };

describe('10.15: cards that may not be played', () => {
  const under = (what: readonly 'specialEnergy'[] | 'any', side: SidePosition) => {
    const step: Step = { do: 'forbid', whose: 'opponent', what, window: 'duringOpponentsNextTurn' };
    const table = game({
      you: { active: fire(attacking('Barrier', 0, after(step))) },
      opponent: { ...OTHER, ...side },
    });
    table.you.attack();
    return table;
  };
  const played = (table: ReturnType<typeof under>) => [
    ...new Set(table.opponent.moves.map(({ type }) => type)),
  ];

  test('any: nothing of the hand, but what is in play may be used; the turn after all is as it was', () => {
    const side = {
      active: { card: 'Mosslamb', energy: ['Fire', 'Fire'] },
      bench: [fire('Hasty')],
      hand: ['Mosslamb', 'Mossram', 'Fire', 'Letter', 'Hothouse', 'Fan'],
    };
    const table = under('any', side);
    expect(played(table).sort()).toEqual(['ability', 'attack', 'endTurn', 'retreat']);
    expect(table.opponent.cannot.benches('Mosslamb')).toBe('CANNOT_PLAY');
    expect(table.opponent.cannot.attach('Fire', 'Mosslamb')).toBe('CANNOT_PLAY');
    expect(table.you.view.bans).toMatchObject([{ seat: 1, what: 'any' }]);
    table.opponent.endTurn();
    table.you.endTurn();
    expect(played(table)).toEqual(expect.arrayContaining(['bench', 'evolve', 'attach', 'trainer']));
  });

  test('any: nor a Pokémon of several cards', () => {
    const halves = ['Upper', 'Lower'].map((part) => ({
      ...pokemon('Colossus', { stage: 'legend' }),
      id: part,
      part,
    }));
    const table = under('any', { hand: halves });
    expect(table.opponent.cannot.assemble('Colossus')).toBe('CANNOT_PLAY');
  });

  test('Special Energy alone: a basic one may be attached', () => {
    const { opponent } = under(['specialEnergy'], { hand: ['Double', 'Fire'] });
    expect(opponent.cannot.attach('Double', 'Mosslamb')).toBe('CANNOT_PLAY');
    opponent.attach('Fire', 'Mosslamb');
  });

  test('nor as a further card of the same attachment (11.15)', () => {
    const grower = pokemon('Grower', {
      abilities: [
        power('Growth', { works: 'always', on: 'self', modifiers: [{ change: 'energyOfTurn', by: 1 }] }),
      ],
    });
    const { opponent } = under(['specialEnergy'], { active: grower, hand: ['Fire', 'Double', 'Water'] });
    opponent.attach('Fire', 'Grower');
    expect(opponent.asked).toEqual(['Water']);
  });

  test('as long as a Pokémon is there that bars it', () => {
    const gaze: Modifier = { change: 'cannotPlay', what: ['specialEnergy'] };
    const gazer = pokemon('Gazer', {
      abilities: [
        power('Gaze', {
          works: 'always',
          from: 'active',
          on: { whose: 'opponent', place: 'active' },
          modifiers: [gaze],
        }),
      ],
    });
    const { you } = game({
      you: { active: 'Stinger', hand: ['Double', 'Fire'] },
      opponent: { active: gazer },
    });
    expect(you.cannot.attach('Double', 'Stinger')).toBe('CANNOT_PLAY');
    you.attach('Fire', 'Stinger');
  });
});

describe('10.14: what cannot be healed', () => {
  const frost = pokemon('Frost', {
    abilities: [
      power('Frost', {
        works: 'always',
        on: { whose: 'both', place: 'inPlay' },
        modifiers: [{ change: 'cannot', what: 'beHealed' }],
      }),
    ],
  });
  const balm = trainer('Balm', [{ do: 'heal', on: OWN, counters: 2 }]);

  test('keeps its counters; a card that would only heal is not played', () => {
    const side = { active: { card: 'Stinger', damage: 30 }, hand: [balm] } as const;
    expect(game({ you: side, opponent: { active: frost } }).you.cannot.use('Balm')).toBe('NO_CHANGE');
    const { you } = game({ you: side, opponent: OTHER });
    you.use('Balm');
    expect(you.active?.damage).toBe(10);
  });

  test('for a turn, that one alone, while others are healed', () => {
    const chill = attacking(
      'Chill',
      0,
      after({
        do: 'place',
        modifier: { change: 'cannot', what: 'beHealed' },
        on: 'defending',
        window: 'duringOpponentsNextTurn',
      }),
    );
    const { you, opponent } = game({
      you: { active: fire(chill) },
      opponent: {
        active: { card: 'Mosslamb', damage: 30 },
        bench: [{ card: 'Stinger', damage: 30 }],
        hand: [balm, balm],
      },
    });
    you.attack();
    opponent.use('Balm');
    expect([opponent.active?.damage, opponent.bench[0]?.damage]).toEqual([30, 10]);
    opponent.endTurn();
    you.endTurn();
    opponent.use('Balm');
    expect(opponent.active?.damage).toBe(10);
  });
});

describe('10.13: counters that move', () => {
  const mover = (counters: 'all' | { readonly upTo: number }) =>
    trainer('Shift', [
      { do: 'moveCounters', from: { whose: 'own', place: 'active' }, to: THEIRS_ACTIVE, counters },
    ]);
  const THEIRS_ACTIVE = { whose: 'opponent', place: 'active' } as const;
  const shift = (counters: 'all' | { readonly upTo: number }, damage: number) =>
    game({
      you: { active: { card: 'Stinger', damage }, hand: [mover(counters)] },
      opponent: { active: 'Mosslamb', bench: ['Stinger'] },
    });

  test('all of them', () => {
    const { you, opponent } = shift('all', 40);
    you.use('Shift');
    expect([you.active?.damage, opponent.active?.damage]).toEqual([0, 40]);
  });

  test('up to a number, as many as the player says, one at least', () => {
    const { you, opponent } = shift({ upTo: 3 }, 40);
    you.use('Shift');
    expect(you.asked).toEqual([1, 3]);
    expect(you.cannot.choose(0)).toBe('WRONG_NUMBER_CHOSEN');
    you.choose(2);
    expect([you.active?.damage, opponent.active?.damage]).toEqual([20, 20]);
  });

  test('no more than are there; of one no question opens', () => {
    const { you } = shift({ upTo: 3 }, 20);
    you.use('Shift');
    expect(you.asked).toEqual([1, 2]);
    const one = shift({ upTo: 3 }, 10);
    one.you.use('Shift');
    expect([one.you.asked, one.opponent.active?.damage]).toEqual([null, 10]);
  });

  test('an attack may move none', () => {
    const striker = attacking(
      'Striker',
      10,
      after({ do: 'moveCounters', from: 'self', to: 'defending', counters: { upTo: 2 } }),
    );
    const { you, opponent, happened } = game({
      you: { active: fire(striker, { damage: 20 }) },
      opponent: OTHER,
    });
    you.attack();
    expect(you.asked).toEqual([0, 2]);
    you.choose(0);
    expect(happened()).not.toContain('countersMoved');
    expect([you.active?.damage, opponent.active?.damage]).toEqual([20, 10]);
  });

  test('from one that is protected none move, and no question opens (6.8)', () => {
    const effect = {
      after: [
        { do: 'choosePokemon', from: THEIRS, min: 1, max: 1, as: 'it' },
        { do: 'moveCounters', from: { bound: 'it' }, to: 'self', counters: { upTo: 2 } },
      ],
    } as const;
    const guarded = pokemon('Guarded', {
      abilities: [power('Guard', { works: 'always', on: 'self', modifiers: [{ change: 'preventEffects' }] })],
    });
    const { you, opponent } = game({
      you: { active: fire(attacking('Thief', 0, effect)) },
      opponent: { active: { card: guarded, damage: 20 } },
    });
    you.attack();
    expect([you.asked, opponent.active?.damage, you.active?.damage]).toEqual([null, 20, 0]);
  });
});
