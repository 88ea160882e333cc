/** Pokémon with rules of their own, each met in a game (rules 11.2 to 11.12). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Hits for 110. */
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };
/** Lives through it. */
const WALL = { card: 'Emberfox VMAX', onto: ['Emberfox V'] };

describe('11.2 LV.X', () => {
  test('seed 66: only onto the Active Pokémon of that name; its conditions end, the lower attacks can be used', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Pebblecub', energy: ['Rock'], damage: 20, statuses: ['confusion'] },
        bench: ['Pebblecub'],
        hand: ['Pebblecub LV.X'],
      },
      opponent: { active: WALL },
    });
    you.evolve('Pebblecub', 'Pebblecub LV.X');
    expect(you.active).toMatchObject({ name: 'Pebblecub LV.X', damage: 20, statuses: [], energy: ['Rock'] });
    expect(you.view.you.active).toMatchObject({ maxHp: 110, attacks: ['Hit', 'Crush', 'Avalanche'] });
    expect(you.cannot.attack(2)).toBe('NOT_ENOUGH_ENERGY');
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 30 });
  });

  test('not onto a benched one, nor onto one that came this turn (4.2)', () => {
    const { you } = game({
      you: { active: 'Stinger', bench: ['Pebblecub'], hand: ['Pebblecub LV.X'] },
      opponent: OTHER,
    });
    expect(you.cannot.evolve('Pebblecub', 'Pebblecub LV.X')).toBe('ONTO_THE_ACTIVE');
    const fresh = game({
      you: { active: { card: 'Pebblecub', newIn: 5 }, hand: ['Pebblecub LV.X'] },
      opponent: OTHER,
    });
    expect(fresh.you.cannot.evolve('Pebblecub', 'Pebblecub LV.X')).toBe('NEW_IN_PLAY');
    expect(fresh.you.cannot.benches('Pebblecub LV.X')).toBe('NOT_A_BASIC');
  });

  test('it is no evolution: what asks for an evolved Pokémon passes it by', () => {
    const { you } = game({
      you: { active: { card: 'Pebblecub LV.X', onto: ['Pebblecub'] }, hand: ['Regress'] },
      opponent: OTHER,
    });
    expect(you.cannot.use('Regress')).toBe('NO_TARGET');
  });
});

describe('11.3 BREAK', () => {
  test('keeps attacks, abilities and retreat cost of the card below; HP and type are its own', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Striker', energy: ['Fire'] }, bench: ['Stinger'], hand: ['Striker BREAK'] },
      opponent: { active: { card: 'Sparkmouse', energy: ['Fire'] }, bench: ['Stinger'] },
    });
    you.evolve('Striker', 'Striker BREAK');
    expect(you.view.you.active).toMatchObject({ maxHp: 120, retreatCost: 1, attacks: ['Hit', 'Break'] });
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 50 });
    opponent.attack();
    // The ability below answers the damage still (rule 5, step 9).
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(5);
  });

  test('4.6: devolved, it is what it was', () => {
    const { you } = game({
      you: { active: { card: 'Striker BREAK', onto: ['Striker'] }, hand: ['Regress'] },
      opponent: OTHER,
    });
    you.use('Regress');
    expect(you.view.you.active).toMatchObject({ maxHp: 70, attacks: ['Hit'] });
    expect(you.discard).toEqual(['Striker BREAK', 'Regress']);
  });
});

describe('11.4 MEGA', () => {
  const you = {
    active: 'Sparkmouse-EX',
    bench: ['Stinger'],
    hand: ['M Sparkmouse-EX', 'Mouse Link', 'Letter'],
  };

  test('seed 65: the turn ends when it evolves', () => {
    const one = game({ you, opponent: OTHER });
    one.you.evolve('Sparkmouse-EX', 'M Sparkmouse-EX');
    expect(one.you.active).toMatchObject({ name: 'M Sparkmouse-EX' });
    expect(one.happened()).toEqual(
      expect.arrayContaining(['evolved', 'turnEnded', 'checkup', 'turnStarted']),
    );
    expect(one.you.cannot.endTurn()).toBe('NOT_YOUR_TURN');
  });

  test('seed 65: not with its Spirit Link, and the turn may attack', () => {
    const { you: player, opponent } = game({
      you: { ...you, active: { card: 'Sparkmouse-EX', energy: ['Fire'] } },
      opponent: { active: WALL },
    });
    player.use('Mouse Link');
    player.choose('Sparkmouse-EX');
    player.evolve('Sparkmouse-EX', 'M Sparkmouse-EX');
    player.use('Letter');
    player.attack();
    expect(opponent.active).toMatchObject({ damage: 110 });
  });
});

