/** Protected Pokémon where targets are chosen and things are moved (rules 6.6 to 6.8, 10). */
import { describe, expect, test } from 'vitest';
import { after, always, attacking, pokemon, power, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const FORKED = attacking(
  'Forked',
  0,
  after(
    { do: 'choosePokemon', from: THEIRS, min: 2, max: 2, as: 'them' },
    { do: 'damage', to: { bound: 'them' }, amount: 20 },
  ),
);
const SHEDDER = attacking(
  'Shedder',
  10,
  after({ do: 'moveCounters', from: 'self', to: 'defending', counters: 99 }),
);
const STRIPPER = attacking(
  'Stripper',
  0,
  after({ do: 'move', cards: { on: 'defending', part: 'energy', providing: 'Fire' }, to: 'discard' }),
);
/** Nothing that attacks do reaches it. */
const MONOLITH = always('Monolith', 'self', { change: 'preventEffects' });
const UNHURT = always('Unhurt', 'self', { change: 'preventDamage' });
const POWERED = pokemon('Powered', {
  abilities: [power('Mist', { works: 'always', on: 'self', modifiers: [{ change: 'preventDamage' }] })],
});

describe('6.6: a protected Pokémon may be chosen', () => {
  test('seed 13: of two targets the other one is hit', () => {
    const { you, opponent } = game({
      you: { active: fire(FORKED) },
      opponent: { active: UNHURT, bench: ['Mosslamb', 'Stinger'] },
    });
    you.attack();
    you.choose('Unhurt', 'Mosslamb');
    expect([opponent.active, ...opponent.bench]).toMatchObject([
      { damage: 0 },
      { damage: 20 },
      { damage: 0 },
    ]);
  });

  test('6.3: both get the plain number on the Bench, the Active one with its Weakness', () => {
    const { you, opponent } = game({
      you: { active: fire({ ...FORKED, types: ['Fire'] }) },
      opponent: { active: 'Mosslamb', bench: ['Mosslamb'] },
    });
    you.attack();
    expect([opponent.active, ...opponent.bench]).toMatchObject([{ damage: 40 }, { damage: 20 }]);
  });

  test('demanded two, one is there: that one (10)', () => {
    const { you, opponent } = game({ you: { active: fire(FORKED) }, opponent: { active: 'Mosslamb' } });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
  });
});

describe('6.8: what is moved onto a protected Pokémon is lost', () => {
  test('seed 15: all own counters vanish', () => {
    const { you, opponent } = game({
      you: { active: fire(SHEDDER, { damage: 50 }) },
      opponent: { active: MONOLITH },
    });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 0 }, { damage: 0 }]);
  });

  test('6.7: where only damage is prevented they land', () => {
    const { you, opponent } = game({
      you: { active: fire(SHEDDER, { damage: 50 }) },
      opponent: { active: UNHURT },
    });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 0 }, { damage: 50 }]);
  });

  test('counters that are moved knock out: the last of the own and the first of the other turn', () => {
    const { you, opponent } = game({
      you: { active: fire(SHEDDER, { damage: 50 }) },
      opponent: { active: 'Sparkmouse', bench: ['Stinger'] },
    });
    you.attack();
    expect(you.prizes).toBe(5);
    expect(opponent.active).toMatchObject({ name: 'Stinger', damage: 0 });
  });

  test('seed 16: Energy is discarded', () => {
    const { you, opponent } = game({
      you: { active: fire('Mover') },
      opponent: { active: MONOLITH, bench: [{ card: 'Stinger', energy: ['Water'] }] },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Water']);
    expect(opponent.active).toMatchObject({ energy: [] });
  });

  test('Energy of a protected Pokémon does not move at all', () => {
    const { you, opponent } = game({
      you: { active: fire('Mover') },
      opponent: { active: 'Stinger', bench: [{ card: MONOLITH, energy: ['Water'] }] },
    });
    you.attack();
    expect(opponent.bench).toMatchObject([{ energy: ['Water'] }]);
    expect(opponent.active).toMatchObject({ energy: [] });
  });

  test('onto one that is not protected it goes, and pays there', () => {
    const { you, opponent } = game({
      you: { active: fire('Mover') },
      opponent: { active: 'Stinger', bench: [{ card: 'Mosslamb', energy: ['Water'] }] },
    });
    you.attack();
    opponent.attack();
    expect(you.active).toMatchObject({ damage: 10 + 10, statuses: ['poison'] });
  });
});

