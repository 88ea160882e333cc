/** The notes of what was chosen for which battle. */
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memoryStorage.ts';
import { type BattleChoice, createBattleChoices } from './battleChoices.ts';

const KEY = 'pokesol.battle-choices';
const level: BattleChoice = {
  deckId: 'deck',
  rules: 'official',
  opponent: { kind: 'level', level: 'expert' },
};
const joey: BattleChoice = {
  deckId: 'deck',
  rules: 'classic',
  opponent: { kind: 'trainer', trainerId: 'joey' },
};

test('the last is offered, each battle has its own, and only the newest twenty are kept', () => {
  const choices = createBattleChoices(memoryStorage());
  expect(choices.last()).toBeUndefined();
  choices.note('first', level);
  for (let battle = 0; battle < 19; battle += 1) choices.note(`${battle}`, joey);
  expect(choices.last()).toEqual(joey);
  expect(choices.of('first')).toEqual(level);
  choices.note('one more', level);
  expect(choices.of('first')).toBeUndefined();
  expect(choices.of('0')).toEqual(joey);
});

test('what was kept before there were two rule sets was Classic', () => {
  const storage = memoryStorage();
  storage.write(KEY, '[["battle", {"deckId": "deck", "opponent": {"kind": "anyone"}}]]');
  expect(createBattleChoices(storage).of('battle')).toMatchObject({ deckId: 'deck', rules: 'classic' });
});

test.each([
  'no list',
  '[["battle"]]',
  '[["battle", {"deckId": 1, "opponent": {"kind": "anyone"}}]]',
  '[["battle", {"deckId": "deck", "opponent": {"kind": "level", "level": "champion"}}]]',
  '[["battle", {"deckId": "deck", "opponent": {"kind": "practice", "level": "easy"}}]]',
  '[["battle", {"deckId": "deck", "opponent": {"kind": "trainer"}}]]',
  '[["battle", {"deckId": "deck", "opponent": {"kind": "rival"}}]]',
  '[["battle", {"deckId": "deck", "rules": "chess", "opponent": {"kind": "anyone"}}]]',
  '[["battle", {"deckId": "deck"}]]',
])('what is no choice counts as none: %s', (stored) => {
  const storage = memoryStorage();
  storage.write(KEY, stored);
  expect(createBattleChoices(storage).last()).toBeUndefined();
});
