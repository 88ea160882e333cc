/** Tools, Stadiums and abilities in play together, and what each player sees of it (rules 3.5, 6, 7.1). */
import { describe, expect, test } from 'vitest';
import { always, attacking, OWN, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

const DRILL = trainer('Drill', null, {
  trainer: 'tool',
  holds: [{ on: 'self', modifiers: [{ change: 'damageDealt', by: 30 }] }],
});
const FOG = trainer('Fog', null, {
  trainer: 'stadium',
  holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'damageTaken', by: -10 }] }],
});
const ARENA = trainer('Arena', null, {
  trainer: 'stadium',
  holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'damageDealt', by: 10 }] }],
});
const LEADER = always('Leader', OWN, { change: 'damageDealt', by: 10 });
const CHILLER = always('Chiller', THEIRS, { change: 'hp', by: -10 });
const BASHER = attacking('Basher', 10, { after: [{ do: 'damage', to: 'self', amount: 50 }] });
const SWEEPER = trainer('Sweeper', [
  {
    do: 'choosePokemon',
    from: { whose: 'both', place: 'inPlay', where: { tool: true } },
    min: 1,
    max: 1,
    as: 'it',
  },
  { do: 'move', cards: { on: { bound: 'it' }, part: 'attached' }, to: 'discard' },
]);

describe('what adds to damage', () => {
  test('6.1: Tool, ability and Stadium are summed before Weakness, a card of the turn after it', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox'), bench: [LEADER], hand: [DRILL, ARENA, 'Muscle'] },
      opponent: { active: { card: 'Mosslord', damage: 0 }, bench: ['Stinger'] },
    });
    you.use('Drill');
    you.choose('Emberfox');
    you.use('Arena');
    you.use('Muscle');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 30 + 30 + 10 + 10 + 10 });
  });

  test('seed 2: «does nothing» brings none of it back', () => {
    const { you, opponent } = game({
      you: { active: fire('Gambler'), bench: [LEADER], hand: [DRILL] },
      opponent: OTHER,
      coins: ['tails'],
    });
    you.use('Drill');
    you.choose('Gambler');
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });

  test('6.3: it is for the Active Pokémon: benched ones take the plain number', () => {
    const { you, opponent } = game({
      you: { active: fire('Spreader'), bench: [LEADER] },
      opponent: { active: 'Mosslamb', bench: ['Stinger'] },
    });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 20 });
    expect(opponent.bench).toMatchObject([{ damage: 10 }]);
    expect(you.bench).toMatchObject([{ damage: 10 }]);
  });

  test('6, step 5: what takes off counts on the Bench too', () => {
    const { you, opponent } = game({
      you: { active: fire('Spreader'), bench: ['Sparkmouse'], hand: [FOG] },
      opponent: { active: 'Pebblecub', bench: ['Stinger'] },
    });
    you.use('Fog');
    you.attack();
    expect([opponent.active, ...opponent.bench, ...you.bench]).toMatchObject([
      { damage: 0 },
      { damage: 0 },
      { damage: 0 },
    ]);
  });

  test('9.4: a Stadium that takes off damage takes off no counter', () => {
    const { you, opponent } = game({
      you: { active: fire('Scatterer'), hand: [FOG] },
      opponent: OTHER,
    });
    you.use('Fog');
    you.attack();
    expect([opponent.active, ...opponent.bench]).toMatchObject([{ damage: 20 }, { damage: 20 }]);
  });

  test('6.5: both sides’ effects count for what an attack does to its own Pokémon', () => {
    const { you } = game({
      you: { active: fire(BASHER), hand: [FOG] },
      opponent: OTHER,
    });
    you.use('Fog');
    you.attack();
    expect(you.active).toMatchObject({ damage: 40 });
  });
});

