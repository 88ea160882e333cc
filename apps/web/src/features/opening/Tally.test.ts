/** What was in a pack is counted as players count: the rarest first, a made «common» with the printed ones. */
import { expect, test } from 'vitest';
import { tally } from './Tally.tsx';

const rated = (...rarities: string[]) => rarities.map((rarity) => ({ rarity }));

test('rarities of the same letters are counted as one', () => {
  expect(tally(rated('Common', 'common', 'Rare Holo', 'legendary', 'Common'))).toEqual([
    { rarity: 'legendary', count: 1 },
    { rarity: 'Rare Holo', count: 1 },
    { rarity: 'Common', count: 3 },
  ]);
});
