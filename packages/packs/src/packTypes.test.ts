/** Checks that the seeded packs can be sold and that the starter deck can be played. */
import { type Bucket, classify, isBasicEnergy, isBasicPokemon, rarityRank } from '@pokesol/cards';
import { cardById, SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import { classicPlay } from '@pokesol/cards/classic';
import { STARTER_DECK, starterPackCards } from '@pokesol/decks';
import { describe, expect, test } from 'vitest';
import { definePack, packDefinitionError, packHash } from './pack.ts';
import { packOdds } from './packOdds.ts';
import { SEEDED_PACK_TYPES, STARTER_PACK } from './packTypes.ts';

test('every seeded pack can be drawn from a shipped set, and each set has three', () => {
  for (const type of SEEDED_PACK_TYPES) {
    expect(packDefinitionError(definePack(type, shippedCards(type.setId)))).toBeUndefined();
    expect(type.price).toMatch(/^[1-9]\d*(\.\d{1,6})?$/);
  }
  for (const set of SHIPPED_SETS) {
    expect(SEEDED_PACK_TYPES.filter((type) => type.setId === set.id).length).toBeGreaterThanOrEqual(3);
  }
});

test('the store begins with these packs, in these words and at these prices', () => {
  const sold = [...SEEDED_PACK_TYPES, STARTER_PACK].map(
    ({ id, name, description, price, cardCount, setId }) =>
      `${id} of ${setId}: ${name}, ${cardCount} cards for ${price}. ${description}`,
  );
  expect(sold).toEqual([
    'base1-booster of base1: Base Set Booster Pack, 11 cards for 100. Eleven cards from where it all began, one of them rare or better.',
    'base1-mini of base1: Base Set Mini Pack, 5 cards for 60. Five cards for a quick try. The last one is rare or better here too.',
    'base1-premium of base1: Base Set Premium Pack, 11 cards for 250. Eleven cards, three of them rare or better on average.',
    'sv3pt5-booster of sv3pt5: 151 Booster Pack, 11 cards for 120. Eleven cards of the first 151, with art that fills the whole card for the lucky.',
    'sv3pt5-mini of sv3pt5: 151 Mini Pack, 5 cards for 70. Five cards of the first 151 for a quick try, the last one rare or better.',
    'sv3pt5-premium of sv3pt5: 151 Premium Pack, 11 cards for 300. Eleven cards of the first 151 with twice as many epic and legendary ones as a booster.',
    'starter-pack of base1: Starter Pack, 60 cards for 0. Sixty cards that make a complete fire and lightning deck, ready to battle.',
  ]);
});

// Published, and proved against by everybody who bought a pack: only a new version of a pack type may have another.
const HASHES: Readonly<Record<string, string>> = {
  'base1-booster': '895daffca0ce1d7b6c2f141acbb84a93ddb232049ddc3d204b7a47ffc98a94a6',
  'base1-mini': 'bfecb3eecd06ad02a7df7cc1d7a285bfdc96f610effd92c6b53d8357c0f464f6',
  'base1-premium': '21a7050d54d30234c751014e7887e023b8080a0d1005d9116ff708402ba2b4e4',
  'sv3pt5-booster': '80cce1ed54b5c11c50bed5b2484768847d804794dfcc7e48c9394f30fcaa2c0b',
  'sv3pt5-mini': '8b744cde4c57a6688da050690aaf4d4a614f13fc4cdf338e6a058240ab897f0e',
  'sv3pt5-premium': '52415abb46c35f6e386dc27a535992c5665afd5f6ae6d4893b5fbeeac8686526',
};

test('no seeded pack has another hash than the published one', () => {
  const hashes = SEEDED_PACK_TYPES.map((type) => [
    type.id,
    packHash(definePack(type, shippedCards(type.setId))),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(HASHES);
});

test('what the cards say and do is no part of the hash', () => {
  for (const type of SEEDED_PACK_TYPES) {
    const silent = shippedCards(type.setId).map((card) => ({
      ...card,
      attacks: card.attacks.map((attack) => ({ ...attack, effects: [], text: 'Something else.' })),
    }));
    expect(packHash(definePack(type, silent))).toBe(HASHES[type.id]);
  }
});

test('the premium packs keep what their descriptions promise', () => {
  const expected = (id: string, buckets: readonly Bucket[]): number => {
    const type = SEEDED_PACK_TYPES.find((candidate) => candidate.id === id);
    if (type === undefined) throw new Error(`No such pack: ${id}`);
    const odds = packOdds(definePack(type, shippedCards(type.setId)));
    const counted = odds.buckets.filter(({ bucket }) => buckets.includes(bucket));
    return counted.reduce((sum, { expectedPerPack }) => sum + expectedPerPack, 0);
  };
  expect(expected('base1-premium', ['rare', 'epic', 'legendary'])).toBeGreaterThan(3);
  for (const bucket of ['epic', 'legendary'] as const) {
    expect(expected('sv3pt5-premium', [bucket])).toBeGreaterThan(2 * expected('sv3pt5-booster', [bucket]));
  }
});

test('ids and names are used once', () => {
  const types = [...SEEDED_PACK_TYPES, STARTER_PACK];
  expect(new Set(types.map((type) => type.id)).size).toBe(types.length);
  expect(new Set(types.map((type) => type.name)).size).toBe(types.length);
});

describe('the starter deck', () => {
  const deck = STARTER_DECK.map(({ cardId, quantity }) => {
    const card = cardById(cardId);
    if (card === undefined) throw new Error(`No such card: ${cardId}`);
    return { card, quantity };
  });
  const count = (pick: (card: (typeof deck)[number]['card']) => boolean) =>
    deck.filter(({ card }) => pick(card)).reduce((sum, { quantity }) => sum + quantity, 0);

  test('is legal: sixty cards, at most four of a name, but any number of basic energies', () => {
    expect(count(() => true)).toBe(60);
    expect(new Set(deck.map(({ card }) => card.name)).size).toBe(deck.length);
    expect(deck.filter(({ card, quantity }) => quantity > 4 && !isBasicEnergy(card))).toEqual([]);
    expect(deck.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
  });

  test('plays: only Pokémon that can be played, enough of them, each of whose first attack hurts, and its energies', () => {
    expect(count((card) => classify(card) === 'pokemon' && !isBasicPokemon(card))).toBe(0);
    expect(count(isBasicPokemon)).toBeGreaterThanOrEqual(15);
    for (const { card } of deck.filter(({ card }) => isBasicPokemon(card)))
      expect(Number(card.attacks[0]?.damage)).toBeGreaterThanOrEqual(10);
    expect(count(isBasicEnergy)).toBe(27);
    const energies = new Set(deck.filter(({ card }) => isBasicEnergy(card)).map(({ card }) => card.name));
    expect(energies).toEqual(new Set(['Fire Energy', 'Lightning Energy', 'Fighting Energy']));
    for (const { card } of deck) {
      for (const cost of card.attacks.flatMap((attack) => attack.cost)) {
        if (cost !== 'Colorless') expect(energies).toContain(`${cost} Energy`);
      }
    }
  });

  test('has one holographic card, rarer than all others, of which Classic plays the attack as printed', () => {
    const [best, next] = deck.toSorted((a, b) => rarityRank(b.card.rarity) - rarityRank(a.card.rarity));
    expect(best).toMatchObject({ quantity: 1, card: { name: 'Hitmonchan', rarity: 'Rare Holo' } });
    expect(next?.card.rarity).toBe('Rare');
    const played = best && classicPlay(best.card);
    expect(played?.useless).toBeUndefined();
    expect(played?.attacks[0]).toMatchObject({ isPlayed: true });
    expect(played?.attacks[0]?.countsAs).toBeUndefined();
  });

  test('is what the free pack hands out', () => {
    expect(STARTER_PACK.cardCount).toBe(60);
    expect(Number(STARTER_PACK.price)).toBe(0);
    expect(starterPackCards()).toHaveLength(60);
    expect(new Set(starterPackCards())).toEqual(new Set(STARTER_PACK.contents.map(({ cardId }) => cardId)));
  });
});
