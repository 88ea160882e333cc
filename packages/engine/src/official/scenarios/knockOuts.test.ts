/** Several Knock Outs at once, what answers them, and the Prizes for them (rules 7.2 to 7.8). */
import { describe, expect, test } from 'vitest';
import { after, attacking, pokemon, power } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const QUAKER = attacking(
  'Quaker',
  0,
  after({ do: 'damage', to: { whose: 'opponent', place: 'inPlay' }, amount: 60 }),
);
const REVENGER = pokemon('Revenger', {
  abilities: [
    power('Last sting', {
      works: 'answers',
      on: 'knockedOutByAttack',
      steps: [{ do: 'putCounters', on: 'attacker', counters: 2 }],
    }),
  ],
});
const LEGATOR = pokemon('Legator', {
  abilities: [
    power('Last will', {
      works: 'answers',
      on: 'knockedOutByAttack',
      steps: [{ do: 'draw', whose: 'own', cards: 1 }],
    }),
  ],
});

describe('7.2 a: answers to Knock Outs', () => {
  test('seed 35: of several Pokémon the player whose turn it is orders them, then all are discarded', () => {
    const { you, opponent, happened } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: REVENGER, bench: [LEGATOR, 'Mosslamb'] },
    });
    you.attack();
    expect(opponent.asked).toBeNull();
    expect(you.asked).toEqual(['Last sting', 'Last will']);
    happened();
    you.choose('Last will');
    expect(happened().slice(0, 4)).toEqual(['cardsDrawn', 'countersPut', 'knockedOut', 'knockedOut']);
    expect([you.prizes, you.active?.damage]).toEqual([4, 20]);
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', damage: 60 });
  });

  test('an answer that brings the attacker down is settled with them: Prizes for both (7.3)', () => {
    const { you, opponent } = game({
      you: { active: fire(QUAKER, { damage: 40 }), bench: ['Stinger'] },
      opponent: { active: REVENGER, bench: ['Mosslamb'] },
    });
    you.attack();
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Stinger' }, { name: 'Mosslamb' }]);
  });

  test('7.8: with one Prize each that is a tie, though the answer came before', () => {
    const { you, battle } = game({
      you: { active: fire(QUAKER, { damage: 40 }), bench: ['Stinger'], prizes: 1 },
      opponent: { active: REVENGER, bench: ['Mosslamb'], prizes: 1 },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: null, ending: 'tie' });
  });

  test('7.8: the one without Pokémon loses, though the other took the last Prize', () => {
    const { you, battle } = game({
      you: { active: fire(QUAKER, { damage: 40 }), prizes: 1 },
      opponent: { active: REVENGER, bench: ['Mosslamb'], prizes: 1 },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 1, ending: 'prizes_taken' });
  });

  test('seed 39: poison after the own turn is no attack, so nothing answers', () => {
    const { you, opponent } = game({
      you: { active: { card: REVENGER, damage: 50, statuses: ['poison'] }, bench: ['Stinger'] },
      opponent: { active: 'Mosslamb' },
    });
    you.endTurn();
    expect(opponent.active).toMatchObject({ damage: 0 });
    expect(opponent.prizes).toBe(5);
  });

  test('9.7: one that is Confused as its text says does not answer', () => {
    const { you } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: { card: REVENGER, statuses: ['confusion'] }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect(you.active).toMatchObject({ damage: 0 });
  });

  test('the draw of an answer from an empty deck draws nothing, and loses nothing yet (3.1)', () => {
    const { you, opponent, battle } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: LEGATOR, bench: ['Mosslamb'], deck: [] },
    });
    you.attack();
    expect(opponent.hand).toEqual([]);
    expect(battle().state).toMatchObject({ winner: 0, ending: 'opponent_deck_empty' });
  });
});

describe('7.2 b to d: several at once', () => {
  test('two on one side are two Prizes, and one of the Bench needs no promotion', () => {
    const { you, opponent } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: 'Mosslamb', bench: ['Sparkmouse', 'Stinger', 'Pebblecub'] },
    });
    you.attack();
    expect(you.prizes).toBe(4);
    expect(opponent.asked).toBeNull();
    expect(opponent.bench).toMatchObject([{ name: 'Pebblecub', damage: 60 }]);
  });

  test('all of a side: the battle is won, with Prizes left', () => {
    const { you, battle } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: 'Sparkmouse', bench: ['Stinger', 'Puppet'] },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'opponent_no_pokemon' });
  });

  test('seed 70: with a doll among them it is the Prizes of the others', () => {
    const { you, opponent } = game({
      you: { active: fire(QUAKER) },
      opponent: { active: 'Sparkmouse', bench: ['Puppet', 'Mosslamb'] },
    });
    you.attack();
    expect(you.prizes).toBe(5);
    expect(opponent.discard).toEqual(['Sparkmouse', 'Puppet']);
  });

  test('4.1: an evolved one goes with all its cards', () => {
    const { you, opponent } = game({
      you: { active: fire(QUAKER) },
      opponent: {
        active: { card: 'Mosslord', onto: ['Mosslamb', 'Mossram'], damage: 100, energy: ['Double'] },
        bench: ['Pebblecub'],
      },
    });
    you.attack();
    expect(opponent.discard).toEqual(['Mosslamb', 'Mossram', 'Mosslord', 'Double']);
    expect(you.prizes).toBe(4);
  });

  test('7.1: damage beyond one’s HP waits for the end of the attack: its healing saves', () => {
    const healer = attacking(
      'Healer',
      10,
      after({ do: 'damage', to: 'self', amount: 60 }, { do: 'heal', on: 'self', counters: 2 }),
    );
    const { you, opponent } = game({ you: { active: fire(healer) }, opponent: { active: 'Mosslamb' } });
    you.attack();
    expect(you.active).toMatchObject({ damage: 40 });
    expect(opponent.prizes).toBe(6);
  });

  test('a Knock Out of the attack and one by poison behind it are two of their own: promoted in between', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox', { damage: 50, statuses: ['poison'] }), bench: ['Stinger'] },
      opponent: { active: { card: 'Sparkmouse', damage: 40 }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect([you.prizes, opponent.prizes]).toEqual([5, 5]);
    expect([you.active, opponent.active]).toMatchObject([{ name: 'Stinger' }, { name: 'Mosslamb' }]);
  });

  test('7.7: who wins by the attack does not die of poison behind it', () => {
    const { you, battle } = game({
      you: { active: fire('Emberfox', { damage: 50, statuses: ['poison'] }), prizes: 1 },
      opponent: { active: { card: 'Sparkmouse', damage: 40 }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect(battle().state).toMatchObject({ winner: 0, ending: 'prizes_taken' });
  });

  test('9.1: the promoted one has none of the conditions of the one before', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger') },
      opponent: {
        active: { card: 'Sparkmouse', damage: 50, statuses: ['burn', 'sleep'] },
        bench: ['Mosslamb'],
      },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ name: 'Mosslamb', damage: 0, statuses: [] });
  });

  test('7.6: Prizes come into the hand, and are played as any other card there', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger'), hand: ['Letter'] },
      opponent: { active: { card: 'Sparkmouse', damage: 50 }, bench: ['Mosslamb'] },
    });
    you.attack();
    expect(you.hand).toEqual(['Letter', 'Driftwood']);
    opponent.endTurn();
    expect(you.hand).toHaveLength(3);
  });
});
