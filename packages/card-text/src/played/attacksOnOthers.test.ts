/** Attacks of public cards that reach the Bench, a Pokémon of one's choice, or their own, on the board. */
import type { Type } from '@pokesol/engine';
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, type Game, onTheBoard } from '../testing/played.ts';

type Side = Game['you'];
const damage = ({ active, bench }: Side) => [active, ...bench].map((each) => each?.damage);
const weakTo = (type: Type, name = 'Weak') =>
  pokemon(name, { hp: 500, weaknesses: [{ type, times: 2, plus: 0 }] });

onTheBoard('attacks on others', () => {
  attackPlayed(
    'hgss4-21 Sparking Ball',
    'twenty to whom it likes, without Weakness; then it sleeps',
    (use) => {
      const opponent = { active: weakTo('Lightning'), bench: ['Wall B'] };
      const first = use({ opponent, coins: 'T' });
      first.you.choose('Weak');
      expect(damage(first.opponent)).toEqual([20, 0]);
      // Tails at the Checkup: it sleeps on.
      expect(first.you.active?.statuses).toEqual(['sleep']);
      const second = use({ opponent, coins: 'H' });
      second.you.choose('Wall B');
      expect(damage(second.opponent)).toEqual([0, 20]);
      expect(second.you.active?.statuses).toEqual([]);
    },
  );

  attackPlayed('swsh9-101 Pike', 'thirty to one on the Bench, where Weakness does not count', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B', weakTo('Metal')] } });
    expect(you.asked).toEqual(['Wall B', 'Weak']);
    you.choose('Weak');
    expect(damage(opponent)).toEqual([90, 0, 30]);
    expect(damage(use().opponent)).toEqual([90]);
  });

  attackPlayed('gym2-2 Flame Jet', 'on heads forty to whom it likes, without Weakness', (use) => {
    const opponent = { active: weakTo('Fire'), bench: ['Wall B'] };
    const heads = use({ opponent, coins: 'H' });
    heads.you.choose('Weak');
    expect(damage(heads.opponent)).toEqual([40, 0]);
    const tails = use({ opponent, coins: 'T' });
    expect(tails.you.asked).toBeNull();
    expect(damage(tails.opponent)).toEqual([0, 0]);
  });

  attackPlayed('ex1-3 Fire Stream', 'a Fire Energy card for ten to each on the other Bench', (use) => {
    const energy = ['Fire Energy', 'Water Energy', 'Water Energy'];
    const { you, opponent } = use({
      me: { energy },
      you: { bench: ['Wall C'] },
      opponent: { bench: ['Wall B', weakTo('Fire')] },
    });
    expect(damage(opponent)).toEqual([50, 10, 10]);
    expect(damage(you)).toEqual([0, 0]);
    expect(you.active?.energy).toEqual(['Water Energy', 'Water Energy']);
    expect(you.discard).toEqual(['Fire Energy']);
  });

  attackPlayed('swsh3-15 Captivate', 'its player calls one from the other Bench', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B', 'Wall C'] } });
    you.choose('Wall C');
    expect(opponent.active?.name).toBe('Wall C');
    expect(opponent.bench.map(({ name }) => name)).toEqual(expect.arrayContaining(['Wall', 'Wall B']));
    expect(damage(opponent)).toEqual([0, 0, 0]);
    expect(use().opponent.active?.name).toBe('Wall');
  });

  attackPlayed('gym2-59 Magic Darts', 'ten for each of three heads to whom it likes', (use) => {
    const opponent = { active: weakTo('Psychic'), bench: ['Wall B'] };
    const active = use({ opponent, coins: 'HTH' });
    active.you.choose('Weak');
    expect(damage(active.opponent)).toEqual([20, 0]);
    const benched = use({ opponent, coins: 'HHH' });
    benched.you.choose('Wall B');
    expect(damage(benched.opponent)).toEqual([0, 30]);
  });

  attackPlayed('swsh10-161 Swarming Sting', 'fifty for each of that name in play, to one', (use) => {
    const you = { bench: ['swsh10-161', 'base1-17'] };
    const opponent = { active: weakTo('Grass'), bench: [weakTo('Grass', 'Weak B')] };
    const active = use({ you, opponent });
    active.you.choose('Weak');
    expect(damage(active.opponent)).toEqual([200, 0]);
    const benched = use({ you, opponent });
    benched.you.choose('Weak B');
    expect(damage(benched.opponent)).toEqual([0, 100]);
  });

  attackPlayed('neo1-24 Feint Attack', 'twenty to whom it likes, whatever that one has', (use) => {
    const modifiers = [{ change: 'damageTaken', by: -20 }] as const;
    const thick = {
      ...weakTo('Darkness'),
      abilities: [
        { name: 'Fur', kind: 'Ability', effects: [{ works: 'always', on: 'self', modifiers }], offWhile: [] },
      ],
    } as const;
    const { you, opponent } = use({ opponent: { active: thick, bench: ['Wall B'] } });
    you.choose('Weak');
    expect(damage(opponent)).toEqual([20, 0]);
    const benched = use({ opponent: { active: thick, bench: ['Wall B'] } });
    benched.you.choose('Wall B');
    expect(damage(benched.opponent)).toEqual([0, 20]);
  });

  attackPlayed('hgss4-25 Selfdestruct', 'ten to both Benches, and more than it has to itself', (use) => {
    const { you, opponent } = use({
      you: { bench: ['Wall C', 'Wall D'] },
      opponent: { bench: ['Wall B', 'Wall E'] },
    });
    // It is Knocked Out: the opponent takes a Prize, and another comes to the fore.
    you.choose('Wall D');
    expect(damage(opponent)).toEqual([60, 10, 10]);
    expect(you.active).toMatchObject({ name: 'Wall D', damage: 10 });
    expect(you.bench).toMatchObject([{ name: 'Wall C', damage: 10 }]);
    expect([you.prizes, opponent.prizes]).toEqual([6, 5]);
    expect(you.discard).toContain('Lunatone');
  });

  attackPlayed('swsh1-98 Rock Slide', 'ten to two of the other Bench', (use) => {
    const three = use({ opponent: { bench: ['Wall B', 'Wall C', 'Wall D'] } });
    expect(three.you.cannot.choose('Wall B')).toBe('WRONG_NUMBER_CHOSEN');
    three.you.choose('Wall B', 'Wall D');
    expect(damage(three.opponent)).toEqual([100, 10, 0, 10]);
    expect(damage(use({ opponent: { bench: ['Wall B'] } }).opponent)).toEqual([100, 10]);
  });

  attackPlayed('sv3pt5-42 Skill Dive', 'forty to one; Weakness counts for the Active one alone', (use) => {
    const opponent = { active: weakTo('Darkness'), bench: [weakTo('Darkness', 'Weak B')] };
    const active = use({ opponent });
    active.you.choose('Weak');
    expect(damage(active.opponent)).toEqual([80, 0]);
    const benched = use({ opponent });
    benched.you.choose('Weak B');
    expect(damage(benched.opponent)).toEqual([0, 40]);
  });

  attackPlayed('hgss4-5 Snowstorm', 'twenty to each of the other Bench that is hurt', (use) => {
    const bench = [{ card: 'Wall B', damage: 10 }, 'Wall C', { card: 'Wall D', damage: 60 }];
    const { you, opponent } = use({ you: { bench: [{ card: 'Wall E', damage: 10 }] }, opponent: { bench } });
    expect(damage(opponent)).toEqual([70, 30, 0, 80]);
    expect(damage(you)).toEqual([0, 10]);
  });

  attackPlayed(
    'sm12-104 Fireworks Bomb',
    'four counters as it likes; twelve when three Prizes are left',
    (use) => {
      const four = use({ opponent: { bench: ['Wall B'] } });
      for (const name of ['Wall', 'Wall B', 'Wall B', 'Wall B']) four.you.choose(name);
      expect(damage(four.opponent)).toEqual([10, 30]);
      expect(four.you.asked).toBeNull();
      const twelve = use({ opponent: { bench: ['Wall B'], prizes: 3 } });
      for (let counters = 0; counters < 12; counters += 1) twelve.you.choose('Wall B');
      expect(damage(twelve.opponent)).toEqual([0, 120]);
      expect(damage(use({ you: { prizes: 3 }, opponent: { prizes: 2 } }).opponent)).toEqual([40]);
    },
  );

  attackPlayed('base2-45 Ram', 'twenty to itself, and the opponent must change, even if it falls', (use) => {
    const opponent = { bench: ['Wall B', 'Wall C'] };
    const first = use({ opponent });
    first.opponent.choose('Wall C');
    expect(first.opponent.active).toMatchObject({ name: 'Wall C', damage: 0 });
    expect(first.opponent.bench.find(({ name }) => name === 'Wall')?.damage).toBe(50);
    expect(first.you.active?.damage).toBe(20);
    const last = use({ me: { damage: 80 }, you: { bench: ['Wall D'] }, opponent });
    last.opponent.choose('Wall B');
    expect(last.opponent.active?.name).toBe('Wall B');
    expect(last.you.active?.name).toBe('Wall D');
    expect(last.opponent.prizes).toBe(5);
    expect(use().opponent.active).toMatchObject({ name: 'Wall', damage: 50 });
  });

  attackPlayed('pl3-21 Super Psywave', 'a counter for each Energy on the one that it chooses', (use) => {
    const opponent = {
      active: { card: 'Wall', energy: ['Fire Energy'] },
      bench: [{ card: 'Wall B', energy: ['Fire Energy', 'Double'] }],
    };
    const { you, opponent: other } = use({ opponent });
    you.choose('Wall B');
    expect(damage(other)).toEqual([0, 30]);
    const active = use({ opponent });
    active.you.choose('Wall');
    expect(damage(active.opponent)).toEqual([10, 0]);
  });

  attackPlayed('pl1-77 Target Attack', 'twenty to one, forty if it was hurt; on the Bench plainly', (use) => {
    const opponent = {
      active: { card: weakTo('Darkness'), damage: 10 },
      bench: ['Wall B', { card: 'Wall C', damage: 10 }],
    };
    const results = ['Weak', 'Wall B', 'Wall C'].map((name) => {
      const played = use({ opponent });
      played.you.choose(name);
      return damage(played.opponent);
    });
    expect(results).toEqual([
      [10 + 80, 0, 10],
      [10, 20, 10],
      [10, 0, 10 + 40],
    ]);
  });
});
