/** Evolution and devolution where they meet HP, Tools, abilities and what happened this turn (rule 4). */
import { describe, expect, test } from 'vitest';
import { attack, attacking, pokemon, power, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Pebblecub', bench: ['Stinger'] };
const MOSSRAM = { card: 'Mossram', onto: ['Mosslamb'] };

/** Its ability works as long as it is on top. */
const GUARD = pokemon('Guardlamb', {
  hp: 60,
  abilities: [
    power('Wool', { works: 'always', on: 'self', modifiers: [{ change: 'damageTaken', by: -20 }] }),
  ],
});
const GUARDRAM = pokemon('Guardram', { hp: 80, stage: 'stage1', line: ['Guardlamb'] });
const SHRINKER = pokemon('Shrinker', { hp: 30, stage: 'stage1', line: ['Sparkmouse'] });
const UNDOER = attacking('Undoer', 0, {
  after: [
    { do: 'chooseCards', from: { on: 'defending', part: 'evolutions' }, min: 1, max: 1, as: 'downTo' },
    { do: 'devolve', on: 'defending', downTo: { bound: 'downTo' }, to: 'hand' },
  ],
});
const STUNTER = attacking('Stunter', 10, {
  after: [
    {
      do: 'place',
      modifier: { change: 'cannot', what: 'evolve' },
      on: 'defending',
      window: 'duringOpponentsNextTurn',
    },
  ],
});
const SPRAY = trainer('Spray', [
  {
    do: 'choosePokemon',
    from: { whose: 'opponent', place: 'inPlay', where: { evolved: true } },
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'chooseCards', from: { on: { bound: 'it' }, part: 'evolutions' }, min: 1, max: 1, as: 'downTo' },
  { do: 'devolve', on: { bound: 'it' }, downTo: { bound: 'downTo' }, to: 'hand' },
]);

describe('4.3: evolving', () => {
  test('takes the lower card’s ability away: what it took off is taken off no more', () => {
    const { you, opponent } = game({
      you: { active: GUARD, hand: [GUARDRAM] },
      opponent: { active: { card: 'Pebblecub', energy: ['Rock'] } },
    });
    you.endTurn();
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 10 });
    you.evolve('Guardlamb', 'Guardram');
    you.endTurn();
    opponent.attack(0);
    expect(you.active).toMatchObject({ damage: 40 });
  });

  test('4.3a: into a card of fewer HP than its damage knocks it out at once, in the own turn', () => {
    const { you, opponent, battle } = game({
      you: { active: { card: 'Sparkmouse', damage: 30 }, bench: ['Stinger'], hand: [SHRINKER, 'Fire'] },
      opponent: OTHER,
    });
    you.evolve('Sparkmouse', 'Shrinker');
    expect(you.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.prizes).toBe(5);
    expect(battle().state.current).toBe(0);
    you.attach('Fire', 'Stinger');
  });

  test('4.3a: a Tool that adds HP keeps it there', () => {
    const { you } = game({
      you: { active: { card: 'Sparkmouse', damage: 30 }, bench: ['Stinger'], hand: [SHRINKER, 'Charm'] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Sparkmouse');
    you.evolve('Sparkmouse', 'Shrinker');
    expect(you.active).toMatchObject({ name: 'Shrinker', damage: 30, attached: ['Charm'] });
  });

  test('5.4: an attack forbids it for a turn, and a switch to the Bench lifts that', () => {
    const { you, opponent } = game({
      you: { active: fire(STUNTER) },
      opponent: { active: 'Mosslamb', bench: ['Stinger'], hand: ['Mossram', 'Relay'] },
    });
    you.attack();
    expect(opponent.cannot.evolve('Mosslamb', 'Mossram')).toBe('CANNOT_EVOLVE');
    opponent.use('Relay');
    opponent.evolve('Mosslamb', 'Mossram');
    expect(opponent.bench).toMatchObject([{ name: 'Mossram' }]);
  });

  test('4.4: the card that passes over a stage finds no Pokémon that is kept from evolving', () => {
    const { you, opponent } = game({
      you: { active: fire(STUNTER) },
      opponent: { active: 'Mosslamb', bench: ['Stinger'], hand: ['Mosslord', 'Growth'] },
    });
    you.attack();
    expect(opponent.cannot.use('Growth')).toBe('NO_TARGET');
  });

  test('10: «once during your turn» of a card below is not used up for the one that lies on it', () => {
    const turnram = pokemon('Turnram', {
      stage: 'stage1',
      line: ['Turner'],
      abilities: [
        power('Whirl', {
          works: 'activated',
          often: 'oncePerTurn',
          steps: [{ do: 'draw', whose: 'own', cards: 1 }],
        }),
      ],
    });
    const { you } = game({ you: { active: 'Turner', hand: [turnram] }, opponent: OTHER });
    you.ability('Turner');
    you.evolve('Turner', 'Turnram');
    you.ability('Turnram');
    expect(you.hand).toHaveLength(1);
  });
});

describe('4.6: devolving', () => {
  test('by an attack: the card comes into the hand and may be played again in the next turn, not in this one', () => {
    const { you, opponent } = game({
      you: { active: fire(UNDOER) },
      opponent: { active: MOSSRAM, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb' });
    expect(opponent.hand).toContain('Mossram');
    opponent.evolve('Mosslamb', 'Mossram');
    expect(opponent.active).toMatchObject({ name: 'Mossram' });
  });

  test('a Knock Out by it (seed 49) is in the turn of the one who did it: a Prize', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: [SPRAY] },
      opponent: { active: { ...MOSSRAM, damage: 100 }, bench: ['Stinger'] },
    });
    you.use('Spray');
    expect(you.prizes).toBe(5);
    expect(opponent.active).toMatchObject({ name: 'Stinger' });
    expect(opponent.hand).toEqual(['Mossram']);
    expect(opponent.discard).toEqual(['Mosslamb']);
  });

  test('an attack finds nothing to take off a protected Pokémon', () => {
    const monolith = pokemon('Monoram', {
      stage: 'stage1',
      line: ['Mosslamb'],
      abilities: [power('Stone', { works: 'always', on: 'self', modifiers: [{ change: 'preventEffects' }] })],
    });
    const { you, opponent } = game({
      you: { active: fire(UNDOER) },
      opponent: { active: { card: monolith, onto: ['Mosslamb'] }, bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Monoram' });
  });

  test('the Tool and the Energy stay on what is left', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: [SPRAY] },
      opponent: { active: { ...MOSSRAM, energy: ['Double'] }, bench: ['Stinger'], hand: ['Charm'] },
    });
    you.endTurn();
    opponent.use('Charm');
    opponent.choose('Mossram');
    opponent.endTurn();
    you.use('Spray');
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', energy: ['Double'], attached: ['Charm'] });
    expect(you.view.opponent.active).toMatchObject({ maxHp: 120 });
  });
});

