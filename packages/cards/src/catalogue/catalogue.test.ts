/** Checks the shipped sets: by their own counts always, and fact by fact where public card data is at hand. */
import { describe, expect, test } from 'vitest';
import { isBasicEnergy } from '../card.ts';
import { effectText } from '../classic/cardText.ts';
import { RARITIES } from '../rarity.ts';
import { hasPublicData, publicCards, publicDataNote, publicSet } from '../testing/publicData.ts';
import { writtenDown } from '../testing/writtenDown.ts';
import { cardById, SHIPPED_SETS, shippedCards } from './index.ts';

const COUNTS: Record<string, Record<string, number>> = {
  // Six of the commons are the basic energies, which print no rarity.
  base1: { Common: 32 + 6, Uncommon: 32, Rare: 16, 'Rare Holo': 16 },
  sv3pt5: {
    Common: 66,
    Uncommon: 62,
    Rare: 25,
    'Double Rare': 12,
    'Ultra Rare': 16,
    'Illustration Rare': 16,
    'Special Illustration Rare': 7,
    'Hyper Rare': 3,
  },
};

// Sentences and addresses are no facts of a card; legality belongs to other games' tournaments; what a card evolves
// into follows from the other cards.
const LEFT_OUT = ['legalities', 'images', 'flavorText', 'rules', 'evolvesTo'];
const COMPARED = [
  'id name supertype subtypes hp level types evolvesFrom attacks abilities weaknesses resistances retreatCost',
  'convertedRetreatCost rarity number artist nationalPokedexNumbers regulationMark',
]
  .join(' ')
  .split(' ');

describe.each(SHIPPED_SETS)('the set $name', (set) => {
  const cards = shippedCards(set.id);

  test('holds all its cards, each id and number once, in order', () => {
    expect(cards).toHaveLength(set.total);
    expect(cards.map((card) => card.cardNumber)).toEqual(cards.map((_, index) => String(index + 1)));
    expect(cards.map((card) => card.id)).toEqual(cards.map((card) => `${set.id}-${card.cardNumber}`));
  });

  test('has as many cards of each rarity as were printed', () => {
    const counts = RARITIES.map((rarity) => [rarity, cards.filter((card) => card.rarity === rarity).length]);
    expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(COUNTS[set.id]);
  });

  test('says of every Pokémon what a battle needs, and nothing that its data does not say', () => {
    for (const card of cards) {
      if (card.supertype === 'Pokémon') expect([card.name, card.hp]).toEqual([card.name, expect.any(Number)]);
      if (card.evolvesFrom !== undefined) expect(card.subtypes).not.toContain('Basic');
      for (const attack of card.attacks) {
        expect(attack.text).toBe(effectText(attack.effects));
        expect(attack.text === '').toBe(attack.effects.length === 0);
      }
      expect(card.artworkUrl).toBeUndefined();
    }
  });

  test('gives each card by its id', () => {
    for (const card of cards) expect(cardById(card.id)).toBe(card);
    expect(cardById(`${set.id}-0`)).toBeUndefined();
  });

  test.skipIf(!hasPublicData)(`agrees with the public data on the set${publicDataNote}`, () => {
    const known = publicSet(set.id);
    expect({ ...set, releaseDate: set.releaseDate.replaceAll('-', '/') }).toEqual({
      id: known?.id,
      name: known?.name,
      series: known?.series,
      printedTotal: known?.printedTotal,
      total: known?.total,
      releaseDate: known?.releaseDate,
      code: known?.ptcgoCode,
    });
  });

  test.skipIf(!hasPublicData)(
    `agrees with the public data on every fact of every card${publicDataNote}`,
    () => {
      const known = publicCards(set.id);
      expect(cards).toEqual(known.map((card) => writtenDown(set.id, card)));
      // Nothing in the public data is overlooked: every field is compared above, derived, or left out on purpose.
      for (const card of known) {
        const unknown = Object.keys(card).filter((key) => !COMPARED.includes(key) && !LEFT_OUT.includes(key));
        expect(unknown).toEqual([]);
        for (const attack of card.attacks ?? []) expect(attack.convertedEnergyCost).toBe(attack.cost.length);
        expect(card.nationalPokedexNumbers?.length ?? 1).toBe(1);
        expect(card.retreatCost ?? []).toEqual(Array(card.convertedRetreatCost ?? 0).fill('Colorless'));
      }
    },
  );
});

test('the Base set has six basic energies, and Energy Removal is none of them', () => {
  const energies = shippedCards('base1').filter(isBasicEnergy);
  expect(energies.map((card) => card.cardNumber)).toEqual(['97', '98', '99', '100', '101', '102']);
  expect(energies.every((card) => card.rarity === 'Common')).toBe(true);
});

test('a set that is not shipped has no cards', () => {
  expect(shippedCards('base2')).toEqual([]);
});
