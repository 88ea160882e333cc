/** The product's own sets as a catalogue: what is left when no other can be read. */
import { SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import type { CatalogueSource } from './source.ts';

export const shippedSource: CatalogueSource = {
  kind: 'shipped',
  name: 'Sets that come with PokeSol',
  sets: async () => [...SHIPPED_SETS],
  async cards(set, onProgress) {
    const cards = shippedCards(set.id);
    onProgress(cards.length, cards.length);
    return { set, cards: cards.map((card) => ({ id: card.id, name: card.name, card, notes: [] })) };
  },
};
