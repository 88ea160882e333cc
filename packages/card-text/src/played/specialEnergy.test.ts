/** Special energy of public cards, on the board. */
import { attack, type PokemonLike, pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { cardPlayed, onTheBoard, stage } from '../testing/played.ts';

const HITTING = { card: 'Wall', energy: ['Fire Energy'] };

onTheBoard('special energy', () => {
  cardPlayed('ex4-87', 'two of Fighting and Darkness for Team Magma, for one turn', (name) => {
    const hand = ['ex4-87'];
    const magma = stage({ you: { active: 'ex4-35', bench: ['Wall'], hand }, opponent: {}, coins: 'T' });
    expect(magma.you.cannot.attach(name, 'Wall')).toBe('CANNOT_HOLD');
    magma.you.attach(name, "Team Magma's Houndour");
    expect(magma.you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
    magma.you.attack(1);
    expect(magma.opponent.active?.damage).toBe(20);
    expect([magma.you.active?.energy, magma.you.discard]).toEqual([[], [name]]);
    const fighting = stage({ you: { active: 'ex4-58', hand }, opponent: {} });
    fighting.you.attach(name, "Team Magma's Aron");
    fighting.you.attack(0);
    expect(fighting.opponent.active?.damage).toBe(10);
  });

  cardPlayed('ex4-86', 'two of Water and Darkness for Team Aqua, for one turn', (name) => {
    const hand = ['ex4-86'];
    const dark = stage({ you: { active: 'ex4-15', bench: ['ex4-35'], hand }, opponent: {} });
    expect(dark.you.cannot.attach(name, "Team Magma's Houndour")).toBe('CANNOT_HOLD');
    dark.you.attach(name, "Team Aqua's Mightyena");
    dark.you.attack(0);
    expect(dark.opponent.active?.damage).toBe(20);
    const water = stage({ you: { active: 'ex4-47', hand }, opponent: {} });
    water.you.attach(name, "Team Aqua's Carvanha");
    water.you.endTurn();
    expect([water.you.active?.energy, water.you.discard]).toEqual([[], [name]]);
    const both = stage({ you: { active: 'ex4-47', hand }, opponent: {} });
    both.you.attach(name, "Team Aqua's Carvanha");
    both.you.attack(1);
    expect(both.opponent.active).toMatchObject({ damage: 10 + 10, statuses: ['poison'] });
  });

  cardPlayed('ex1-93', 'ten more to the Active Pokémon for dark attackers, before Weakness', () => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Darkness', times: 2, plus: 0 }] });
    const hit = (card: PokemonLike, active: 'Wall' | typeof weak = 'Wall') => {
      const { you, opponent } = stage({ you: { active: card }, opponent: { active, bench: ['Wall B'] } });
      you.attack();
      return [opponent.active?.damage, opponent.bench[0]?.damage];
    };
    expect(hit({ card: 'swsh8-175', energy: ['ex1-93', 'Darkness Energy'] })).toEqual([60, 0]);
    expect(hit({ card: 'swsh8-175', energy: ['ex1-93', 'ex1-93'] }, weak)).toEqual([140, 0]);
    expect(hit({ card: 'Wall', energy: ['ex1-93'] })).toEqual([20, 0]);
    const byName = pokemon('Dark Wall', { hp: 500 });
    expect(hit({ card: byName, energy: ['ex1-93'] })).toEqual([30, 0]);
    const wide = pokemon('Shade', {
      types: ['Darkness'],
      attacks: [
        attack('Hit', 'C', 10, {
          after: [{ do: 'damage', to: { whose: 'opponent', place: 'bench' }, amount: 10, plain: true }],
        }),
      ],
    });
    expect(hit({ card: wide, energy: ['ex1-93'] })).toEqual([20, 10]);
  });

  cardPlayed('pl1-121', 'every type, one at a time, for a counter when it comes from the hand', (name) => {
    const { you, opponent } = stage({ you: { active: 'Emberfox', hand: ['pl1-121'] }, opponent: {} });
    you.attach(name, 'Emberfox');
    expect(you.active).toMatchObject({ damage: 10, energy: [name] });
    expect(you.cannot.attack(1)).toBe('NOT_ENOUGH_ENERGY');
    you.attack(0);
    expect(opponent.active?.damage).toBe(30);
    const other = stage({
      you: { active: { card: 'Mossram', energy: ['pl1-121', 'Fire Energy'] } },
      opponent: {},
    });
    other.you.attack();
    expect(other.opponent.active?.damage).toBe(50);
    expect(other.you.active?.damage).toBe(0);
  });

  cardPlayed('ex1-95', 'the same; the counter may be the last', (name) => {
    const { you, opponent } = stage({
      you: { bench: [{ card: 'Sparkmouse', damage: 50 }], hand: ['ex1-95'] },
      opponent: {},
    });
    you.attach(name, 'Sparkmouse');
    expect([you.bench, opponent.prizes]).toEqual([[], 5]);
    expect(you.discard).toEqual(expect.arrayContaining(['Sparkmouse', name]));
    const types = stage({ you: { active: { card: 'Mossram', energy: ['ex1-95', 'ex1-95'] } }, opponent: {} });
    types.you.attack();
    expect(types.opponent.active?.damage).toBe(50);
  });

  cardPlayed(
    'ex15-87',
    'three Colorless for an evolved Pokémon, which does not retreat, for one turn',
    (name) => {
      const ram = { card: 'Mossram', onto: ['Mosslamb'], energy: ['Grass Energy'] };
      const you = { active: ram, bench: ['Wall'], hand: ['ex15-87', 'Regress'] };
      const game = stage({ you, opponent: {} });
      expect(game.you.cannot.attach(name, 'Wall')).toBe('CANNOT_HOLD');
      game.you.attach(name, 'Mossram');
      expect(game.you.cannot.retreat()).toBe('CANNOT_RETREAT');
      game.you.attack();
      expect(game.opponent.active?.damage).toBe(50);
      expect([game.you.active?.energy, game.you.discard]).toEqual([['Grass Energy'], [name]]);
      const back = stage({ you, opponent: {} }).you;
      back.attach(name, 'Mossram');
      back.use('Regress');
      expect(back.active).toMatchObject({ name: 'Mosslamb', energy: ['Grass Energy'] });
      expect(back.discard).toContain(name);
    },
  );

  cardPlayed('ex9-88', 'ten less done to a Metal Pokémon, for each', () => {
    const steel = pokemon('Steel', { hp: 500, types: ['Metal'] });
    const hitOn = (card: typeof steel | string, ...energy: string[]) => {
      const { you, opponent } = stage({ you: { active: { card, energy } }, opponent: { active: HITTING } });
      you.endTurn();
      opponent.attack();
      return you.active?.damage;
    };
    expect(hitOn(steel)).toBe(20);
    expect(hitOn(steel, 'ex9-88')).toBe(10);
    expect(hitOn(steel, 'ex9-88', 'ex9-88')).toBe(0);
    expect(hitOn('Wall', 'ex9-88')).toBe(20);
  });

  cardPlayed('base5-81', 'from the hand, ends every condition but a burn', (name) => {
    const active = { card: 'Wall', statuses: ['poison', 'burn', 'sleep'] } as const;
    const game = stage({ you: { active, bench: ['Stinger'], hand: ['base5-81'] }, opponent: {} });
    game.you.attach(name, 'Wall');
    expect(game.you.active).toMatchObject({ statuses: ['burn'], energy: [name] });
    game.you.attack();
    expect(game.opponent.active?.damage).toBe(20);
    const elsewhere = stage({ you: { active, bench: ['Stinger'], hand: ['base5-81'] }, opponent: {} }).you;
    elsewhere.attach(name, 'Stinger');
    expect(elsewhere.active?.statuses).toHaveLength(3);
  });

  cardPlayed('xy7-83', 'for Lightning Pokémon alone, which have no Weakness then', (name) => {
    const zapper = pokemon('Zapper', {
      hp: 500,
      types: ['Lightning'],
      weaknesses: [{ type: 'Fire', times: 2, plus: 0 }],
      attacks: [attack('Hit', 'L', 20)],
    });
    const fox = { card: 'Emberfox', energy: ['Fire Energy'] };
    const { you, opponent } = stage({
      you: { active: zapper, bench: ['Wall'], hand: ['xy7-83'] },
      opponent: { active: fox },
    });
    expect(you.cannot.attach(name, 'Wall')).toBe('CANNOT_HOLD');
    you.attach(name, 'Zapper');
    you.attack();
    expect(opponent.active?.damage).toBe(20);
    opponent.attack();
    expect(you.active?.damage).toBe(30);
    const bare = stage({ you: { active: zapper }, opponent: { active: fox } });
    bare.you.endTurn();
    bare.opponent.attack();
    expect(bare.you.active?.damage).toBe(60);
  });

  cardPlayed('sv2-191', 'every type, but Colorless beside another special Energy', () => {
    const holding = (...energy: string[]) =>
      stage({ you: { active: { card: 'Emberfox', energy } }, opponent: {} });
    const alone = holding('sv2-191', 'Grass Energy');
    alone.you.attack(1);
    expect(alone.opponent.active?.statuses).toEqual(['burn']);
    expect(holding('sv2-191', 'Double').you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
    expect(holding('sv2-191', 'sv2-191').you.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
  });
});
