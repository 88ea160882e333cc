/** Collections as players come to have them: the free pack, and boosters of one to three sets. Each number has its own. */
import { type CardId, isBasicEnergy } from '@pokesol/cards';
import type { ShippedSet } from '@pokesol/cards/sets';
import { type DeckLine, factsOfCard, STARTER_DECK } from '@pokesol/decks';
import { seedRandom, shuffle } from '@pokesol/engine';
import { boosterOf, buildPool, definePack, packDrawer, SEED_BYTES, SIGNATURE_BYTES } from '@pokesol/packs';

const MOST_SETS = 3;
const FEWEST_BOOSTERS = 8;
const MOST_BOOSTERS = 20;

export type PulledCollection = {
  /** Which sets the boosters are of, in words. */
  readonly name: string;
  /** With one printing of each basic energy, which is free to all. */
  readonly owned: readonly DeckLine[];
};

export function pulledCollection(number: number, sets: readonly ShippedSet[]): PulledCollection {
  const random = seedRandom(`collection ${number}`);
  const sold = sets.flatMap((shipped) => {
    const cards = shipped.cards.map(({ card }) => card);
    const type = boosterOf(shipped.set, buildPool(cards));
    return type === undefined ? [] : [{ shipped, draw: packDrawer(definePack(type, cards)) }];
  });
  const bought = shuffle(random, sold).slice(0, 1 + (number % MOST_SETS));
  const boosters = FEWEST_BOOSTERS + random.below(MOST_BOOSTERS - FEWEST_BOOSTERS + 1);
  const signature = new Uint8Array(SIGNATURE_BYTES).fill(number);
  const pulled: CardId[] = [];
  for (let pack = 0; pack < boosters; pack += 1)
    pulled.push(
      ...(bought[pack % bought.length]?.draw({
        seed: new Uint8Array(SEED_BYTES).fill(pack + 1),
        signature,
      }) ?? []),
    );
  const copies = new Map<CardId, number>(STARTER_DECK.map(({ cardId, quantity }) => [cardId, quantity]));
  for (const id of pulled) copies.set(id, (copies.get(id) ?? 0) + 1);
  const all = new Map(sets.flatMap(({ cards }) => cards.map(({ card }) => [card.id, card] as const)));
  const owned = [...copies].map(([id, quantity]) => {
    const card = all.get(id);
    if (card === undefined) throw new RangeError(`No set has ${id}`);
    return { card: factsOfCard(card), quantity };
  });
  const energies = [...all.values()].filter((card) => card.setId === 'base1' && isBasicEnergy(card));
  const free = energies
    .filter(({ id }) => !copies.has(id))
    .map((card) => ({ card: factsOfCard(card), quantity: 1 }));
  return {
    name: `${boosters} boosters of ${bought.map(({ shipped }) => shipped.set.name).join(', ')}`,
    owned: [...owned, ...free],
  };
}
