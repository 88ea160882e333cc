/** Kinds of cards that are what texts ask for: a word of the name, a sign, a box of rules (rules 1.2, 7.4, 11.17). */
import { describe, expect, test } from 'vitest';
import { game } from './testing/game.ts';
import { MOSSRAM_PRIME } from './testing/namedCards.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
/** Hits for 110. */
const HITTER = { card: 'M Sparkmouse-EX', onto: ['Sparkmouse-EX'], energy: ['Fire'] };

describe('11.17 Dark Pokémon', () => {
  test('evolves from the plain one, and is another Pokémon than the plain evolution', () => {
    const { you } = game({
      you: { active: 'Pebblecub', hand: ['Dark Pebblebear', 'Pebblecub LV.X'] },
      opponent: OTHER,
    });
    you.evolve('Pebblecub', 'Dark Pebblebear');
    expect(you.cannot.evolve('Dark Pebblebear', 'Pebblecub LV.X')).toBe('EVOLVES_FROM_ANOTHER');
    expect(you.view.you.active).toMatchObject({ maxHp: 70, attacks: ['Slash'] });
  });

  test('a Stadium that asks for the word works for it alone; 7.1: it goes down with the Stadium', () => {
    const { you, opponent } = game({
      you: {
        active: { card: 'Pebblecub', energy: ['Rock'] },
        bench: ['Stinger'],
        hand: ['Dark Den', 'Meadow'],
      },
      opponent: {
        active: { card: 'Dark Pebblebear', onto: ['Pebblecub'], damage: 50 },
        bench: ['Pebblecub'],
      },
    });
    you.use('Dark Den');
    expect(you.view.opponent).toMatchObject({ active: { maxHp: 90 }, bench: [{ maxHp: 80 }] });
    you.attack(0);
    expect(opponent.active).toMatchObject({ name: 'Dark Pebblebear', damage: 80 });
    opponent.endTurn();
    you.use('Meadow');
    expect([you.prizes, opponent.active?.name]).toEqual([5, 'Pebblecub']);
  });
});

describe('11.17 owners', () => {
  test('what asks for the owner finds the own Pokémon of that owner alone', () => {
    const { you } = game({
      you: {
        active: { card: 'Sparkmouse', damage: 30 },
        bench: [{ card: "Rook's Sparkmouse", damage: 40 }],
        hand: ["Rook's Care"],
      },
      opponent: { active: { card: "Rook's Sparkmouse", damage: 30 } },
    });
    you.use("Rook's Care");
    expect(you.asked).toBeNull();
    expect([you.active, ...you.bench]).toMatchObject([{ damage: 30 }, { damage: 10 }]);
  });

  test('4.1: the owner is part of the name that an evolution asks for', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: ["Rook's Sparkmouse"], hand: ["Rook's Sparkrat"] },
      opponent: OTHER,
    });
    expect(you.cannot.evolve('Sparkmouse', "Rook's Sparkrat")).toBe('EVOLVES_FROM_ANOTHER');
    you.evolve("Rook's Sparkmouse", "Rook's Sparkrat");
    expect(you.bench).toMatchObject([{ name: "Rook's Sparkrat" }]);
  });
});

describe('11.17 Pokémon ★', () => {
  test('is a Basic Pokémon of its name, for one Prize', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Mudfin ★'] },
      opponent: { active: HITTER },
    });
    you.benches('Mudfin ★');
    you.endTurn();
    opponent.attack();
    expect(you.active).toMatchObject({ name: 'Mudfin ★' });
    you.endTurn();
    opponent.attack();
    expect(opponent.prizes).toBe(4);
  });

  test('what asks for the sign finds it alone; it has no box of rules', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['Box Hook'], bench: [{ card: 'Mudfin ★', damage: 30 }] },
      opponent: { active: 'Stinger', bench: ['Mudfin ★'], hand: ['Starlight'] },
    });
    expect(you.cannot.use('Box Hook')).toBe('NO_TARGET');
    you.endTurn();
    expect(opponent.cannot.use('Starlight')).toBe('NO_TARGET');
    const hurt = game({
      you: {
        active: { card: 'Stinger', damage: 10 },
        bench: [{ card: 'Mudfin ★', damage: 30 }],
        hand: ['Starlight'],
      },
      opponent: OTHER,
    });
    hurt.you.use('Starlight');
    expect(hurt.you.bench).toMatchObject([{ damage: 0 }]);
  });
});

describe('11.17 Prime', () => {
  test('has the name of the plain one: what evolves from that evolves from it', () => {
    const { you } = game({
      you: {
        active: { card: MOSSRAM_PRIME, onto: ['Mosslamb'], damage: 40 },
        hand: ['Prime Time', 'Mosslord'],
      },
      opponent: OTHER,
    });
    you.use('Prime Time');
    expect(you.active).toMatchObject({ damage: 10 });
    you.evolve('Mossram', 'Mosslord');
    expect(you.active).toMatchObject({ name: 'Mosslord', damage: 10 });
  });

  test('what asks for the sign passes the plain one by; Knocked Out, it is one Prize', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mossram', onto: ['Mosslamb'], damage: 30 }, hand: ['Prime Time'] },
      opponent: { active: HITTER, bench: ['Stinger'] },
    });
    expect(you.cannot.use('Prime Time')).toBe('NO_TARGET');
    const other = game({
      you: { active: HITTER },
      opponent: { active: { card: MOSSRAM_PRIME, onto: ['Mosslamb'], damage: 40 }, bench: ['Stinger'] },
    });
    other.you.attack();
    expect([other.you.prizes, opponent.prizes]).toEqual([5, 6]);
  });
});

