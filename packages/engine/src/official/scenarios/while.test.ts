/** What holds or can be used only from a place or under a condition, and what ends the turn (rules 3.6, 3.13, 10.7, 10.8). */
import { describe, expect, test } from 'vitest';
import { readyToPlay } from '../../kernel/viewSides.ts';
import { eventsFor } from '../model/events.ts';
import { applyEvent } from '../project/applyEvent.ts';
import { viewFor } from '../project/view.ts';
import { pokemon, power, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type SidePosition } from '../testing/position.ts';

const OTHER: SidePosition = { active: 'Mosslamb', bench: ['Stinger'] };

describe('10.7: what holds while a condition does', () => {
  test('begins with the energy and ends with it', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Kindled', damage: 80 }, bench: ['Stinger'], hand: ['Fire'] },
      opponent: OTHER,
    });
    expect(you.view.you.active).toMatchObject({ maxHp: 90, retreatCost: 2 });
    you.attach('Fire', 'Kindled');
    expect(you.view.you.active).toMatchObject({ maxHp: 130, retreatCost: 0 });
    expect(opponent.view.opponent.active).toMatchObject({ maxHp: 130 });
    you.retreat();
    expect(you.bench).toMatchObject([{ name: 'Kindled' }]);
  });

  test('losing what kept it in play, it is Knocked Out at once', () => {
    const snuffer = trainer('Snuffer', [
      { do: 'move', cards: { on: THEIRS, part: 'energy' }, to: 'discard' },
    ]);
    const { you, opponent } = game({
      you: { active: 'Stinger', hand: [snuffer] },
      opponent: { active: 'Mosslamb', bench: [fire('Kindled', { damage: 100 })] },
    });
    you.use('Snuffer');
    expect(opponent.bench).toEqual([]);
    expect(you.prizes).toBe(5);
  });

  test('counts unseen piles, in a view and in what its events lead to', () => {
    const table = game({
      you: { active: fire('Stinger', { damage: 50 }), bench: ['Rallier'], prizes: 3 },
      opponent: { active: fire('Mosslamb'), bench: ['Stinger'], prizes: 3 },
    });
    const before = viewFor(table.battle(), 1);
    expect(before.opponent.bench).toMatchObject([{ maxHp: 60, retreatCost: 1 }]);
    table.you.endTurn();
    table.opponent.attack();
    const after = viewFor(table.battle(), 1);
    expect(after.opponent.active).toMatchObject({ maxHp: 80, retreatCost: 0 });
    const reached = eventsFor(table.events(), 1).reduce(applyEvent, readyToPlay(before, after));
    expect(reached.opponent.active).toEqual(after.opponent.active);
  });

  test('two that look at each other do not wait for each other: what is printed counts', () => {
    const mirror = pokemon('Mirror', {
      abilities: [
        power('Echo', {
          works: 'always',
          while: { exists: { whose: 'opponent', place: 'active', where: { hasAbility: true } } },
          on: { whose: 'opponent', place: 'active' },
          modifiers: [{ change: 'noAbilities' }],
        }),
      ],
    });
    const { you, opponent } = game({ you: { active: mirror }, opponent: { active: mirror } });
    expect(you.view.you.active).toMatchObject({ maxHp: 60 });
    you.endTurn();
    opponent.endTurn();
  });
});

describe('10.8: abilities that are used from a place, under a condition', () => {
  const hasty = (energy: readonly string[], ...bench: readonly string[]) =>
    game({ you: { active: { card: 'Hasty', energy }, bench }, opponent: OTHER }).you;

  test('only from the Active Spot, only from the Bench', () => {
    expect(hasty(['Fire']).cannot.ability('Hasty', 1)).toBe('ABILITY_OFF');
    const { you } = game({ you: { active: 'Stinger', bench: ['Hasty'] }, opponent: OTHER });
    expect(you.cannot.ability('Hasty', 0)).toBe('ABILITY_OFF');
  });

  test('only with what it asks for', () => {
    const from = (energy: readonly string[]) =>
      game({ you: { active: 'Stinger', bench: [{ card: 'Hasty', energy }] }, opponent: OTHER }).you;
    expect(from([]).cannot.ability('Hasty', 1)).toBe('CARD_NEEDS');
    const you = from(['Fire']);
    you.ability('Hasty', 1);
    expect(you.hand).toHaveLength(1);
  });

  test.each([
    ['Active, with energy', { active: fire('Hasty', { damage: 50 }), bench: ['Stinger'] }, 20],
    ['Active, without energy', { active: { card: 'Hasty', damage: 50 }, bench: ['Stinger'] }, 0],
  ] as const)('an answer of the %s', (_, side, damage) => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox', {}), bench: ['Stinger'] },
      opponent: side,
    });
    you.attack();
    expect(opponent.bench).toHaveLength(0);
    expect(you.active).toMatchObject({ name: 'Emberfox', damage });
  });
});

describe('3.6: a Trainer that asks for something', () => {
  test('cannot be played without it', () => {
    const play = (prizes: number) =>
      game({ you: { active: 'Stinger', hand: ['Last Stand'], prizes }, opponent: { ...OTHER, prizes: 3 } });
    expect(play(3).you.cannot.use('Last Stand')).toBe('CARD_NEEDS');
    expect(play(3).you.moves).not.toContainEqual(expect.objectContaining({ type: 'trainer' }));
    const { you } = play(4);
    you.use('Last Stand');
    expect(you.hand).toHaveLength(4);
  });

  test('the card that is played is none of the hand that is counted: drawing up to five with five others', () => {
    const play = (others: number) =>
      game({ you: { active: 'Stinger', hand: ['Refill', ...Array(others).fill('Fire')] }, opponent: OTHER });
    expect(play(5).you.cannot.use('Refill')).toBe('NO_CHANGE');
    const { you } = play(3);
    you.use('Refill');
    expect(you.hand).toHaveLength(5);
  });
});

describe('3.13: effects that end the turn', () => {
  test('a Trainer is done and discarded first, then the turn is over', () => {
    const { you, opponent, happened } = game({
      you: { active: 'Stinger', hand: ['Refill'] },
      opponent: OTHER,
    });
    you.use('Refill');
    expect(happened().filter((type) => ['cardsDrawn', 'trainerDone', 'turnEnded'].includes(type))).toEqual([
      'cardsDrawn',
      'trainerDone',
      'turnEnded',
      'cardsDrawn',
    ]);
    expect(you.discard).toEqual(['Refill']);
    expect([you.moves, opponent.moves.length > 0]).toEqual([[], true]);
  });

  test('an Ability that does so, once', () => {
    const { you, opponent, battle } = game({ you: { active: 'Hasty' }, opponent: OTHER });
    you.ability('Hasty');
    expect(you.hand).toHaveLength(2);
    expect(battle().state).toMatchObject({ current: 1, turn: 6 });
    opponent.endTurn();
    you.ability('Hasty');
    expect(battle().state).toMatchObject({ current: 1, turn: 8 });
  });
});
