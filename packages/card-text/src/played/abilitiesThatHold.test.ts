/** Abilities of public cards that hold all the time, on the board. */
import { expect } from 'vitest';
import { abilityPlayed, onTheBoard, stage } from '../testing/played.ts';

const HITTING = { card: 'Wall', energy: ['Fire Energy'] };

onTheBoard('abilities that always hold', () => {
  abilityPlayed(
    'xy7-3 Irritating Pollen',
    'neither player plays Items, from the Bench too, until it leaves',
    ({ id }) => {
      const hand = ['Letter', 'Mentor', 'Charm'];
      const { you, opponent } = stage({ you: { bench: [id], hand }, opponent: { hand } });
      expect(you.cannot.use('Letter')).toBe('CANNOT_PLAY');
      you.use('Mentor');
      you.useOn('Charm', 'Wall');
      you.endTurn();
      expect(opponent.cannot.use('Letter')).toBe('CANNOT_PLAY');
      opponent.use('Mentor');
      const gone = stage({
        you: { active: HITTING, hand },
        opponent: { active: { card: id, damage: 120 }, bench: ['Wall'], hand },
      });
      expect(gone.you.cannot.use('Letter')).toBe('CANNOT_PLAY');
      gone.you.attack();
      gone.opponent.use('Letter');
      expect(gone.opponent.discard).toContain('Letter');
    },
  );

  abilityPlayed(
    'swsh8-66 Single Strike Jammer',
    'one Energy more for attacks of Single Strike across',
    ({ id }) => {
      const darkness = (count: number) => Array<string>(count).fill('Darkness Energy');
      const attacker = (count: number) => ({ card: 'swsh8-175', energy: darkness(count) });
      const against = (count: number) => {
        const board = stage({ you: { bench: [id] }, opponent: { active: attacker(count) } });
        board.you.endTurn();
        return board;
      };
      expect(against(2).opponent.cannot.attack(0)).toBe('NOT_ENOUGH_ENERGY');
      const three = against(3);
      three.opponent.attack(0);
      expect(three.you.active?.damage).toBe(50);
      const own = stage({ you: { active: attacker(2), bench: [id] }, opponent: {} });
      own.you.attack(0);
      expect(own.opponent.active?.damage).toBe(50);
      const other = stage({ you: { active: id }, opponent: { active: HITTING } });
      other.you.endTurn();
      other.opponent.attack();
      expect(other.you.active?.damage).toBe(20);
    },
  );

  abilityPlayed(
    'swsh1-124 More Poison',
    'two more counters for poison across, for each that has it',
    ({ id }) => {
      const active = { card: 'Wall', statuses: ['poison'] } as const;
      const after = (bench: readonly string[]) => {
        const { you, opponent } = stage({ you: { active, bench }, opponent: { active } });
        you.endTurn();
        return [you.active?.damage, opponent.active?.damage];
      };
      expect(after([])).toEqual([10, 10]);
      expect(after([id])).toEqual([10, 30]);
      expect(after([id, id])).toEqual([10, 50]);
    },
  );

  abilityPlayed('swsh8-40 Cursed Shimmer', 'from the Active Spot, no Tools for the opponent', ({ id }) => {
    const hand = ['Charm', 'Letter'];
    const active = stage({ you: { active: id, hand }, opponent: { hand } });
    active.you.use('Charm');
    active.you.endTurn();
    expect(active.opponent.cannot.use('Charm')).toBe('CANNOT_PLAY');
    active.opponent.use('Letter');
    const benched = stage({ you: { bench: [id] }, opponent: { hand } });
    benched.you.endTurn();
    benched.opponent.use('Charm');
    expect(benched.opponent.active?.attached).toEqual(['Charm']);
  });

  abilityPlayed('sv3pt5-40 Expanding Body', 'a hundred HP more while it holds special Energy', ({ id }) => {
    const { you, opponent } = stage({
      you: { active: { card: id, energy: ['Double', 'Fire Energy'], damage: 250 }, bench: ['Wall'] },
      opponent: {},
    });
    expect(you.view.you.active).toMatchObject({ maxHp: 350 });
    you.retreat();
    expect(you.active?.name).toBe('Wall');
    expect(you.bench).toEqual([]);
    expect(opponent.prizes).toBe(4);
    const basic = stage({ you: { active: { card: id, energy: ['Fire Energy'] } }, opponent: {} });
    expect(basic.you.view.you.active).toMatchObject({ maxHp: 250 });
  });

  abilityPlayed(
    'ex15-3 Shining Horn',
    'alone in play, it keeps Basic Pokémon across from attacking',
    ({ id }) => {
      const stage1 = { card: 'Mossram', onto: ['Mosslamb'], energy: ['Grass Energy', 'Fire Energy'] };
      const against = (bench: readonly string[], active: typeof stage1 | typeof HITTING) => {
        const board = stage({ you: { active: id, bench }, opponent: { active } });
        board.you.endTurn();
        return board;
      };
      expect(against([], HITTING).opponent.cannot.attack()).toBe('CANNOT_ATTACK');
      const evolved = against([], stage1);
      evolved.opponent.attack();
      expect(evolved.you.active?.damage).toBe(50);
      const accompanied = against(['Wall'], HITTING);
      accompanied.opponent.attack();
      expect(accompanied.you.active?.damage).toBe(20);
    },
  );

  abilityPlayed('bw5-48 Solar Revelation', 'nothing but damage done to own Pokémon with Energy', ({ id }) => {
    const against = (energy: readonly string[]) => {
      const active = { card: 'Wall', energy };
      const { you, opponent } = stage({
        you: { active, bench: [id] },
        opponent: { active: { card: 'Stinger', energy: ['Fire Energy'] } },
      });
      you.endTurn();
      opponent.attack();
      return you.active;
    };
    expect(against(['Fire Energy'])).toMatchObject({ damage: 10, statuses: [] });
    expect(against([])).toMatchObject({ damage: 10 + 10, statuses: ['poison'] });
  });

  abilityPlayed('gym1-47 Photosynthesis', 'all its Energy is Grass, also while it is Confused', ({ id }) => {
    const energy = ['Fire Energy', 'Water Energy'];
    const well = stage({ you: { active: { card: id, energy } }, opponent: {}, coins: 'T' });
    well.you.attack();
    expect(well.opponent.active).toMatchObject({ damage: 20, statuses: [] });
    const confused = stage({
      you: { active: { card: id, energy, statuses: ['confusion'] } },
      opponent: {},
      coins: 'HH',
    });
    confused.you.attack();
    expect(confused.opponent.active).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
    const other = stage({ you: { active: { card: 'Mossram', energy }, bench: [id] }, opponent: {} });
    expect(other.you.cannot.attack()).toBe('NOT_ENOUGH_ENERGY');
  });

  abilityPlayed(
    'sm12-129 Smug Face',
    'safe from TAG TEAM, Ultra Beasts and holders of special Energy',
    ({ id }) => {
      const hitBy = (card: string, energy: readonly string[]) => {
        const { you, opponent } = stage({ you: { active: id }, opponent: { active: { card, energy } } });
        you.endTurn();
        opponent.attack();
        return you.active;
      };
      expect(hitBy('Stinger & Puller-GX', ['Fire Energy'])).toMatchObject({ damage: 0 });
      expect(hitBy('sm12-21', ['Grass Energy', 'Grass Energy'])).toMatchObject({ damage: 0 });
      expect(hitBy('Stinger', ['Double'])).toMatchObject({ damage: 0, statuses: [] });
      expect(hitBy('Stinger', ['Fire Energy'])).toMatchObject({ damage: 20, statuses: ['poison'] });
    },
  );
});