describe('4.8: taken back', () => {
  test('a Pokémon with effects on it comes back without any, and may not evolve in that turn (4.2)', () => {
    const { you } = game({
      you: {
        active: 'Sparkmouse',
        bench: [{ card: 'Mosslamb', damage: 40 }],
        hand: ['Padding', 'Recall', 'Mossram'],
      },
      opponent: OTHER,
    });
    you.use('Padding');
    you.choose('Mosslamb');
    you.use('Recall');
    you.choose('Mosslamb');
    expect(you.discard).toEqual(['Padding', 'Recall']);
    you.benches('Mosslamb');
    expect(you.view.you.bench[0]).toMatchObject({ effects: [], damage: 0 });
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe('NEW_IN_PLAY');
  });

  test('the Active one: another is promoted at once, and the turn goes on', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger', 'Mosslamb'], hand: ['Recall', 'Fire'] },
      opponent: OTHER,
    });
    you.use('Recall');
    you.choose('Sparkmouse');
    expect(you.asked).toEqual(['Stinger', 'Mosslamb']);
    you.choose('Stinger');
    you.attach('Fire', 'Stinger');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 10 + 10, statuses: ['poison'] });
  });

  test('the only one: the battle is lost at once (7.7)', () => {
    const { you, battle } = game({ you: { active: 'Sparkmouse', hand: ['Recall'] }, opponent: OTHER });
    you.use('Recall');
    expect(battle().state).toMatchObject({ winner: 1, ending: 'opponent_no_pokemon' });
  });
});

describe('4.5, 5.5b: whether it evolved in this turn', () => {
  const grown = pokemon('Mossram', {
    stage: 'stage1',
    line: ['Mosslamb'],
    attacks: [
      attack('Raid', 'C', 10, { damage: { sum: [10, { when: { evolvedThisTurn: 'self' }, then: 50 }] } }),
    ],
  });

  test('by a card of the hand, and no longer in the next turn', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', energy: ['Fire'] }, bench: ['Mosslamb'], hand: [grown] },
      opponent: { active: pokemon('Wall', { hp: 200 }), bench: ['Mosslamb'] },
    });
    you.evolve('Mosslamb', 'Mossram');
    you.attack();
    expect(opponent.active?.damage).toBe(60);
    opponent.endTurn();
    you.attack();
    expect(opponent.active?.damage).toBe(70);
  });
});
