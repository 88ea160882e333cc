/** Trainers that stand in play as Pokémon, and what they meet (rule 11.1). */
import { describe, expect, test } from 'vitest';
import { game } from '../testing/game.ts';
import type { PokemonLike } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Hits for 110. */
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };

describe('11.1 dolls and fossils', () => {
  test('4.1: what names the fossil evolves from it, in a later turn, and gets its damage (4.3)', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Shellrock', 'Spiralshell'] },
      opponent: { active: { card: 'Spreader', energy: ['Fire'] } },
    });
    you.benches('Shellrock');
    expect(you.cannot.evolve('Shellrock', 'Spiralshell')).toBe('NEW_IN_PLAY');
    you.endTurn();
    opponent.attack();
    you.evolve('Shellrock', 'Spiralshell');
    expect(you.bench).toMatchObject([{ name: 'Spiralshell', damage: 10 }]);
    expect(you.view.you.bench).toMatchObject([{ maxHp: 80 }]);
  });

  test('4.6: devolved it stands as a fossil again, which does not retreat', () => {
    const { you } = game({
      you: {
        active: { card: 'Spiralshell', onto: ['Shellrock'], energy: ['Water'] },
        bench: ['Stinger'],
        hand: ['Regress'],
      },
      opponent: OTHER,
    });
    you.use('Regress');
    expect(you.active).toMatchObject({ name: 'Shellrock', energy: ['Water'] });
    expect(you.cannot.retreat()).toBe('CANNOT_RETREAT');
    expect(you.cannot.attack()).toBe('NO_SUCH_ATTACK');
  });

  test('7.4: a fossil is a Prize, one that has grown too, with both cards; a doll is none (7.5)', () => {
    const prizes = (active: PokemonLike) => {
      const { you, opponent } = game({
        you: { active: HITTER },
        opponent: { active, bench: ['Stinger'] },
      });
      you.attack();
      return [6 - you.prizes, opponent.discard.length];
    };
    expect(prizes({ card: 'Shellrock' })).toEqual([1, 1]);
    expect(prizes({ card: 'Spiralshell', onto: ['Shellrock'] })).toEqual([1, 2]);
    expect(prizes({ card: 'Puppet' })).toEqual([0, 1]);
  });

  test('in hand and discard pile it is a Trainer: what asks for a Basic Pokémon passes it by, what asks for a trainer finds it', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Rebirth', 'Finder'], discard: ['Shellrock', 'Puppet'] },
      opponent: OTHER,
    });
    expect(you.cannot.use('Rebirth')).toBe('NO_TARGET');
    you.use('Finder');
    you.choose('Shellrock');
    you.benches('Shellrock');
    expect(you.bench).toMatchObject([{ name: 'Shellrock' }]);
  });

  test('10.2: as a Basic Pokémon it is named by what takes abilities off, and its rule stays (11.15)', () => {
    const { you } = game({
      you: { active: { card: 'Puppet', energy: ['Fire'] }, bench: ['Stinger'] },
      opponent: { active: 'Keyring' },
    });
    expect(you.cannot.retreat()).toBe('CANNOT_RETREAT');
    you.ability('Puppet', 1);
    expect(you.active).toMatchObject({ name: 'Stinger' });
  });
});
