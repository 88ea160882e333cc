/** What answers an event, what locks a player, what keeps a Pokémon from going down (rules 4.7, 5.4, 6.7, 7.11, 8.3). */
import { describe, expect, test } from 'vitest';
import { attacking, pokemon, power, trainer } from './testing/cardBuilders.ts';
import { game } from './testing/game.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };
const WALL = { card: 'Emberfox VMAX', onto: ['Emberfox V'] };

describe('when you play it', () => {
  test('seed 52 (4.7): asked at once, before anything else can be done', () => {
    const { you } = game({ you: { active: 'Stinger', hand: ['Welcomer', 'Letter'] }, opponent: OTHER });
    you.benches('Welcomer');
    expect(you.cannot.use('Letter')).toBe('CHOICE_OPEN');
    you.choose(true);
    expect(you.hand).toHaveLength(2);
    expect(you.cannot.ability('Welcomer')).toBe('NO_SUCH_ABILITY');
  });

  test('7.6a: not where it comes into play by an effect', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Rebirth'], discard: ['Welcomer'] },
      opponent: OTHER,
    });
    you.use('Rebirth');
    expect(you.asked).toBeNull();
    expect(you.bench).toMatchObject([{ name: 'Welcomer', damage: 30 }]);
  });

  test('seed 51: to evolve, by Rare Candy as well (4.5)', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Growth', 'Grand Herald'], bench: ['Stinger'] },
      opponent: OTHER,
    });
    you.use('Growth');
    expect(you.active).toMatchObject({ name: 'Grand Herald' });
    expect(you.hand).toHaveLength(1);
  });

  test('4.3a: a Pokémon whose damage reaches its new HP is Knocked Out first', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', damage: 80 }, bench: ['Stinger'], hand: ['Herald'] },
      opponent: OTHER,
    });
    you.evolve('Mosslamb', 'Herald');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.prizes).toBe(5);
  });
});

describe('when energy is attached', () => {
  test('what the energy itself does, then no more while it stays', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Sparkmouse', damage: 50 }, hand: ['Medicine', 'Fire'] },
      opponent: OTHER,
    });
    you.attach('Medicine', 'Sparkmouse');
    expect(you.active).toMatchObject({ damage: 30 });
    you.endTurn();
    opponent.endTurn();
    you.attach('Fire', 'Sparkmouse');
    expect(you.active).toMatchObject({ damage: 30 });
  });

  test.each([
    ['Water', 30],
    ['Fire', 50],
  ])('of the type that the text names alone: %s', (energy, damage) => {
    const { you } = game({
      you: { active: { card: 'Sipper', damage: 50 }, hand: [energy] },
      opponent: OTHER,
    });
    you.attach(energy, 'Sipper');
    expect(you.active).toMatchObject({ damage });
  });

  test('two answers to one card: its player orders them (C-09)', () => {
    const { you } = game({
      you: { active: { card: 'Nibbler', damage: 50 }, hand: ['Medicine'] },
      opponent: OTHER,
    });
    you.attach('Medicine', 'Nibbler');
    expect(you.asked).toEqual(['Medicine', "Nibbler's way"]);
    you.choose("Nibbler's way");
    expect(you.active).toMatchObject({ damage: 20 });
  });
});

describe('8.3: other effects of the Checkup', () => {
  test('seed 72: the player of the next turn puts each before or after the conditions, which stay one block', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', statuses: ['poison'] }, bench: ['Fumes'] },
      opponent: { active: 'Mosslamb', bench: ['Fumes'] },
    });
    you.endTurn();
    expect(opponent.asked).toEqual(["Fumes's way", "Fumes's way", 'Special Conditions']);
    opponent.choose('Special Conditions');
    opponent.choose("Fumes's way");
    expect([you.active, opponent.active]).toMatchObject([{ damage: 20 }, { damage: 10 }]);
  });

  test('8.4: the Knock Out comes at its end, and nothing is asked where only one effect waits', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Stinger', damage: 50 }, bench: ['Sparkmouse'] },
      opponent: { active: 'Mosslamb', bench: ['Fumes'] },
    });
    you.endTurn();
    expect(you.active).toMatchObject({ name: 'Sparkmouse' });
    expect(opponent.prizes).toBe(5);
  });
});

describe('at the end of the turn', () => {
  test('5, step 11: before the Checkup, also without an attack, in the own turn alone', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Sparkmouse', damage: 20, statuses: ['poison'] }, bench: ['Gardener'] },
      opponent: OTHER,
    });
    you.endTurn();
    expect(you.active).toMatchObject({ damage: 20 });
    opponent.endTurn();
    expect(you.active).toMatchObject({ damage: 30 });
  });

  test('seed 38: doom comes at the end of the turn of the Pokémon it was put on, before the Checkup', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Doomer', energy: ['Fire'] } },
      opponent: { active: WALL, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Emberfox VMAX' });
    opponent.endTurn();
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(you.prizes).toBe(3);
  });

  test('seed 38 (5.4): not where it has gone to the Bench before', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Doomer', energy: ['Fire'] } },
      opponent: { active: WALL, bench: ['Stinger'], hand: ['Relay'] },
    });
    you.attack();
    opponent.use('Relay');
    opponent.endTurn();
    expect([you.prizes, opponent.bench[0]?.name]).toEqual([6, 'Emberfox VMAX']);
  });
});