describe('seed 18: what is every type is each of them, also where that is bad', () => {
  test('«all Fire» takes it, and leaves Water and what gives no type', () => {
    const { you, opponent } = game({
      you: { active: fire(STRIPPER) },
      opponent: { active: { card: 'Mosslamb', energy: ['Rainbow', 'Water', 'Double', 'Fire'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ energy: ['Water', 'Double'] });
    expect(opponent.discard).toEqual(['Rainbow', 'Fire']);
  });

  test('nothing of a protected Pokémon', () => {
    const { you, opponent } = game({
      you: { active: fire(STRIPPER) },
      opponent: { active: { card: MONOLITH, energy: ['Rainbow'] } },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ energy: ['Rainbow'] });
  });
});

describe('a protection that is an ability', () => {
  test('9.7: stops with the condition that its text names', () => {
    const { you, opponent } = game({
      you: { active: fire('Dazzler') },
      opponent: { active: { card: POWERED, statuses: ['confusion'] }, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 });
  });

  test('E-22: one that is switched off by the attack still prevented the damage of that attack', () => {
    const { you, opponent } = game({
      you: { active: fire('Dazzler') },
      opponent: { active: POWERED, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0, statuses: ['confusion'] });
  });

  test('9.4: keeps no counters of Confusion and poison off', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse' },
      opponent: { active: fire(UNHURT, { statuses: ['poison', 'confusion'] }) },
      coins: ['tails'],
    });
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage: 10 });
    opponent.attack();
    expect(opponent.active).toMatchObject({ damage: 10 + 30 + 10 });
  });

  test('6.5: what is done to itself is no attack of the opponent: nothing prevents it', () => {
    const { you } = game({
      you: {
        active: fire({
          ...UNHURT,
          name: 'Rash',
          id: 'Rash',
          attacks: [
            {
              name: 'Ram',
              cost: [],
              damage: 30,
              sign: '',
              effect: { after: [{ do: 'damage', to: 'self', amount: 20 }] },
            },
          ],
        }),
      },
      opponent: { active: 'Mosslamb' },
    });
    you.attack();
    expect(you.active).toMatchObject({ damage: 20 });
  });

  test('a Pokémon proof against effects of attacks takes cards of trainers as any other (10)', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: ['Hook', 'Scissors'] },
      opponent: { active: 'Mosslamb', bench: [MONOLITH], hand: ['Charm'] },
    });
    you.endTurn();
    opponent.use('Charm');
    opponent.choose('Monolith');
    opponent.endTurn();
    you.use('Hook');
    expect(opponent.active).toMatchObject({ name: 'Monolith', attached: ['Charm'] });
    you.use('Scissors');
    expect(opponent.active).toMatchObject({ attached: [] });
  });
});

describe('6.8, 10: what a Trainer does to a Pokémon that is protected from it', () => {
  const AWAY = { change: 'preventTrainers', what: ['item', 'supporter'] } as const;
  const WARDED = always('Warded', 'self', AWAY);
  const MIXER = trainer('Mixer', [
    {
      do: 'chooseCards',
      from: { on: { ...THEIRS, place: 'active' }, part: 'energy' },
      min: 1,
      max: 1,
      as: 'it',
    },
    { do: 'attachEnergy', cards: { bound: 'it' }, to: { ...THEIRS, place: 'bench' } },
  ]);

  test('Energy that would come onto it stays where it was', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: [MIXER] },
      opponent: { active: fire('Mosslamb'), bench: [WARDED] },
    });
    you.use('Mixer');
    expect([opponent.active, ...opponent.bench]).toMatchObject([{ energy: ['Fire'] }, { energy: [] }]);
    expect(opponent.discard).toEqual([]);
  });

  const chosenBy = (by: 'own' | 'opponent') =>
    trainer('Seeking', [
      { do: 'choosePokemon', from: { ...THEIRS, place: 'bench' }, by, min: 1, max: 1, as: 'it' },
      { do: 'takeBack', on: { bound: 'it' }, to: 'hand', all: true },
    ]);
  test.each([
    ['the other player takes back is that player’s doing', 'opponent', []],
    ['its user would take back stays', 'own', [{ name: 'Warded' }]],
  ] as const)('what %s', (_, by, bench) => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: [chosenBy(by)] },
      opponent: { active: 'Mosslamb', bench: [WARDED] },
    });
    you.use('Seeking');
    expect(opponent.bench).toMatchObject(bench);
    expect(opponent.bench).toHaveLength(bench.length);
  });

  test.each([
    ['opponent', []],
    ['own', ['Fire']],
  ] as const)('Energy that is chosen there by %s: who discards it decides', (by, energy) => {
    const strip = trainer('Strip', [
      {
        do: 'chooseCards',
        from: { on: { ...THEIRS, place: 'bench' }, part: 'energy' },
        by,
        min: 1,
        max: 1,
        as: 'it',
      },
      { do: 'move', cards: { bound: 'it' }, to: 'discard' },
    ]);
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: [strip] },
      opponent: { active: 'Mosslamb', bench: [{ card: WARDED, energy: ['Fire'] }] },
    });
    you.use('Strip');
    expect(opponent.bench).toMatchObject([{ energy }]);
  });

  test('«shuffles all others»: of those that the other player has not chosen', () => {
    const cyril = trainer('Cyril', [
      {
        do: 'choosePokemon',
        from: { ...THEIRS, place: 'bench' },
        by: 'opponent',
        min: 1,
        max: 1,
        as: 'kept',
      },
      { do: 'takeBack', on: { ...THEIRS, place: 'bench', notIn: 'kept' }, to: 'deck', all: true },
    ]);
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: [cyril] },
      opponent: { active: 'Mosslamb', bench: [WARDED, 'Stinger'] },
    });
    you.use('Cyril');
    opponent.choose('Stinger');
    expect(opponent.bench).toMatchObject([{ name: 'Stinger' }]);
    expect(opponent.bench).toHaveLength(1);
  });
});
