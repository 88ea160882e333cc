/** Drafts come back as they were left, and bad ones are as good as none. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { cardNamed } from '../collection/testing.ts';
import { deckCardOf } from '../deck/facts.ts';
import { draftKey, readDraft, writeDraft } from './draft.ts';

const mine = deckCardOf(cardNamed({ name: 'Pebbler', number: '1' }));
const strange = deckCardOf(cardNamed({ name: 'Sparky', number: '2' }));
const find = (id: string) => (id === mine.id ? mine : undefined);
const KEY = draftKey('wallet', undefined);

const content = {
  name: 'Rocks',
  description: 'Two of them',
  lines: [
    { card: mine, quantity: 2 },
    { card: strange, quantity: 1 },
  ],
};

describe('a draft', () => {
  test('comes back whole, cards that are not owned too', () => {
    const store = memoryStorage();
    writeDraft(store, KEY, { content, basedOn: 7 }, find);
    expect(readDraft(store, KEY, find)).toEqual({ content, basedOn: 7 });
    expect(store.read(KEY)).not.toContain('Pebbler');
  });

  test('stands for one wallet and one deck', () => {
    expect(
      new Set([KEY, draftKey('other', undefined), draftKey('wallet', 'a'), draftKey('wallet', 'b')]).size,
    ).toBe(4);
  });

  test.each(['', 'null', '{', '[]', '{"lines":3}'])('%j is none', (text) => {
    const store = memoryStorage();
    store.write(KEY, text);
    expect(readDraft(store, KEY, find)).toBeUndefined();
  });

  test('lines that make no sense are left out', () => {
    const store = memoryStorage();
    const lines = [['base1-1', 3], ['base1-1', -1], ['base1-1', 1.5], ['gone', 1], 'x', [4]];
    store.write(KEY, JSON.stringify({ lines, cards: [{ id: 'gone' }, 5], name: 9 }));
    expect(readDraft(store, KEY, find)).toEqual({
      content: { name: '', description: '', lines: [{ card: mine, quantity: 3 }] },
    });
  });
});
