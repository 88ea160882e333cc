/** Attacks of public cards that say what few others do, on the board. */
import { pokemon } from '@pokesol/engine/official/testing';
import { expect } from 'vitest';
import { attackPlayed, cardPlayed, type Game, onTheBoard, stage } from '../testing/played.ts';

type Side = Game['you'];
const damages = ({ active, bench }: Side) => [active, ...bench].map((each) => each?.damage);
const fire = (count: number) => Array<string>(count).fill('Fire Energy');
const water = (count: number) => Array<string>(count).fill('Water Energy');

onTheBoard('attacks seldom printed', () => {
  attackPlayed('sv3pt5-146 Blazing Flight', 'two Fire Energy for much damage on the Bench', (use) => {
    const { you, opponent } = use({ opponent: { bench: ['Wall B', 'Wall C'] } });
    you.choose('Wall C');
    expect(damages(opponent)).toEqual([0, 0, 120]);
    expect([you.active?.energy, you.discard]).toEqual([fire(1), fire(2)]);
  });

  attackPlayed('sv2-273 Spiral Shot', 'two Energy back into the hand', (use) => {
    const { you, opponent } = use({ me: { energy: ['Water Energy', 'Fire Energy', 'Double'] } });
    you.choose('Fire Energy', 'Double');
    expect(opponent.active?.damage).toBe(230);
    expect([you.active?.energy, you.hand]).toEqual([water(1), ['Fire Energy', 'Double']]);
  });

  attackPlayed('sv2-273 Exciting Dance', 'it goes, and so does the other Active Pokémon', (use) => {
    const { you, opponent } = use({
      you: { bench: ['Wall C', 'Wall D'] },
      opponent: { bench: ['Wall B', 'Wall E'] },
    });
    you.choose('Wall D');
    opponent.choose('Wall E');
    expect([you.active?.name, opponent.active?.name]).toEqual(['Wall D', 'Wall E']);
    expect(opponent.bench.find(({ name }) => name === 'Wall')?.damage).toBe(60);
    const alone = use({ opponent: { bench: ['Wall B'] } });
    expect(alone.opponent.active?.name).toBe('Wall');
  });

  attackPlayed('sv2-98 Fighting Sword', 'a hundred more against an ex or a V', (use) => {
    const against = (active: string) => use({ opponent: { active } }).opponent;
    expect(against('swsh10-177').active?.damage).toBe(200);
    expect(against('sv4-220').active?.damage).toBe(200);
    expect(against('sm9-191').active?.damage).toBe(100);
  });

  attackPlayed('xy7-11 Bee Drain', 'heals as much as it did, Weakness and all', (use) => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Grass', times: 2, plus: 0 }] });
    expect(use({ me: { damage: 50 } }).you.active?.damage).toBe(30);
    expect(use({ me: { damage: 50 }, opponent: { active: weak } }).you.active?.damage).toBe(10);
  });

  attackPlayed('ex1-19 Swallow', 'takes off as many counters as its damage puts', (use) => {
    const weak = pokemon('Weak', { hp: 500, weaknesses: [{ type: 'Water', times: 2, plus: 0 }] });
    expect(use({ me: { damage: 60 } }).you.active?.damage).toBe(40);
    expect(use({ me: { damage: 60 }, opponent: { active: weak } }).you.active?.damage).toBe(20);
    expect(use({ me: { damage: 10 } }).you.active?.damage).toBe(0);
  });

  attackPlayed('xy11-20 Flare Up', 'ten Fire Energy cards of the discard pile, or nothing', (use) => {
    const twelve = use({ you: { deck: ['Letter'], discard: [...fire(12), ...water(1)] } });
    expect(twelve.opponent.active?.damage).toBe(200);
    expect(twelve.you.deck).toHaveLength(11);
    const nine = use({ you: { deck: ['Letter'], discard: [...fire(9), ...water(3)] } });
    expect([nine.opponent.active?.damage, nine.you.deck]).toEqual([0, ['Letter']]);
  });

  attackPlayed(
    'dp1-81 Shock Wave',
    'a coin for paralysis; evolved from Elekid it reaches the Bench',
    (use) => {
      const opponent = { bench: ['Wall B', 'Wall C'] };
      const heads = use({ opponent, coins: 'H' });
      expect(heads.opponent.active).toMatchObject({ damage: 20, statuses: ['paralysis'] });
      expect(damages(heads.opponent)).toEqual([20, 0, 0]);
      const evolved = use({ me: { onto: ['hgss4-21'] }, opponent, coins: 'T' });
      evolved.you.choose('Wall C');
      expect(damages(evolved.opponent)).toEqual([20, 0, 20]);
      expect(evolved.opponent.active?.statuses).toEqual([]);
    },
  );

  attackPlayed('neo1-18 Flame Wheel', 'three Fire Energy first, then both Benches', (use) => {
    const { you, opponent } = use({ you: { bench: ['Wall C'] }, opponent: { bench: ['Wall B'] } });
    expect([damages(you), damages(opponent)]).toEqual([
      [0, 20],
      [80, 20],
    ]);
    expect([you.active?.energy, you.discard]).toEqual([fire(1), fire(3)]);
    const rainbow = use({ me: { energy: [...fire(2), 'Rainbow', 'Rainbow'] } });
    rainbow.you.choose('Rainbow', 'Fire Energy', 'Rainbow');
    expect([rainbow.opponent.active?.damage, rainbow.you.active?.energy]).toEqual([80, fire(1)]);
  });

  attackPlayed('ex9-97 Power Short', 'twenty more for one with Poké-Powers, not Poké-Bodies', (use) => {
    const opponent = { bench: ['ex11-11', 'pl1-25'] };
    const results = ['Wall', 'Metagross δ', 'Dustox'].map((name) => {
      const game = use({ opponent });
      game.you.choose(name);
      return damages(game.opponent);
    });
    expect(results).toEqual([
      [30, 0, 0],
      [0, 50, 0],
      [0, 0, 30],
    ]);
  });

  cardPlayed('sv4-177', 'lends an attack that devolves all of the other side by one', (name) => {
    const { you, opponent } = stage({
      you: { active: { card: 'Wall', energy: ['Fire Energy'] }, hand: ['sv4-177'] },
      opponent: {
        active: { card: 'Mossram', onto: ['Mosslamb'] },
        bench: [{ card: 'Mosslord', onto: ['Mosslamb', 'Mossram'] }, 'Stinger'],
        deck: ['Letter'],
      },
    });
    you.use(name);
    you.attack(1);
    expect(opponent.active?.name).toBe('Mosslamb');
    expect(opponent.bench.map((each) => each.name)).toEqual(['Mossram', 'Stinger']);
    expect([...opponent.hand].sort()).toEqual(['Letter', 'Mosslord', 'Mossram']);
    // At the end of the turn it is gone.
    expect([you.active?.attached, you.discard]).toEqual([[], [name]]);
  });

  attackPlayed('xy4-81 Tender Vengeance', 'on heads ten for each counter on its Bench', (use) => {
    const bench = [{ card: 'Wall B', damage: 30 }, 'Wall C', { card: 'Wall D', damage: 20 }];
    expect(use({ me: { damage: 10 }, you: { bench }, coins: 'H' }).opponent.active?.damage).toBe(50);
    expect(use({ you: { bench }, coins: 'T' }).opponent.active?.damage).toBe(0);
  });

  attackPlayed('gym1-37 Lava Burst', 'twenty for each Fire Energy card of the top five', (use) => {
    const deck = ['Fire Energy', 'Letter', 'Double', 'Fire Energy', 'Water Energy', 'Fire Energy'];
    const { you, opponent } = use({ you: { deck } });
    expect([opponent.active?.damage, you.deck]).toEqual([40, fire(1)]);
    expect(use({ you: { deck: fire(3) } }).opponent.active?.damage).toBe(60);
  });

  attackPlayed(
    'dp1-11 Transback',
    'if it likes, on heads all its Energy and the other into the deck',
    (use) => {
      const opponent = { active: { card: 'Wall', energy: fire(1) }, bench: ['Wall B'], deck: ['Letter'] };
      const heads = use({ opponent, coins: 'H' });
      heads.you.choose(true);
      expect([heads.opponent.active?.name, heads.you.active?.energy]).toEqual(['Wall B', []]);
      expect(heads.opponent.deck.length + heads.opponent.hand.length).toBe(3);
      expect(heads.you.prizes).toBe(6);
      const tails = use({ opponent, coins: 'T' });
      tails.you.choose(true);
      expect([tails.opponent.active?.damage, tails.you.active?.energy.length]).toEqual([40, 3]);
      const without = use({ opponent });
      without.you.choose(false);
      expect(without.opponent.active?.damage).toBe(40);
    },
  );

  attackPlayed('base5-10 Fling', 'the other Active Pokémon into the deck, where there is a Bench', (use) => {
    const opponent = { active: { card: 'Wall', energy: fire(1), damage: 90 }, deck: ['Letter'] };
    const { opponent: other, you } = use({ opponent: { ...opponent, bench: ['Wall B'] } });
    expect(other.active?.name).toBe('Wall B');
    expect([...other.deck, ...other.hand].sort()).toEqual(['Fire Energy', 'Letter', 'Wall']);
    expect(you.prizes).toBe(6);
    expect(use.refused({ opponent })).toBe('ATTACK_NEEDS');
  });

  attackPlayed('pl1-122 Remove Lost', 'an Energy card for each heads into the Lost Zone', (use) => {
    const active = { card: 'Wall', energy: ['Fire Energy', 'Double', 'Water Energy'] };
    const { you, opponent } = use({ opponent: { active }, coins: 'HHT' });
    while (you.asked !== null) you.choose(you.asked.includes('Double') ? 'Double' : 'Fire Energy');
    expect(opponent.active).toMatchObject({ damage: 80, energy: water(1) });
    expect([...opponent.lost].sort()).toEqual(['Double', 'Fire Energy']);
  });
});