describe('7.11: what would be Knocked Out and is not', () => {
  const opponent = { active: 'Stalwart', bench: ['Stinger'] };

  test('its HP become 10, no Prize is taken', () => {
    const { you, opponent: other, happened } = game({ you: { active: HITTER }, opponent, coins: ['heads'] });
    you.attack();
    expect(other.active).toMatchObject({ name: 'Stalwart', damage: 50 });
    expect(you.prizes).toBe(6);
    expect(happened()).toContain('survived');
  });

  test('on tails it goes down, and is asked once', () => {
    const { you, opponent: other, happened } = game({ you: { active: HITTER }, opponent, coins: ['tails'] });
    you.attack();
    expect(other.active).toMatchObject({ name: 'Stinger' });
    expect(happened().filter((type) => type === 'coinFlipped')).toHaveLength(1);
  });

  test('not where poison brings it down: that is no damage of an attack', () => {
    const { you, happened } = game({
      you: { active: 'Sparkmouse' },
      opponent: { active: { card: 'Stalwart', damage: 50, statuses: ['poison'] }, bench: ['Stinger'] },
      coins: ['heads'],
    });
    you.endTurn();
    expect(happened()).not.toContain('coinFlipped');
    expect(you.prizes).toBe(5);
  });
});

describe('6.7: counters in any way', () => {
  test('one by one, each where the player likes; what reaches its HP goes down at the end', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Rainmaker', energy: ['Fire'] } },
      opponent: { active: 'Mosslamb', bench: [{ card: 'Stinger', damage: 40 }] },
    });
    you.attack();
    expect(you.moves).toHaveLength(2);
    you.choose('Stinger');
    you.choose('Mosslamb');
    you.choose('Stinger');
    expect(opponent.active).toMatchObject({ damage: 10 });
    expect([opponent.bench, you.prizes]).toEqual([[], 5]);
  });

  test('seed 14: a protected Pokémon may be chosen, its share is lost; Weakness counts for nothing', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Warder', energy: ['Fire'] } },
      opponent: { active: { card: 'Rainmaker', energy: ['Fire'] }, bench: ['Stinger'] },
    });
    you.attack();
    opponent.attack();
    // Only one Pokémon is there, so no question opens.
    expect(you.active).toMatchObject({ damage: 0 });
  });
});

describe('5.4: effects on a player', () => {
  test('seed 9: no Items and Supporters in the next turn, though both Active Pokémon have changed; then again', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Jammer', energy: ['Fire'] }, bench: ['Stinger'] },
      opponent: {
        active: { card: 'Sparkmouse', energy: ['Fire'] },
        bench: ['Stinger'],
        hand: ['Letter', 'Mentor', 'Meadow', 'Charm'],
      },
    });
    you.attack();
    opponent.retreat();
    expect(opponent.cannot.use('Letter')).toBe('CANNOT_PLAY');
    expect(opponent.cannot.use('Mentor')).toBe('CANNOT_PLAY');
    // Seed 80: a Tool is none; a Stadium neither.
    opponent.use('Charm');
    opponent.choose('Stinger');
    opponent.use('Meadow');
    opponent.endTurn();
    you.endTurn();
    opponent.use('Letter');
  });

  test('as long as one is Active that says so, and no longer', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Warden', energy: ['Fire'] }, bench: ['Stinger'], hand: ['Letter'] },
      opponent: { active: 'Mosslamb', hand: ['Letter', 'Puppet', 'Letter'] },
    });
    you.use('Letter');
    you.endTurn();
    expect(opponent.cannot.use('Letter')).toBe('CANNOT_PLAY');
    expect(opponent.cannot.benches('Puppet')).toBe('CANNOT_PLAY');
    opponent.endTurn();
    you.retreat();
    you.endTurn();
    opponent.use('Letter');
  });
});

describe('5, step 9: an answer whose condition asks about the attacker', () => {
  const SPIKES = trainer('Spikes', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          {
            change: 'answer',
            on: 'damagedByAttack',
            while: { exists: { among: 'attacker', where: { card: { tag: 'EX' } } } },
            steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
          },
        ],
      },
    ],
  });
  test.each([
    [['EX'], 20],
    [[], 0],
  ])('comes against %j alone', (tags, damage) => {
    const { you, opponent } = game({
      you: { active: { card: { ...attacking('Hitter', 10, {}), tags }, energy: ['Fire'] } },
      opponent: { active: { card: 'Mosslamb', tools: [SPIKES] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 });
    expect(you.active).toMatchObject({ damage });
  });
});

test.each([
  [['EX'], 20],
  [[], 0],
])('7.2: an answer to a Knock Out asks about the attacker too: against %j', (tags, damage) => {
  const spite = pokemon('Spite', {
    hp: 10,
    abilities: [
      {
        ...power('Spite', {
          works: 'answers',
          on: 'knockedOutByAttack',
          while: { exists: { among: 'attacker', where: { card: { tag: 'EX' } } } },
          steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
        }),
      },
    ],
  });
  const { you } = game({
    you: { active: { card: { ...attacking('Hitter', 10, {}), tags }, energy: ['Fire'] } },
    opponent: { active: spite, bench: ['Mosslamb'] },
  });
  you.attack();
  expect(you.active).toMatchObject({ damage });
});
