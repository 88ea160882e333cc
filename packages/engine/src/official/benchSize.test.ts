/** Fewer places on the Bench, and trainers that go at their own time or come at an early one (rules 3.3a, 3.7, 5 step 11). */
import { describe, expect, test } from 'vitest';
import type { CardFacts } from './model/facts.ts';
import { trainer } from './testing/cardBuilders.ts';
import { cardOf as madeUpCard } from './testing/cards.ts';
import { game } from './testing/game.ts';
import type { Position } from './testing/position.ts';

const OWN: readonly CardFacts[] = [
  ...[3, 4].map((size) =>
    trainer(`Narrows ${size}`, null, {
      trainer: 'stadium',
      holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'benchSize', size }] }],
    }),
  ),
  trainer('Whistle', [
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['basic'] } },
      min: 0,
      max: 3,
      as: 'found',
    },
    { do: 'bench', cards: { bound: 'found' }, whose: 'own' },
  ]),
  trainer('Shelter', null, {
    trainer: 'tool',
    holds: [
      {
        on: 'self',
        modifiers: [
          {
            change: 'answer',
            on: 'otherTurnEnds',
            steps: [{ do: 'move', cards: { bound: 'thisCard' }, to: 'discard' }],
          },
        ],
      },
    ],
  }),
  {
    ...trainer('Boomerang', null, {
      trainer: 'tool',
      holds: [{ on: 'self', modifiers: [{ change: 'hp', by: 10 }] }],
    }),
    returns: true,
  },
  {
    ...trainer('Early Bird', [{ do: 'draw', whose: 'own', cards: 2 }], { trainer: 'supporter' }),
    effect: { onFirstTurn: true, steps: [{ do: 'draw', whose: 'own', cards: 2 }] },
  },
];
const played = (position: Position) =>
  game({ ...position, cards: (name) => OWN.find((card) => card.name === name) ?? madeUpCard(name) });

const FULL = ['Stinger', 'Mosslamb', 'Stinger', 'Sparkmouse', 'Pebblecub'];

describe('3.3a: fewer places on the Bench', () => {
  test('who has too many discards at once, the player of the Stadium first', () => {
    const { you, opponent } = played({
      you: { active: 'Stinger', bench: FULL, hand: ['Narrows 3'] },
      opponent: { active: 'Stinger', bench: FULL.slice(0, 4) },
    });
    you.use('Narrows 3');
    you.choose('Sparkmouse', 'Pebblecub');
    expect(you.bench.map(({ name }) => name)).toEqual(['Stinger', 'Mosslamb', 'Stinger']);
    opponent.choose('Sparkmouse');
    expect(opponent.bench).toHaveLength(3);
    expect([[...you.discard].sort(), opponent.discard]).toEqual([
      ['Pebblecub', 'Sparkmouse'],
      ['Sparkmouse'],
    ]);
  });

  test('nothing more comes to it, from the hand or the deck, until the Stadium is gone', () => {
    const { you } = played({
      you: {
        active: 'Stinger',
        bench: FULL.slice(0, 3),
        hand: ['Narrows 4', 'Stinger', 'Whistle', 'Mosslamb', 'Meadow'],
        deck: ['Mosslamb', 'Sparkmouse'],
      },
      opponent: { active: 'Stinger' },
    });
    you.use('Narrows 4');
    you.use('Whistle');
    expect(you.cannot.choose('Mosslamb', 'Sparkmouse')).toBe('WRONG_NUMBER_CHOSEN');
    you.choose('Mosslamb');
    expect(you.cannot.benches('Stinger')).toBe('BENCH_FULL');
  });
});

describe('times of trainers', () => {
  test('a tool is discarded when the turn of the other player ends, not its own', () => {
    const { you, opponent } = played({
      you: { active: 'Stinger', hand: ['Shelter'] },
      opponent: { active: 'Stinger' },
    });
    you.use('Shelter');
    you.endTurn();
    expect(you.active?.attached).toEqual(['Shelter']);
    opponent.endTurn();
    expect([you.active?.attached, you.discard]).toEqual([[], ['Shelter']]);
  });

  test('a tool that returns goes to the hand instead of the discard pile', () => {
    const { you, opponent } = played({
      you: { active: 'Stinger', hand: ['Scissors'] },
      opponent: { active: 'Sparkmouse', hand: ['Boomerang'] },
    });
    you.endTurn();
    opponent.use('Boomerang');
    opponent.endTurn();
    you.use('Scissors');
    expect([opponent.hand, opponent.discard]).toEqual([['Driftwood', 'Boomerang'], []]);
  });

  test('3.7: a Supporter that permits it is played in the first turn, another one is not', () => {
    const { you } = played({
      you: { active: 'Stinger', hand: ['Mentor', 'Early Bird'] },
      opponent: { active: 'Stinger' },
      turn: 1,
    });
    expect(you.cannot.use('Mentor')).toBe('FIRST_TURN_SUPPORTER');
    you.use('Early Bird');
    expect(you.hand).toHaveLength(3);
    expect(you.cannot.use('Mentor')).toBe('FIRST_TURN_SUPPORTER');
  });
});