describe('11.5 GX attacks', () => {
  test('one in the whole game, whichever Pokémon has it; other attacks as ever', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Stinger-GX', energy: ['Fire'] },
        bench: [{ card: 'Stinger-GX', energy: ['Fire'] }],
        hand: ['Relay'],
      },
      opponent: { active: WALL },
    });
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 100 });
    expect(opponent.view.opponent.spent).toEqual(['GX']);
    opponent.endTurn();
    you.use('Relay');
    expect(you.cannot.attack(1)).toBe('ONCE_A_GAME');
    you.attack(0);
    expect(opponent.active).toMatchObject({ damage: 120 });
  });

  test('seeds 3, 4: stopped by a coin, of Confusion or of sand, it is not used up', () => {
    const confused = { card: 'Stinger-GX', energy: ['Fire'], statuses: ['confusion'] as const };
    const { you, opponent } = game({
      you: { active: confused },
      opponent: { active: WALL },
      coins: ['tails', 'heads'],
    });
    you.attack(1);
    expect(you.active).toMatchObject({ damage: 30 });
    expect(you.view.you.spent).toEqual([]);
    opponent.endTurn();
    you.attack(1);
    expect(opponent.active).toMatchObject({ damage: 100 });
  });

  test('5.6: a copied one is the one of the game too', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mimic', energy: ['Fire'] }, bench: ['Stinger'] },
      opponent: { active: 'Stinger-GX', bench: ['Stinger'] },
    });
    you.attack();
    you.choose('Doom GX');
    expect(opponent.active).toMatchObject({ damage: 100 });
    opponent.endTurn();
    you.attack();
    you.choose('Doom GX');
    expect(opponent.active).toMatchObject({ damage: 100 });
  });
});

describe('11.6 V, VMAX, VSTAR', () => {
  test('seed 64: one VSTAR Power a game, be it an ability or an attack', () => {
    const star = { card: 'Emberfox VSTAR', onto: ['Emberfox V'], energy: ['Fire'] };
    const { you } = game({ you: { active: star, bench: [star] }, opponent: { active: WALL } });
    you.ability('Emberfox VSTAR');
    expect(you.hand).toHaveLength(2);
    expect(you.cannot.attack(0)).toBe('ONCE_A_GAME');
    expect(you.cannot.ability('Emberfox VSTAR')).toBe('ONCE_A_GAME');
    you.attack(1);
  });

  test('they evolve from V alone, and go for two and three Prizes (7.4)', () => {
    const { you, opponent } = game({
      you: { active: HITTER, bench: ['Emberfox'], hand: ['Emberfox VMAX'] },
      opponent: { active: { ...WALL, damage: 310 }, bench: [{ card: 'Emberfox V', damage: 190 }] },
    });
    expect(you.cannot.evolve('Emberfox', 'Emberfox VMAX')).toBe('EVOLVES_FROM_ANOTHER');
    you.attack();
    expect(you.prizes).toBe(3);
    opponent.endTurn();
    you.attack();
    expect(you.prizes).toBe(1);
  });

  test('seed 69: TAG TEAM goes for three: who has two left has won', () => {
    const { you, opponent, battle } = game({
      you: { active: HITTER, prizes: 2 },
      opponent: { active: { card: 'Stinger & Puller-GX', damage: 50 }, bench: ['Stinger'] },
    });
    you.attack();
    expect([battle().state.winner, battle().state.ending]).toEqual([0, 'prizes_taken']);
    expect(opponent.moves).toEqual([]);
  });
});
