/** Attacks that may be used from the Bench, or in the first turn of who goes first (rules 3.7, 5.1a). */
import { describe, expect, test } from 'vitest';
import { attack, attacking, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300, weaknesses: [{ type: 'Colorless', times: 2, plus: 0 }] });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };
const SNIPER = pokemon('Sniper', {
  attacks: [
    attack('Reach', 'C', 30, {
      fromBench: true,
      damage: { sum: [30, { product: [10, { counters: 'self' }] }] },
      after: [{ do: 'damage', to: 'self', amount: 10 }],
    }),
    attack('Hit', 'C', 20),
  ],
});

describe('5.1a: an attack from the Bench', () => {
  test('is done by the Benched Pokémon, and ends the turn', () => {
    const { you, opponent, battle } = game({
      you: { active: 'Mosslamb', bench: [fire(SNIPER, { damage: 20 }), 'Stinger'] },
      opponent: OTHER,
    });
    expect(you.moves.filter(({ type }) => type === 'attack')).toEqual([
      { type: 'attack', seat: 0, attack: 0, pokemon: 2 },
    ]);
    you.attackFromBench('Sniper');
    // Fifty, and the target’s Weakness counts: it is Active.
    expect(opponent.active?.damage).toBe(100);
    expect(you.bench[0]).toMatchObject({ name: 'Sniper', damage: 30 });
    expect(battle().state).toMatchObject({ current: 1 });
  });

  test('only that attack of it, only with its own energy, only by an own Pokémon', () => {
    const { you } = game({
      you: { active: fire('Mosslamb'), bench: [SNIPER] },
      opponent: { ...OTHER, bench: [fire(pokemon('Foe', SNIPER))] },
    });
    expect(you.cannot.attackFromBench('Sniper', 1)).toBe('ONLY_FROM_ACTIVE');
    expect(you.cannot.attackFromBench('Sniper', 0)).toBe('NOT_ENOUGH_ENERGY');
    expect(you.cannot.attackFromBench('Foe', 0)).toBe('NOT_YOUR_POKEMON');
  });

  test('while the Active Pokémon sleeps, too; from the Active Spot as any other', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', statuses: ['sleep'] }, bench: [fire(SNIPER)] },
      opponent: OTHER,
    });
    you.attackFromBench('Sniper');
    expect(opponent.active?.damage).toBe(60);
    const active = game({ you: { active: fire(SNIPER), bench: ['Stinger'] }, opponent: OTHER });
    active.you.attack();
    expect(active.opponent.active?.damage).toBe(60);
  });

  test('what answers the damage answers the Benched Pokémon', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', bench: [fire(SNIPER)] },
      opponent: { active: 'Striker', bench: ['Stinger'] },
    });
    you.attackFromBench('Sniper');
    expect([you.active?.damage, you.bench[0]?.damage, opponent.active?.damage]).toEqual([0, 20, 30]);
  });

  test('none comes between two attacks of the Active Pokémon (11.15)', () => {
    const twice = pokemon('Twice', {
      abilities: [
        {
          ...power('Barrage', { works: 'always', on: 'self', modifiers: [{ change: 'attacks', by: 1 }] }),
          kind: 'Ancient Trait',
        },
      ],
    });
    const { you, battle } = game({ you: { active: fire(twice), bench: [fire(SNIPER)] }, opponent: OTHER });
    you.attack();
    expect(you.cannot.attackFromBench('Sniper')).toBe('ONLY_ATTACK_AGAIN');
    you.attack();
    expect(battle().state.current).toBe(1);
  });
});

test('3.7: an attack that may be used in the first turn', () => {
  const hasty = pokemon('Rusher', {
    attacks: [attack('Rush', 'C', 10, { onFirstTurn: true }), attack('Hit', 'C', 20)],
  });
  const { you, opponent } = game({ you: { active: fire(hasty) }, opponent: OTHER, turn: 1 });
  expect(you.cannot.attack(1)).toBe('FIRST_TURN_ATTACK');
  you.attack(0);
  expect(opponent.active?.damage).toBe(20);
  const plain = game({ you: { active: fire(attacking('Plain', 10, {})) }, opponent: OTHER, turn: 1 });
  expect(plain.you.cannot.attack()).toBe('FIRST_TURN_ATTACK');
});
