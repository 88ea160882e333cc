/** What a list of battles says of them. */
import { ENDINGS } from '@pokesol/engine/official';
import type { BattleSummary } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { endReasonOf, tallyOf } from './messages.ts';

const results = (...list: BattleSummary['result'][]) =>
  list.map((result) => ({ result, mode: 'match' as const }));

test('wins and losses are counted, draws when there are any, abandoned and open ones never', () => {
  expect(tallyOf([])).toBe('0 won, 0 lost');
  expect(tallyOf(results('victory', 'victory', 'defeat', 'abandoned', null))).toBe('2 won, 1 lost');
  expect(tallyOf(results('draw', 'victory'))).toBe('1 won, 0 lost, 1 drawn');
  expect(tallyOf([...results('defeat'), { result: 'victory', mode: 'guest' }])).toBe('0 won, 1 lost');
});

test('a battle without a victory has no reason, nor one that is not known here', () => {
  expect(endReasonOf({ victoryCondition: null })).toBe('');
  expect(endReasonOf({ victoryCondition: 'opponent_deck_empty' })).toBe('deck empty');
  expect(endReasonOf({ victoryCondition: 'something_new' })).toBe('');
  for (const victoryCondition of ENDINGS) expect(endReasonOf({ victoryCondition })).not.toBe('');
});