describe('HP that change', () => {
  test('7.1: an ability that comes into play and takes ten off knocks out at once, on both places', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: [CHILLER] },
      opponent: { active: 'Mosslamb', bench: [{ card: 'Stinger', damage: 50 }, 'Pebblecub'] },
    });
    you.benches('Chiller');
    expect(you.prizes).toBe(5);
    expect(opponent.bench).toMatchObject([{ name: 'Pebblecub' }]);
  });

  test('an own one that adds ten stands against it', () => {
    const { you, opponent } = game({
      you: { active: 'Sparkmouse', hand: [CHILLER] },
      opponent: { active: 'Banner', bench: [{ card: 'Stinger', damage: 50 }] },
    });
    you.benches('Chiller');
    expect(you.prizes).toBe(6);
    expect(you.view.opponent.bench[0]).toMatchObject({ maxHp: 60 });
    expect(opponent.bench).toHaveLength(1);
  });

  test('when that one is knocked out, those it kept there go with the same Knock Out or right after it', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox'), bench: [CHILLER], hand: [DRILL] },
      opponent: { active: 'Banner', bench: [{ card: 'Stinger', damage: 50 }, 'Pebblecub'] },
    });
    you.use('Drill');
    you.choose('Emberfox');
    you.attack();
    expect(you.prizes).toBe(4);
    expect(opponent.active).toMatchObject({ name: 'Pebblecub' });
  });

  test('a Stadium and a Tool add up, and the one that goes takes only its own part', () => {
    const { you, opponent } = game({
      you: { active: { card: 'Mosslamb', damage: 80 }, bench: ['Stinger'], hand: ['Hothouse', 'Charm'] },
      opponent: { ...OTHER, hand: ['Meadow'] },
    });
    you.use('Charm');
    you.choose('Mosslamb');
    you.use('Hothouse');
    expect(you.view.you.active).toMatchObject({ maxHp: 90 + 30 + 20 });
    you.endTurn();
    opponent.use('Meadow');
    expect(you.active).toMatchObject({ name: 'Mosslamb', damage: 80 });
    expect(you.view.you.active).toMatchObject({ maxHp: 120 });
  });

  test('3.5: a Tool is taken off by a card, never exchanged: the next may then be put there', () => {
    const { you } = game({
      you: { active: 'Sparkmouse', bench: ['Stinger'], hand: ['Charm', DRILL, SWEEPER] },
      opponent: OTHER,
    });
    you.use('Charm');
    you.choose('Sparkmouse');
    you.use('Drill');
    expect(you.bench).toMatchObject([{ attached: ['Drill'] }]);
    you.use('Sweeper');
    expect(you.cannot.choose('Mosslamb')).toBe('NOT_AMONG_THE_CHOICES');
    you.choose('Stinger');
    expect(you.bench).toMatchObject([{ attached: [] }]);
    expect(you.discard).toEqual(['Drill', 'Sweeper']);
  });
});

describe('what each sees', () => {
  test('2.6, 7.6: a Prize comes into the hand unseen by the other', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger') },
      opponent: { active: { card: 'Sparkmouse', damage: 50 }, bench: ['Mosslamb'] },
    });
    you.attack();
    const taken = (events: typeof you.events) => events.find(({ type }) => type === 'prizesTaken');
    expect(taken(you.events)).toMatchObject({ count: 1, cards: [expect.any(Number)] });
    expect(taken(opponent.events)).toMatchObject({ count: 1, cards: null });
  });

  test('a price that is paid from the hand is seen when it is discarded, what it finds is not', () => {
    const { you, opponent } = game({
      you: { ...OTHER, hand: ['Library', 'Fire', 'Water'], deck: ['Stinger', 'Rock'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(opponent.view.choice).toBeNull();
    expect(opponent.view.frames[0]).toMatchObject({ by: 'trainer', bound: {} });
    you.choose('Rock');
    const moved = opponent.events.filter(({ type }) => type === 'cardsMoved');
    expect(moved).toMatchObject([
      { from: 'hand', to: 'discard', cards: [expect.any(Number), expect.any(Number)] },
      { from: 'deck', to: 'hand', cards: null, count: 1 },
    ]);
  });

  test('while a player pays, both see which card is being played', () => {
    const { you, opponent } = game({
      you: { ...OTHER, hand: ['Library', 'Fire', 'Water', 'Rock'], deck: ['Stinger', 'Rock'] },
      opponent: OTHER,
    });
    you.use('Library');
    expect(opponent.view.frames).toMatchObject([{ seat: 0, card: expect.any(Number) }]);
    expect(opponent.view.printed).toHaveProperty('Library');
    expect(opponent.view.printed).not.toHaveProperty('Water');
  });
});
