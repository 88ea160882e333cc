/** What is said follows from the roster, the event and the board, and is the same each time. */
import { MOMENTS, ROSTER } from '@pokesol/campaign';
import { battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal } from '@pokesol/engine';
import { type BattleEvent, type BattleView, createBattle, viewFor } from '@pokesol/engine/classic';
import { expect, test } from 'vitest';
import { momentOf, sayingOf } from './sayings.ts';

const deck = { cards: battleDeckFacts('embers'), extraCard: 'always' } as const;
const begun = createBattle([deck, deck], 'classic', 'sayings');
if (isRefusal(begun)) throw new Error('The battle was not dealt');
/** The player sits at 0, the trainer at 1. */
const START = viewFor(begun.battle, 0);

const POKEMON = { id: 1, card: 1, damage: 0 } as unknown as NonNullable<BattleView['you']['active']>;
/** So many Pokémon in play on each side. */
function board(own: number, trainers: number): BattleView {
  const side = (count: number) => ({
    active: count === 0 ? null : POKEMON,
    bench: Array.from({ length: Math.max(0, count - 1) }, () => POKEMON),
  });
  return {
    ...START,
    you: { ...START.you, ...side(own) },
    opponent: { ...START.opponent, ...side(trainers) },
  };
}
const fell = (seat: 0 | 1) =>
  ({ id: 40, type: 'knockedOut', seat, pokemon: 3, card: 7 }) as unknown as BattleEvent;
const ended = (winner: 0 | 1 | null): BattleEvent => ({
  id: 90,
  type: 'battleEnded',
  winner,
  victoryCondition: winner === null ? 'turn_limit' : 'opponent_no_pokemon',
});

test.each([
  ['the first turn', { id: 9, type: 'turnStarted', seat: 0, turn: 1 }, board(1, 1), 'begin'],
  ['any later turn', { id: 30, type: 'turnStarted', seat: 1, turn: 2 }, board(1, 1), null],
  ['a knock-out of the player’s', fell(0), board(2, 2), 'knockOut'],
  ['a knock-out of its own', fell(1), board(2, 2), 'knockedOut'],
  ['its last Pokémon against two', fell(1), board(2, 1), 'losing'],
  ['its last Pokémon against one', fell(1), board(1, 1), 'knockedOut'],
  ['its victory', ended(1), board(0, 2), 'victory'],
  ['its defeat', ended(0), board(2, 0), 'defeat'],
  ['a draw', ended(null), board(1, 1), null],
  ['anything else', { id: 31, type: 'deckShuffled', seat: 1 }, board(1, 1), null],
] satisfies [string, BattleEvent, BattleView, string | null][])('%s', (_, event, after, moment) => {
  expect(momentOf(event, after)).toBe(moment);
});

test('every trainer has its own words for every moment, and is the one who says them', () => {
  const lines = ROSTER.flatMap(({ id, sayings }) => {
    expect(sayingOf(id, fell(1), board(2, 2))).toEqual({ seat: 1, text: sayings.knockedOut });
    return MOMENTS.map((moment) => sayings[moment]);
  });
  expect(new Set(lines).size).toBe(ROSTER.length * MOMENTS.length);
});

test('an opponent that is no trainer says nothing', () => {
  expect(sayingOf(undefined, fell(1), board(2, 2))).toBeNull();
  expect(sayingOf('unknown', fell(1), board(2, 2))).toBeNull();
});
