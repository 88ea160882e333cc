/** Counters of conditions, abilities that are taken off, history and once a turn (rules 5.5, 5.10, 7.7, 9.5, 10). */
import { describe, expect, test } from 'vitest';
import type { Step } from '../model/language.ts';
import { always, attack, pokemon, power, THEIRS } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { ACID } from '../testing/laterCards.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const DRAW: Step = { do: 'draw', whose: 'own', cards: 1 };
const ONCE = pokemon('Once', {
  abilities: [power('Lookup', { works: 'activated', often: 'oncePerTurnByName', steps: [DRAW] })],
});
const WINNER = pokemon('Winner', {
  abilities: [power('Triumph', { works: 'activated', often: 'oncePerTurn', steps: [{ do: 'win' }] })],
});

describe('5.5: looking back', () => {
  const drums = (between: (table: ReturnType<typeof game>) => void) => {
    const table = game({
      you: { active: fire('Rhythm', { energy: ['Fire', 'Fire'] }), bench: ['Sparkmouse'], hand: ['Relay'] },
      opponent: { active: 'Mosslord', bench: ['Stinger'] },
    });
    table.you.attack(0);
    table.opponent.endTurn();
    between(table);
    const before = table.you.hand.length;
    table.you.attack(1);
    return table.you.hand.length - before;
  };

  test('seed 7: «used Beat last turn» survives a retreat and a return', () => {
    const drawn = drums(({ you }) => {
      you.retreat();
      you.use('Relay');
    });
    expect(drawn).toBe(2);
  });

  test('a turn later it is no longer the last one', () => {
    const drawn = drums(({ you, opponent }) => {
      you.endTurn();
      opponent.endTurn();
    });
    expect(drawn).toBe(0);
  });
});

describe('9.5: counters of a condition', () => {
  const four = always('Scales', THEIRS, {
    change: 'conditionCounters',
    status: 'burn',
    counters: 4,
    instead: true,
  });
  const three = always('Embers', THEIRS, { change: 'conditionCounters', status: 'burn', counters: 3 });
  const burned = { card: 'Mosslord', statuses: ['burn'] } as const;

  test('seed 45: of two «instead of» the larger, once; three more on top of it are seven', () => {
    const six = {
      ...always('Fighter', THEIRS, {
        change: 'conditionCounters',
        status: 'burn',
        counters: 6,
        instead: true,
      }),
    };
    const two = game({
      you: { active: 'Sparkmouse', bench: [four, six] },
      opponent: { active: burned, bench: ['Stinger'] },
    });
    two.you.endTurn();
    expect(two.opponent.active).toMatchObject({ damage: 60 });
    const more = game({
      you: { active: 'Sparkmouse', bench: [four, three] },
      opponent: { active: burned, bench: ['Stinger'] },
    });
    more.you.endTurn();
    expect(more.opponent.active).toMatchObject({ damage: 70 });
  });

  test('more of them add up, and change no poison beside it', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: [three, three] },
      opponent: { active: { card: 'Mosslord', statuses: ['burn', 'poison'] }, bench: ['Stinger'] },
    });
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage: 80 + 10 });
  });
});

describe('5.10, E-22: abilities taken off by an attack', () => {
  const braced = pokemon('Braced', {
    hp: 90,
    abilities: [
      power('Brace', { works: 'always', on: 'self', modifiers: [{ change: 'damageTaken', by: -10 }] }),
      power('Snap', {
        works: 'answers',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
      }),
    ],
  });

  test('seed 71: no answer to its damage, but what the ability took off was counted', () => {
    const { you, opponent } = game({
      you: { active: fire('Acid') },
      opponent: { active: braced, bench: ['Stinger'] },
    });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 0 }, { damage: 10 }]);
    opponent.endTurn();
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 + 20 });
  });

  test('on the Bench it has them again', () => {
    const { you, opponent } = game({
      you: { active: fire('Acid') },
      opponent: { active: braced, bench: ['Stinger'], hand: ['Relay', 'Relay'] },
    });
    you.attack();
    opponent.use('Relay');
    opponent.use('Relay');
    opponent.endTurn();
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 0 }, { damage: 10 + 10 }]);
  });

  test('a doll’s rules are no abilities: it is put away all the same', () => {
    const { you, opponent } = game({
      you: { active: fire({ ...ACID, attacks: [attack('Spit', 'C', 0, ACID.attacks[0]?.effect ?? null)] }) },
      opponent: { active: 'Puppet', bench: ['Stinger'] },
    });
    you.attack();
    opponent.ability('Puppet', 1);
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
  });
});

describe('E-14, 7.7, 3.5', () => {
  test('seed 54: «not more than one of that name each turn» is once in all, also when the first has left', () => {
    const { you, opponent } = game({
      you: { active: ONCE, bench: [ONCE, 'Stinger'], hand: ['Recall'] },
      opponent: OTHER,
    });
    you.ability('Once');
    expect(you.moves.some(({ type }) => type === 'ability')).toBe(false);
    you.use('Recall');
    you.choose('Once');
    you.choose('Once');
    expect(you.cannot.ability('Once')).toBe('ABILITY_USED');
    you.endTurn();
    opponent.endTurn();
    you.ability('Once');
  });

  test('seed 79: «you win» is no effect that a protection could stop', () => {
    const stone = always('Monolith', 'self', { change: 'preventEffects' });
    const { you, battle } = game({ you: { active: WINNER }, opponent: { active: stone } });
    you.ability('Winner');
    expect(battle().state).toMatchObject({ winner: 0, ending: 'effect' });
  });

  test('seed 80: under a lock on Items a Tool of all years may be played', () => {
    const lock = always('Lock', THEIRS, { change: 'cannotPlay', what: ['item'] });
    const { you } = game({
      you: { active: 'Sparkmouse', hand: ['Letter', 'Charm'] },
      opponent: { active: lock, bench: ['Stinger'] },
    });
    expect(you.cannot.use('Letter')).toBe('CANNOT_PLAY');
    you.use('Charm');
    expect(you.active).toMatchObject({ attached: ['Charm'] });
  });
});
