/** Kinds whose rule lies on the card: Baby, ◇, Tera, Restored, machines, Tool F, ancient traits, two types (11.9 to 11.16). */
import { describe, expect, test } from 'vitest';
import { pokemon } from './testing/cardBuilders.ts';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };
const WEAK = pokemon('Weakling', { hp: 100 });
const DELTA = pokemon('Delta');

describe('11.9 Baby Pokémon', () => {
  test('who attacks while it is Active flips first: on tails the turn ends without an attack', () => {
    const { you, opponent, happened } = game({
      you: { active: HITTER },
      opponent: { active: 'Nappling', bench: ['Stinger'] },
      coins: ['tails', 'heads'],
    });
    you.attack();
    expect(happened()).toEqual(expect.arrayContaining(['coinFlipped', 'attackFailed', 'turnEnded']));
    expect(opponent.active).toMatchObject({ name: 'Nappling', damage: 0 });
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
  });

  test('no coin is flipped for one on the Bench', () => {
    const { you, opponent, happened } = game({
      you: { active: HITTER },
      opponent: { active: { card: 'Emberfox VMAX', onto: ['Emberfox V'] }, bench: ['Nappling'] },
      coins: ['tails'],
    });
    you.attack();
    expect(happened()).not.toContain('coinFlipped');
    expect(opponent.active).toMatchObject({ damage: 110 });
  });

  test('seed 5 with a Baby: stopped by its coin, a Confused attacker flips no second one', () => {
    const { you, events } = game({
      you: { active: { ...HITTER, statuses: ['confusion'] } },
      opponent: { active: 'Nappling', bench: ['Stinger'] },
      coins: ['tails'],
    });
    you.attack();
    expect(events().filter(({ type }) => type === 'coinFlipped')).toMatchObject([{ reason: 'flipToAttack' }]);
    expect(you.active).toMatchObject({ damage: 0 });
  });
});

describe('11.10 Prism Star', () => {
  test('seed 67: Knocked Out, it goes to the Lost Zone, what was on it to the discard pile', () => {
    const { you, opponent } = game({
      you: { active: HITTER },
      opponent: { active: { card: 'Gem ◇', energy: ['Fire'] }, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Fire']);
    expect(opponent.lost).toEqual(['Gem ◇']);
    expect(you.prizes).toBe(5);
  });

  test('a trainer that was played, and one that is discarded as a price, go there too', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Prism Letter', 'Prism Letter', 'Letter', 'Library'] },
      opponent: OTHER,
    });
    you.use('Prism Letter');
    expect([you.lost, you.discard]).toEqual([['Prism Letter'], []]);
    you.use('Library');
    you.choose('Prism Letter', 'Letter');
    expect(you.lost).toEqual(['Prism Letter', 'Prism Letter']);
    expect(you.discard).toEqual(['Letter', 'Library']);
  });
});

describe('11.11 Tera', () => {
  test('seed 68: on the Bench it takes no damage of attacks, of either side; counters land', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Spreader', energy: ['Fire'] }, bench: ['Glasscub ex', 'Stinger'] },
      opponent: { active: { card: 'Scatterer', energy: ['Fire'] }, bench: ['Glasscub ex'] },
    });
    you.attack();
    expect(you.bench).toMatchObject([{ damage: 0 }, { damage: 10 }]);
    expect(opponent.bench).toMatchObject([{ damage: 0 }]);
    opponent.attack();
    expect(you.bench).toMatchObject([{ damage: 20 }, { damage: 30 }]);
  });

  test('Active it is hit like any other', () => {
    const { you, opponent } = game({
      you: { active: HITTER },
      opponent: { active: 'Glasscub ex', bench: ['Stinger'] },
    });
    you.attack();
    expect([you.prizes, opponent.active?.name]).toEqual([4, 'Stinger']);
  });
});

describe('11.12 Restored', () => {
  test('comes from the deck by its fossil alone; what evolves from it does so as ever', () => {
    const { you, opponent } = game({
      you: {
        active: 'Stinger',
        hand: ['Amberwing', 'Amber', 'Amberlord'],
        deck: ['Amberwing', 'Letter', 'Letter'],
      },
      opponent: OTHER,
    });
    expect(you.cannot.benches('Amberwing')).toBe('ONLY_BY_EFFECT');
    you.use('Amber');
    you.choose('Amberwing');
    expect(you.bench).toMatchObject([{ name: 'Amberwing' }]);
    expect(you.cannot.evolve('Amberwing', 'Amberlord')).toBe('NEW_IN_PLAY');
    you.endTurn();
    opponent.endTurn();
    you.evolve('Amberwing', 'Amberlord');
    expect(you.bench).toMatchObject([{ name: 'Amberlord' }]);
  });

  test('it is no Basic Pokémon: what asks for one in the discard pile passes it by', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Rebirth'], discard: ['Amberwing'] },
      opponent: OTHER,
    });
    expect(you.cannot.use('Rebirth')).toBe('NO_TARGET');
  });
});

describe('11.15 ancient traits', () => {
  test('θ Double: two tools, not three', () => {
    const { you } = game({
      you: { active: 'Twinbag', hand: ['Charm', 'Charm', 'Charm'] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.use('Charm');
    expect(you.cannot.use('Charm')).toBe('NO_TARGET');
    expect(you.view.you.active).toMatchObject({ maxHp: 120 });
  });

  test('7.5: one Prize more for its Knock Out; none for a doll stays none', () => {
    const { you, opponent } = game({
      you: { active: HITTER },
      opponent: { active: 'Plus', bench: ['Stinger'] },
    });
    you.attack();
    expect([you.prizes, opponent.active?.name]).toEqual([4, 'Stinger']);
  });
});

describe('11.16 two types', () => {
  test.each(['Fire', 'Metal'] as const)('both count for Weakness: %s', (type) => {
    const weak = { ...WEAK, weaknesses: [{ type, times: 2, plus: 0 }] };
    const { you, opponent } = game({
      you: { active: { card: 'Delta', energy: ['Fire'] } },
      opponent: { active: weak, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 40 });
  });

  test('both count for what asks for a type', () => {
    const { you } = game({
      you: { active: { card: 'Delta', energy: ['Fire'] }, hand: ['Hothouse'] },
      opponent: OTHER,
    });
    you.use('Hothouse');
    expect(you.view.you.active).toMatchObject({ maxHp: 60 });
    const grass = { ...DELTA, types: ['Fire', 'Grass'] as const };
    const other = game({ you: { active: grass, hand: ['Hothouse'] }, opponent: OTHER });
    other.you.use('Hothouse');
    expect(other.you.view.you.active).toMatchObject({ maxHp: 80 });
  });
});
