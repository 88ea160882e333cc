/** The notes of challenges that were made in this browser. */
import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { createMadeChallenges, type MadeChallenge } from './madeChallenges.ts';

const first: MadeChallenge = { id: 'one', deckId: 'deck', rules: 'official' };

test('each wallet has its last one', () => {
  const storage = memoryStorage();
  const made = createMadeChallenges(storage);
  made.note('maya', first);
  made.note('theo', { ...first, id: 'two' });
  made.note('maya', { ...first, id: 'three' });
  const again = createMadeChallenges(storage);
  expect([again.of('maya')?.id, again.of('theo')?.id, again.of('nora')]).toEqual(['three', 'two', undefined]);
});

test.each([
  '{',
  '[["maya"]]',
  '[["maya", {"id": "one", "deckId": "deck", "rules": "chess"}]]',
  '[["maya", {"id": 1, "deckId": "deck", "rules": "classic"}]]',
])('what is no challenge counts as none: %s', (stored) => {
  const storage = memoryStorage();
  storage.write('pokesol.friend-challenges', stored);
  expect(createMadeChallenges(storage).of('maya')).toBeUndefined();
});
