/** Pasted lists: what is kept of one, how many, and what a damaged storage comes to. */
import { expect, test } from 'vitest';
import { deckOf } from '../../testing/examples.ts';
import { linesOfDeck } from './facts.ts';
import { createPastedLists, pastedList } from './pastedLists.ts';

const LINES = linesOfDeck(deckOf());
function storage() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    kept,
  };
}

test('a list is called after its best card, and knows by which rules practice takes it', () => {
  const list = pastedList(LINES, { note: '4 Arven SVI 166' });
  expect(list).toMatchObject({ isForPractice: true, official: { isForPractice: true } });
  expect(list.name).toBe(`${list.face?.name} list`);
  expect(list.note).toBe('4 Arven SVI 166');
  expect(list.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(60);
  expect(pastedList(LINES.slice(1), { name: 'Mine', note: '' })).toMatchObject({
    name: 'Mine',
    isForPractice: false,
    official: { isForPractice: false },
  });
});

test('the newest are kept, the last one first, and what cannot be read is none', () => {
  const store = storage();
  const lists = createPastedLists(store);
  const ten = Array.from({ length: 10 }, (_, at) => pastedList(LINES, { name: `List ${at}`, note: '' }));
  for (const list of ten) lists.keep(list);
  expect(lists.all().map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `List ${at}`));
  store.kept.set('pokesol.pasted-lists', '[1, {"id": "x"}]');
  expect(createPastedLists(store).all()).toEqual([]);
});
