/** Checks that no rarity of public card data is left without a tier. */
import { expect, test } from 'vitest';
import { isKnownPublicRarity, rarityFromPublicData } from './publicRarity.ts';
import { PRINTED_RARITIES } from './rarity.ts';
import { hasPublicData, publicCards, publicDataNote, publicSetIds } from './testing/publicData.ts';

// The names in use by the public API and by TCGdex.
const NAMES = [
  ...['ACE SPEC Rare', 'Amazing Rare', 'Black White Rare', 'Classic Collection', 'Common', 'Double Rare'],
  ...[
    'Hyper Rare',
    'Illustration Rare',
    'LEGEND',
    'MEGA_ATTACK_RARE',
    'Mega Hyper Rare',
    'Promo',
    'Radiant Rare',
  ],
  ...['Rare', 'Rare ACE', 'Rare BREAK', 'Rare Holo', 'Rare Holo EX', 'Rare Holo GX', 'Rare Holo LV.X'],
  ...['Rare Holo Star', 'Rare Holo V', 'Rare Holo VMAX', 'Rare Holo VSTAR', 'Rare Prime', 'Rare Prism Star'],
  ...[
    'Rare Rainbow',
    'Rare Secret',
    'Rare Shining',
    'Rare Shiny',
    'Rare Shiny GX',
    'Rare Ultra',
    'Shiny Rare',
  ],
  ...['None', 'Holo Rare', 'Holo Rare V', 'Holo Rare VMAX', 'Holo Rare VSTAR', 'Full Art Trainer'],
  ...['Shiny rare V', 'Shiny rare VMAX', 'Rare PRIME', 'One Diamond', 'Two Diamond', 'Three Diamond'],
  ...['Four Diamond', 'One Star', 'Two Star', 'Three Star', 'One Shiny', 'Two Shiny', 'Crown'],
  ...['Shiny Ultra Rare', 'Special Illustration Rare', 'Trainer Gallery Rare Holo', 'Ultra Rare', 'Uncommon'],
];

test.each(NAMES)('%s has a tier', (name) => {
  expect(isKnownPublicRarity(name)).toBe(true);
  expect(PRINTED_RARITIES).toContain(rarityFromPublicData(name, {}));
});

test.each(PRINTED_RARITIES)('our own tier %s is read as itself, whatever its letter case', (rarity) => {
  expect(rarityFromPublicData(rarity, {})).toBe(rarity);
  expect(rarityFromPublicData(rarity.toLowerCase(), {})).toBe(rarity);
});

test('a card without a rarity is common, an unheard-of rarity is Rare and can be reported', () => {
  expect(rarityFromPublicData(undefined, { subtypes: ['Basic'] })).toBe('Common');
  expect(rarityFromPublicData('Rare Moonlit', {})).toBe('Rare');
  expect(isKnownPublicRarity('Rare Moonlit')).toBe(false);
  expect(isKnownPublicRarity('constructor')).toBe(false);
  expect(rarityFromPublicData('constructor', {})).toBe('Rare');
});

test('a promo is as rare as its card is mighty', () => {
  expect(rarityFromPublicData('Promo', { subtypes: ['Basic'] })).toBe('Rare');
  expect(rarityFromPublicData('Promo', { subtypes: ['Basic', 'V'] })).toBe('Double Rare');
});

test.skipIf(!hasPublicData)(`every card of the public data has a rarity we know${publicDataNote}`, () => {
  const cards = publicSetIds().flatMap(publicCards);
  expect(cards.length).toBeGreaterThan(1000);
  const unknown = cards.filter((card) => card.rarity !== undefined && !isKnownPublicRarity(card.rarity));
  expect(unknown.map((card) => card.rarity)).toEqual([]);
  const unnamed = cards.filter((card) => card.rarity === undefined);
  expect(unnamed.every((card) => card.supertype === 'Energy' && card.subtypes?.includes('Basic'))).toBe(true);
});
