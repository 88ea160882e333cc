/** Drafts come back as they were left, and bad ones are as good as none. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../../platform/storage.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { cardNamed } from '../collection/testing.ts';
import { deckCardOf } from '../deck/facts.ts';
import { draftKey, draftStore, readDraft, writeDraft } from './draft.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

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

afterEach(() => vi.unstubAllGlobals());

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

  test("of a new deck is the tab's own, of a saved deck every tab's", () => {
    const openTab = () => {
      const kept = new Map<string, string>();
      const setItem = (key: string, value: string) => void kept.set(key, value);
      vi.stubGlobal('sessionStorage', {
        setItem,
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => void kept.delete(key),
      });
    };
    openTab();
    writeDraft(draftStore(undefined), KEY, { content }, find);
    expect(readDraft(draftStore(undefined), KEY, find)?.content).toEqual(content);
    const first = sessionStorage;
    openTab();
    expect(readDraft(draftStore(undefined), KEY, find)).toBeUndefined();
    draftStore(undefined).remove(KEY);
    expect(first.getItem(KEY)).not.toBeNull();
    expect(draftStore('deck')).toBe(browserStorage);
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
