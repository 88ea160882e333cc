/** Attacks of public cards that do more, or nothing at all, where something holds, on the board. */
import { attack, pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, onTheBoard } from '../testing/played.ts';

const of = (...letters: string[]) =>
  letters.map((letter) => `${{ W: 'Water', R: 'Fire', G: 'Grass', P: 'Psychic' }[letter]} Energy`);
const damage = (game: { readonly opponent: { readonly active: { readonly damage: number } | null } }) =>
  game.opponent.active?.damage;

/** Ten to everybody on the Bench across. */
const SWEEPER = pokemon('Sweeper', {
  hp: 500,
  attacks: [
    attack('Sweep', 'C', 0, {
      after: [{ do: 'damage', to: { whose: 'opponent', place: 'bench' }, amount: 10, plain: true }],
    }),
  ],
});

onTheBoard('attacks that ask for something', () => {
  attackPlayed('swsh3-28 Frozen Heat', 'all its Water Energy for sixty more, if it likes', (use) => {
    const me = { energy: of('W', 'R', 'W') };
    const gives = use({ me });
    gives.you.choose(true);
    expect([damage(gives), gives.you.active?.energy]).toEqual([170, of('R')]);
    const keeps = use({ me });
    keeps.you.choose(false);
    expect([damage(keeps), keeps.you.active?.energy]).toEqual([110, me.energy]);
  });

  attackPlayed("sm3-149 Nature's Judgment", 'all its Energy for sixty more', (use) => {
    const gives = use();
    gives.you.choose(true);
    expect([damage(gives), gives.you.active?.energy]).toEqual([180, []]);
    const keeps = use();
    keeps.you.choose(false);
    expect([damage(keeps), keeps.you.active?.energy.length]).toEqual([120, 3]);
  });

  attackPlayed('pl3-13 Desperate Pollen', 'three conditions from eight counters on it', (use) => {
    const much = use({ me: { damage: 80 }, coins: 'T' });
    expect([...(much.opponent.active?.statuses ?? [])].sort()).toEqual(['burn', 'confusion', 'poison']);
    expect(damage(much)).toBe(30 + 10 + 20);
    const less = use({ me: { damage: 70 } });
    expect(less.opponent.active).toMatchObject({ damage: 30, statuses: [] });
  });

  attackPlayed('ex4-36 Land Sonic', 'Confusion for one that was hurt before', (use) => {
    const hurt = use({ opponent: { active: { card: 'Wall', damage: 10 } } });
    expect(hurt.opponent.active).toMatchObject({ damage: 50, statuses: ['confusion'] });
    expect(use().opponent.active).toMatchObject({ damage: 40, statuses: [] });
  });

  attackPlayed('swsh9-8 Evopress', 'fifty for each evolved Pokémon of its side, itself too', (use) => {
    expect(damage(use({ you: { bench: ['Mossram', 'Stinger', 'swsh8-271'] } }))).toBe(150);
    expect(damage(use({ opponent: { bench: ['Mossram'] } }))).toBe(50);
  });

  attackPlayed('dp1-50 Dream Eater', 'nothing against one that is awake', (use) => {
    const asleep = { active: { card: 'Wall', statuses: ['sleep'] } } as const;
    expect(damage(use({ opponent: asleep }))).toBe(60);
    expect(damage(use())).toBe(0);
  });

  attackPlayed('swsh10-100 Dark Mastery', 'twenty more for each Energy on all of its side', (use) => {
    const bench = [{ card: 'Wall B', energy: ['Double', 'Fire Energy'] }, 'Wall C'];
    expect(damage(use({ you: { bench } }))).toBe(60 + 60 + 60);
    expect(damage(use({ opponent: { bench } }))).toBe(60 + 60);
  });

  attackPlayed('xy7-12 Prize Count', 'eighty more with more Prizes left than the other', (use) => {
    expect(damage(use({ opponent: { prizes: 5 } }))).toBe(120);
    expect(damage(use({ you: { prizes: 5 } }))).toBe(40);
    expect(damage(use())).toBe(40);
  });

  attackPlayed('swsh8-221 Derail', 'a special Energy off the other Active Pokémon, no basic one', (use) => {
    const active = { card: 'Wall', energy: ['Fire Energy', 'Double', 'Water Energy'] };
    const { opponent } = use({ opponent: { active } });
    expect(opponent.active).toMatchObject({ damage: 10, energy: ['Fire Energy', 'Water Energy'] });
    expect(opponent.discard).toEqual(['Double']);
    const basic = use({ opponent: { active: { card: 'Wall', energy: ['Fire Energy'] } } });
    expect(basic.opponent.active).toMatchObject({ damage: 10, energy: ['Fire Energy'] });
  });

  attackPlayed('base5-65 Water Gun', 'ten more for Water Energy that does not pay, twice at most', (use) => {
    const withEnergy = (...letters: string[]) => damage(use({ me: { energy: of(...letters) } }));
    expect(withEnergy('W', 'R')).toBe(20);
    expect(withEnergy('W', 'W')).toBe(20);
    expect(withEnergy('W', 'R', 'W')).toBe(30);
    expect(withEnergy('W', 'W', 'W')).toBe(30);
    expect(withEnergy('W', 'W', 'W', 'W', 'W')).toBe(40);
  });

  attackPlayed('gym1-56 Water Gun', 'the same from ten', (use) => {
    const withEnergy = (...letters: string[]) => damage(use({ me: { energy: of(...letters) } }));
    expect(withEnergy('W', 'R')).toBe(10);
    expect(withEnergy('W', 'W')).toBe(20);
    expect(withEnergy('W', 'W', 'W', 'W', 'R')).toBe(30);
  });

  attackPlayed('pl1-99 Focus Energy', 'its other attack does eighty in the next turn alone', (use) => {
    const turns = use({ me: { energy: of('R') }, coins: 'HH' });
    expect(damage(turns)).toBe(0);
    turns.opponent.endTurn();
    turns.you.attack(1);
    expect(damage(turns)).toBe(80);
    turns.opponent.endTurn();
    turns.you.attack(1);
    expect(damage(turns)).toBe(80 + 20);
  });

  attackPlayed('swsh3-111 Assault Gate', 'nothing unless it came from the Bench this turn', (use) => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Darkness', times: 2, plus: 0 }] });
    const you = { bench: ['Wall B'], hand: ['Relay', 'Relay'] };
    const opponent = { active: weak };
    const came = use({
      you,
      opponent,
      first: (game) => {
        game.you.use('Relay');
        game.you.use('Relay');
      },
    });
    expect(damage(came)).toBe(90);
    expect(damage(use({ you, opponent }))).toBe(0);
  });

  attackPlayed('sm5-57 Exact Revenge', 'seventy more after a Fighting Pokémon of its side fell', (use) => {
    const fallen = (card: string, left: number) =>
      use({
        you: { bench: [{ card, damage: left }] },
        opponent: { active: { card: SWEEPER, energy: of('R') } },
        first: ({ you, opponent }) => {
          you.endTurn();
          opponent.attack();
        },
      });
    expect(damage(fallen('Pebblecub', 70))).toBe(120);
    expect(damage(fallen('Sparkmouse', 50))).toBe(50);
    expect(damage(fallen('Pebblecub', 10))).toBe(50);
  });

  attackPlayed(
    'ex15-16 Tail Sting',
    'ten more and poison for an ex of whichever years, none for an EX',
    (use) => {
      const against = (active: string) => use({ opponent: { active } }).opponent.active;
      expect(against('ex4-93')).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
      expect(against('sv4-220')).toMatchObject({ damage: 20 + 10, statuses: ['poison'] });
      expect(against('xy2-11')).toMatchObject({ damage: 10, statuses: [] });
    },
  );

  attackPlayed('dp1-15 Frustration', 'thirty to one that is not hurt', (use) => {
    const opponent = {
      active: { card: 'Wall', damage: 10 },
      bench: ['Wall B', { card: 'Wall C', damage: 10 }],
    };
    const one = use({ opponent });
    expect([one.opponent.active, ...one.opponent.bench].map((each) => each?.damage)).toEqual([10, 30, 10]);
    const none = use({ opponent: { active: opponent.active } });
    expect(damage(none)).toBe(10);
  });

  attackPlayed('sm3-63 Prismatic Burst', 'all its Psychic Energy, sixty more for each card', (use) => {
    const { you, opponent } = use({ me: { energy: of('P', 'R', 'P') } });
    expect(opponent.active?.damage).toBe(10 + 120);
    expect(you.active?.energy).toEqual(of('R'));
    expect(damage(use({ me: { energy: of('R', 'R', 'R') } }))).toBe(10);
  });

  attackPlayed('pl3-35 Aqua Tail', 'a coin for each Water Energy, twenty more for each heads', (use) => {
    expect(damage(use({ me: { energy: of('W', 'R', 'W') }, coins: 'HT' }))).toBe(30);
    expect(damage(use({ me: { energy: of('W', 'W') }, coins: 'HH' }))).toBe(50);
    const dry = use({ me: { energy: of('R') } });
    expect([damage(dry), dry.happened().includes('coinFlipped')]).toEqual([10, false]);
  });

  attackPlayed('dp7-38 Fury Cutter', 'ten, twenty or forty more for one, two or three heads', (use) => {
    expect(['TTT', 'THT', 'HHT', 'HHH'].map((coins) => damage(use({ coins })))).toEqual([10, 20, 30, 50]);
  });

  attackPlayed('pl3-149 Hyper Flame', 'heads costs it a Fire Energy, tails all Energy', (use) => {
    const me = { energy: of('R', 'R', 'W', 'R') };
    const heads = use({ me, coins: 'H' });
    expect([damage(heads), heads.you.active?.energy.length, heads.you.discard]).toEqual([60, 3, of('R')]);
    const tails = use({ me, coins: 'T' });
    expect([damage(tails), tails.you.active?.energy]).toEqual([60, []]);
  });

  attackPlayed('swsh1-75 Fighting Fangs', 'ninety more against a Pokémon V of any kind, or a GX', (use) => {
    const against = (active: string) => damage(use({ opponent: { active } }));
    expect(against('swsh10-177')).toBe(180);
    expect(against('swsh8-271')).toBe(180);
    expect(against('sm3-157')).toBe(180);
    expect(against('xy2-11')).toBe(90);
  });
});
