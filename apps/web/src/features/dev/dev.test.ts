/** The pages for developers show what there is: a position as it was described, and each event as it is played. */
import { SEATS } from '@pokesol/engine';
import type { EventType } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import { stepsOf } from '../battle/rules/classic/animation/steps.ts';
import { EXAMPLE_POSITION, readPosition } from './describedPosition.ts';
import { exampleEvents, exampleOf } from './exampleEvents.ts';
import { moveText } from './moveText.ts';

function battleOf(position: unknown) {
  const described = readPosition(JSON.stringify(position));
  if ('problem' in described) throw new Error(described.problem);
  return described.battle;
}

describe('a described position', () => {
  test.each([
    ['a name', 'Charizard', 'base1-4'],
    ['an id', 'base1-58', 'base1-58'],
    ['a made-up card', 'Sparkmouse', 'Sparkmouse'],
  ])('takes a card by %s', (_, active, id) => {
    const { printed, printing, state } = battleOf({ you: { active, deck: [] }, opponent: {} });
    const card = state.sides[0].active?.cards[0];
    expect(card === undefined ? undefined : printed[printing[card] ?? -1]?.id).toBe(id);
  });

  test.each([
    ['{', /JSON/],
    ['{"you":{}}', /opponent/],
    ['{"you":{"hand":["Nobodymon"]},"opponent":{}}', /no card has the id or the name «Nobodymon»/],
    ['{"you":{"hands":[]},"opponent":{}}', /hands/],
    ['{"you":{"active":"Riddle"},"opponent":{}}', /only a Pokémon can be in play/],
  ])('%s is refused with its reason', (text, reason) => {
    expect(readPosition(text)).toEqual({ problem: expect.stringMatching(reason) });
  });
});

describe('the example of', () => {
  const battle = battleOf(EXAMPLE_POSITION);
  const types = Object.keys(exampleEvents(battle)) as EventType[];

  test.each(types)('%s can be played to its end, for both seats', (type) => {
    for (const seat of SEATS) {
      const { events, view } = exampleOf(battle, seat, type, 7);
      expect(events[0]?.id).toBe(7);
      expect(events.at(-1)?.type).toBe(type);
      expect(stepsOf(events, view.seat).filter(({ event }) => event !== null)).toHaveLength(events.length);
    }
  });
});

test.each([
  [{ type: 'endTurn', seat: 0 }, 'End turn'],
  [{ type: 'play', seat: 0, card: 5, to: 'bench' }, 'Play Bulbasaur (bench)'],
] as const)('the button of a move says what it does', (move, text) => {
  const battle = battleOf({ you: { active: 'Charmander', hand: ['Bulbasaur'] }, opponent: {} });
  const [card] = battle.state.sides[0].hand;
  if (card === undefined) throw new Error('the hand is empty');
  expect(moveText(battle, move.type === 'play' ? { ...move, card } : move)).toBe(text);
});