describe('11.17 Radiant Pokémon', () => {
  test('is a Basic Pokémon with another name than the plain one: nothing of that evolves from it', () => {
    const { you } = game({
      you: { active: 'Stinger', hand: ['Radiant Emberfox', 'Emberfox VMAX'] },
      opponent: OTHER,
    });
    you.benches('Radiant Emberfox');
    expect(you.cannot.evolve('Radiant Emberfox', 'Emberfox VMAX')).toBe('EVOLVES_FROM_ANOTHER');
  });

  test('has a box of rules, and is worth one Prize all the same (7.4)', () => {
    const { you, opponent } = game({
      you: { active: HITTER, hand: ['Box Hook'] },
      opponent: { active: 'Mosslamb', bench: ['Stinger', { card: 'Radiant Emberfox', damage: 20 }] },
    });
    you.use('Box Hook');
    expect(opponent.active).toMatchObject({ name: 'Radiant Emberfox' });
    you.attack();
    expect([you.prizes, opponent.discard]).toEqual([5, ['Radiant Emberfox']]);
  });
});

describe('11.17 ex of both ages', () => {
  test('an evolved ex of the first age goes for two Prizes and is not what evolves from the plain one', () => {
    const { you, opponent } = game({
      you: { active: HITTER },
      opponent: {
        active: { card: 'Mossram ex', onto: ['Mosslamb'] },
        bench: ['Stinger'],
        hand: ['Mosslord'],
      },
    });
    you.endTurn();
    expect(opponent.cannot.evolve('Mossram ex', 'Mosslord')).toBe('EVOLVES_FROM_ANOTHER');
    opponent.endTurn();
    you.attack();
    expect([you.prizes, opponent.discard]).toEqual([4, ['Mosslamb', 'Mossram ex']]);
  });

  test('ex and EX are two kinds: what asks for one never means the other; both have a box', () => {
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: ['ex Hook', 'Box Hook'] },
      opponent: { active: 'Stinger', bench: ['Sparkmouse-EX'] },
    });
    expect(you.cannot.use('ex Hook')).toBe('NO_TARGET');
    you.use('Box Hook');
    expect(opponent.active).toMatchObject({ name: 'Sparkmouse-EX' });
    const today = game({
      you: { active: HITTER, hand: ['ex Hook'] },
      opponent: { active: 'Stinger', bench: ['Sparkmouse-EX', 'Pebble ex'] },
    });
    today.you.use('ex Hook');
    today.you.attack();
    expect([today.you.prizes, today.opponent.discard]).toEqual([4, ['Pebble ex']]);
  });
});

describe('11.17 TAG TEAM', () => {
  test('is found by what asks for either of the two, and as one Pokémon', () => {
    const { you } = game({
      you: {
        active: { card: 'Stinger & Puller-GX', damage: 30 },
        bench: [{ card: 'Stinger', damage: 30 }],
        hand: ['Teamwork'],
      },
      opponent: OTHER,
    });
    you.use('Teamwork');
    expect([you.active, ...you.bench]).toMatchObject([{ damage: 0 }, { damage: 30 }]);
  });

  test('7.4: three Prizes, in one Knock Out', () => {
    const { you } = game({
      you: { active: HITTER },
      opponent: { active: 'Stinger & Puller-GX', bench: ['Stinger'] },
    });
    you.attack();
    expect([you.prizes, you.hand.length]).toEqual([3, 3]);
  });
});

describe('11.17 ACE SPEC', () => {
  test('an Item like others where it is played, and banned with them', () => {
    const { you } = game({ you: { ...OTHER, hand: ['Master Letter'] }, opponent: OTHER });
    you.use('Master Letter');
    expect([you.hand.length, you.discard]).toEqual([4, ['Master Letter']]);
    const banned = game({ you: { ...OTHER, hand: ['Master Letter'] }, opponent: { active: 'Warden' } });
    expect(banned.you.cannot.use('Master Letter')).toBe('CANNOT_PLAY');
  });

  test('3.5: one that is a Tool takes the place of a Tool, and «no ACE SPEC» leaves it in the discard pile', () => {
    const { you } = game({
      you: {
        active: 'Stinger',
        hand: ['Master Charm', 'Charm', 'Finder'],
        discard: ['Master Letter', 'Balm'],
      },
      opponent: OTHER,
    });
    you.use('Master Charm');
    expect(you.view.you.active).toMatchObject({ maxHp: 110 });
    expect(you.cannot.use('Charm')).toBe('NO_TARGET');
    you.use('Finder');
    expect(you.hand).toEqual(['Charm', 'Balm']);
  });
});
