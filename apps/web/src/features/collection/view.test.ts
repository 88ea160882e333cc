/** The view in the address: out and in again, and what a change resets. */
import { expect, test } from 'vitest';
import {
  type CollectionView,
  changed,
  choicesOf,
  FIRST_COLLECTION_VIEW,
  isCollectionNarrowed,
  narrowingOf,
  readCollectionView,
  sortOf,
  writeView,
} from './view.ts';

test('the first view leaves the address bare', () => {
  expect(writeView(FIRST_COLLECTION_VIEW)).toBe('');
  expect(readCollectionView('')).toEqual(FIRST_COLLECTION_VIEW);
});

test('everything survives the way through the address', () => {
  const view: CollectionView = {
    search: 'Mr. Mime & co #4',
    rarities: ['Rare Holo'],
    setId: 'sv3pt5',
    types: ['Lightning'],
    kinds: ['trainer', 'Stage 1'],
    shows: ['missing'],
    plays: ['part'],
    sort: 'newest',
    tab: 'grid',
    page: 12,
    missing: true,
  };
  expect(readCollectionView(writeView(view))).toEqual(view);
});

test('nonsense in the address is the first view', () => {
  expect(readCollectionView('?page=-3&view=carousel&missing=yes&sort=best')).toEqual(FIRST_COLLECTION_VIEW);
  expect(readCollectionView('page=1e99').page).toBe(1);
});

test('a change begins at page 1; without a set nothing is missing', () => {
  const view = { ...FIRST_COLLECTION_VIEW, setId: 'base1', missing: true, page: 4 };
  expect(changed(view, { rarities: ['Rare'] })).toMatchObject({
    page: 1,
    rarities: ['Rare'],
    missing: true,
  });
  expect(changed(view, { page: 5 })).toMatchObject({ page: 5, missing: true });
  expect(changed(view, { setId: '' })).toMatchObject({ page: 1, missing: false });
  expect(changed({ ...view, shows: ['missing', 'new'] }, { setId: '' }).shows).toEqual(['new']);
  expect(readCollectionView('show=missing').shows).toEqual([]);
});

test('cards stand by rarity, by number where some are missing, and else as chosen', () => {
  const ofSet = { ...FIRST_COLLECTION_VIEW, setId: 'base1' };
  expect(sortOf(ofSet)).toBe('rarity');
  expect(sortOf({ ...ofSet, missing: true })).toBe('number');
  expect(sortOf({ ...ofSet, shows: ['missing'] })).toBe('number');
  expect(sortOf({ ...ofSet, missing: true, sort: 'name' })).toBe('name');
});

test('what one does not have is left out until it is asked for', () => {
  expect(narrowingOf(FIRST_COLLECTION_VIEW).shows).toEqual(['owned']);
  expect(narrowingOf({ ...FIRST_COLLECTION_VIEW, setId: 'base1', missing: true }).shows).toEqual([]);
  expect(narrowingOf({ ...FIRST_COLLECTION_VIEW, shows: ['wished'] }).shows).toEqual(['wished']);
});

test('choices are counted without the search, which narrows too', () => {
  const view: CollectionView = { ...FIRST_COLLECTION_VIEW, search: 'mew', sort: 'name', page: 2 };
  expect([choicesOf(view), isCollectionNarrowed(view)]).toEqual([0, true]);
  expect(choicesOf({ ...view, rarities: ['Rare', 'Common'], types: ['Fire'], setId: 'base1' })).toBe(4);
  expect(isCollectionNarrowed({ ...view, search: '' })).toBe(false);
});
