/** The view in the address: out and in again, and what a change resets. */
import { expect, test } from 'vitest';
import {
  type CollectionView,
  changed,
  FIRST_COLLECTION_VIEW,
  readCollectionView,
  writeView,
} from './view.ts';

test('the first view leaves the address bare', () => {
  expect(writeView(FIRST_COLLECTION_VIEW)).toBe('');
  expect(readCollectionView('')).toEqual(FIRST_COLLECTION_VIEW);
});

test('everything survives the way through the address', () => {
  const view: CollectionView = {
    search: 'Mr. Mime & co #4',
    rarity: 'Rare Holo',
    setId: 'sv3pt5',
    tab: 'grid',
    page: 12,
    missing: true,
  };
  expect(readCollectionView(writeView(view))).toEqual(view);
});

test('nonsense in the address is the first view', () => {
  expect(readCollectionView('?page=-3&view=carousel&missing=yes')).toEqual(FIRST_COLLECTION_VIEW);
  expect(readCollectionView('page=1e99').page).toBe(1);
});

test('a rarity in the address is spelled as the filter offers it', () => {
  expect(readCollectionView('rarity=common').rarity).toBe('Common');
  expect(readCollectionView('rarity=Promo').rarity).toBe('Promo');
});

test('a change begins at page 1; without a set nothing is missing', () => {
  const view = { ...FIRST_COLLECTION_VIEW, setId: 'base1', missing: true, page: 4 };
  expect(changed(view, { rarity: 'Rare' })).toMatchObject({ page: 1, rarity: 'Rare', missing: true });
  expect(changed(view, { page: 5 })).toMatchObject({ page: 5, missing: true });
  expect(changed(view, { setId: '' })).toMatchObject({ page: 1, missing: false });
});
