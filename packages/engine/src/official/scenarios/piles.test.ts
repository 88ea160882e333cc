/** Cards that go to piles and come back, and Knock Outs on the way (rules 3.1, 7.1, 10). */
import { describe, expect, test } from 'vitest';
import { trainer } from '../testing/cardBuilders.ts';
import { cardOf } from '../testing/cards.ts';
import { game } from '../testing/game.ts';

describe('cards and piles', () => {
  test('seed 30: a price with nothing but the card itself in the hand cannot be paid', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Library'] },
      opponent: { active: 'Mosslamb' },
    });
    expect(you.cannot.use('Library')).toBe('PRICE');
  });

  test('drawing more than there is takes what there is, and loses nothing now (3.1)', () => {
    const { you, battle } = game({
      you: { active: 'Mosslamb', hand: ['Letter'], deck: ['Fire'] },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Letter');
    expect(you.hand).toEqual(['Fire']);
    expect(battle().state.phase).toBe('active');
  });

  const dig = trainer('Dig', [
    { do: 'reveal', cards: { pile: 'deck', whose: 'own', until: { kind: 'pokemon' } } },
    {
      do: 'move',
      cards: { pile: 'deck', whose: 'own', until: { kind: 'pokemon' }, where: { kind: 'pokemon' } },
      to: 'hand',
    },
    { do: 'shuffle', whose: 'own' },
  ]);
  test.each([
    ['Stinger', ['Fire', 'Rock', 'Stinger', 'Mosslamb'], ['Stinger'], 3],
    ['no Pokémon', ['Fire', 'Rock'], [], 2],
  ] as const)('cards are shown down to the first that is meant: %s', (_first, deck, hand, left) => {
    const { you, battle } = game({
      you: { active: 'Mosslamb', hand: [dig], deck: [...deck] },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Dig');
    expect(you.hand).toEqual(hand);
    expect(battle().state.sides[0].deck).toHaveLength(left);
    const shown = you.events.flatMap((event) => (event.type === 'cardsRevealed' ? [event.cards.length] : []));
    expect(shown[0]).toBe(deck.length === 4 ? 3 : 2);
  });

  test('seed 24: one place left on the Bench takes one', () => {
    const { you } = game({
      you: {
        active: 'Mosslamb',
        bench: Array(4).fill('Stinger'),
        hand: ['Rebirth', 'Rebirth'],
        discard: ['Pebblecub', 'Pebblecub'],
      },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Rebirth');
    expect(you.bench[4]).toMatchObject({ name: 'Pebblecub', damage: 40 });
    expect(you.cannot.use('Rebirth')).toBe('BENCH_FULL');
  });

  test('a hand that goes back is hidden again from the player who made it go', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: ['Exchange'] },
      opponent: { active: 'Mosslamb', hand: ['Fire', 'Stinger'] },
    });
    you.use('Exchange');
    expect(opponent.hand).toHaveLength(7);
    const seen = you.events.filter(({ type }) => type === 'cardsMoved' || type === 'cardsDrawn');
    expect(seen.map((event) => ('cards' in event ? event.cards : undefined))).toEqual([null, null]);
  });

  test('an order of the top cards is the owner’s secret', () => {
    const { you, opponent } = game({
      you: { active: 'Mosslamb', hand: ['Spyglass'], deck: ['Fire', 'Water', 'Grass', 'Rock'] },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Spyglass');
    expect(opponent.view.choice).toBeNull();
    you.choose('Grass', 'Fire', 'Water');
    expect(you.deck).toEqual(['Grass', 'Fire', 'Water', 'Rock']);
    expect(opponent.events.find(({ type }) => type === 'deckOrdered')).toMatchObject({ count: 3 });
  });
});

describe('Knock Outs outside an attack', () => {
  test('7.1: counters moved by an ability knock out at once, in the middle of the turn, and the turn goes on', () => {
    const { you, battle } = game({
      you: {
        active: { card: 'Sparkmouse', damage: 50 },
        bench: ['Porter', { card: 'Mosslamb', damage: 10 }],
        hand: ['Fire'],
      },
      opponent: { active: 'Stinger' },
    });
    you.ability('Porter');
    you.choose('Mosslamb');
    you.choose('Sparkmouse');
    you.choose('Mosslamb');
    expect(battle().state).toMatchObject({ current: 0, turn: 5 });
    you.attach('Fire', 'Mosslamb');
  });

  test('a Pokémon that is brought back with half its HP, and taken back again, leaves no trace', () => {
    const { you } = game({
      you: { active: 'Mosslamb', hand: ['Rebirth', 'Recall'], discard: [cardOf('Sparkmouse')] },
      opponent: { active: 'Mosslamb' },
    });
    you.use('Rebirth');
    expect(you.bench).toMatchObject([{ name: 'Sparkmouse', damage: 30 }]);
    you.use('Recall');
    you.choose('Sparkmouse');
    you.benches('Sparkmouse');
    expect(you.bench).toMatchObject([{ damage: 0 }]);
  });
});
