/** Attacks of public cards that heal, or take off what is attached, on the board. */
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, cardPlayed, onTheBoard, stage } from '../testing/played.ts';

onTheBoard('attacks on what is attached', () => {
  attackPlayed('sm3-157 Crunch', 'an Energy of its choice off the other Active Pokémon', (use) => {
    const active = { card: 'Wall', energy: ['Fire Energy', 'Double'] };
    const bench = [{ card: 'Wall B', energy: ['Fire Energy'] }];
    const { you, opponent } = use({ opponent: { active, bench } });
    you.choose('Double');
    expect(opponent.active).toMatchObject({ damage: 120, energy: ['Fire Energy'] });
    expect(opponent.discard).toEqual(['Double']);
    expect(opponent.bench[0]?.energy).toEqual(['Fire Energy']);
    expect(use().opponent.active?.damage).toBe(120);
  });

  attackPlayed('sv4-189 Buoyant Healing', 'a hundred and twenty healed from one on its Bench', (use) => {
    const bench = [
      { card: 'Wall B', damage: 150 },
      { card: 'Wall C', damage: 50 },
    ];
    const { you } = use({ me: { damage: 10 }, you: { bench } });
    you.choose('Wall B');
    expect(you.bench.map(({ damage }) => damage)).toEqual([30, 50]);
    expect(you.active?.damage).toBe(10);
    const other = use({ you: { bench } });
    other.you.choose('Wall C');
    expect(other.you.bench.map(({ damage }) => damage)).toEqual([150, 0]);
  });

  attackPlayed('sm5-36 Aqua Blast', 'gives one Water Energy, no other', (use) => {
    const { you, opponent } = use({ me: { energy: ['Fire Energy', 'Water Energy'] } });
    expect(opponent.active?.damage).toBe(80);
    expect(you.active?.energy).toEqual(['Fire Energy']);
    expect(you.discard).toEqual(['Water Energy']);
  });

  attackPlayed('sm1-81 Gnaw Through', 'the Tools of the other Active Pokémon, not of the Bench', (use) => {
    const { opponent } = use({
      opponent: { bench: ['Wall B'], hand: ['Charm', 'Goldfruit'] },
      first: ({ you, opponent: other }) => {
        you.endTurn();
        other.use('Charm');
        other.choose('Wall');
        other.use('Goldfruit');
        other.endTurn();
      },
    });
    expect(opponent.active?.attached).toEqual([]);
    expect(opponent.bench[0]?.attached).toEqual(['Goldfruit']);
    expect(opponent.discard).toEqual(['Charm']);
  });

  attackPlayed('bw1-115 Thunderbolt', 'eighty, and all its Energy gone', (use) => {
    const { you, opponent } = use({ me: { energy: ['Lightning Energy', 'Double', 'Fire Energy'] } });
    expect(opponent.active?.damage).toBe(80);
    expect(you.active?.energy).toEqual([]);
    expect([...you.discard].sort()).toEqual(['Double', 'Fire Energy', 'Lightning Energy']);
  });

  attackPlayed('gym1-45 Healing Pollen', 'on heads four counters off itself, or all', (use) => {
    expect(use({ me: { damage: 50 }, coins: 'H' }).you.active?.damage).toBe(10);
    expect(use({ me: { damage: 30 }, coins: 'H' }).you.active?.damage).toBe(0);
    const tails = use({ me: { damage: 50 }, coins: 'T' });
    expect([tails.you.active?.damage, tails.opponent.active?.damage]).toEqual([50, 0]);
  });

  attackPlayed('pl3-75 Gripthrow', 'on heads the other Active Pokémon goes back to the hand whole', (use) => {
    const opponent = {
      active: { card: 'Mossram', onto: ['Mosslamb'], energy: ['Fire Energy'], damage: 50 },
      bench: ['Wall B', 'Wall C'],
    };
    const heads = use({ opponent, coins: 'H' });
    heads.opponent.choose('Wall C');
    expect(heads.opponent.active?.name).toBe('Wall C');
    expect(heads.opponent.hand).toEqual(expect.arrayContaining(['Mossram', 'Mosslamb', 'Fire Energy']));
    // No Knock Out.
    expect([heads.you.prizes, heads.opponent.discard]).toEqual([6, []]);
    const tails = use({ opponent, coins: 'T' });
    expect(tails.opponent.active).toMatchObject({ name: 'Mossram', damage: 50 });
  });

  cardPlayed('bw10-92', 'lends its attack: two Energy for two hundred that nothing lessens', (name) => {
    const modifiers = [{ change: 'damageTaken', by: -50 }] as const;
    const thick = pokemon('Thick', {
      hp: 500,
      abilities: [
        { name: 'Fur', kind: 'Ability', effects: [{ works: 'always', on: 'self', modifiers }], offWhile: [] },
      ],
    });
    const energy = ['Grass Energy', 'Grass Energy', 'Fire Energy'];
    const { you, opponent } = stage({
      you: { active: { card: 'bw10-11', energy }, bench: ['Wall B'], hand: ['bw10-92'] },
      opponent: { active: thick },
    });
    you.use(name);
    you.choose('Genesect-EX');
    // Behind the one of its own.
    you.attack(1);
    you.choose('Grass Energy', 'Fire Energy');
    expect(opponent.active?.damage).toBe(200);
    expect(you.active).toMatchObject({ energy: ['Grass Energy'], attached: [name] });
  });

  cardPlayed('bw10-92', 'lends it to that Pokémon alone', (name) => {
    const energy = ['Grass Energy', 'Grass Energy', 'Fire Energy'];
    const { you } = stage({
      you: { active: { card: 'Wall', energy }, hand: ['bw10-92'] },
      opponent: {},
    });
    you.use(name);
    expect(you.active?.attached).toEqual([name]);
    expect(you.cannot.attack(1)).toBe('NO_SUCH_ATTACK');
  });
});
