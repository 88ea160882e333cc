/** Saves a deck whole, and makes sure of a save whose answer was lost on its way. */
import type { DeckJson, DeckRequest } from '@pokesol/protocol';
import { ApiError, get, post, request } from '../../platform/api.ts';
import { pathOf } from '../../platform/queryClient.ts';

/** `id` is absent for a new deck; one that brings an id in `deck` can be sent again without making a second one. */
export type DeckSave = { readonly id?: string | undefined; readonly deck: DeckRequest };

/** Always from the server: a kept deck could be an old version. */
export const fetchDeck = (address: string, deckId: string): Promise<DeckJson> =>
  get(pathOf(deckKey(address, deckId)));

export async function saveDeck(address: string, { id, deck }: DeckSave): Promise<DeckJson> {
  if (id !== undefined) return updateDeck(address, id, deck);
  const made = await post<DeckJson>(pathOf(decksKey(address)), deck);
  if (holds(made, deck)) return made;
  // An earlier try had come through, and the deck was changed here since.
  const { id: _, ...rest } = deck;
  return updateDeck(address, made.id, { ...rest, version: made.version });
}

async function updateDeck(address: string, id: string, deck: DeckRequest): Promise<DeckJson> {
  try {
    return await request<DeckJson>('PUT', pathOf(deckKey(address, id)), deck);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'deck-changed') throw error;
    const standing = await fetchDeck(address, id).catch(() => undefined);
    // The change may be this very one, whose answer never came: then it is saved.
    if (standing !== undefined && holds(standing, deck)) return standing;
    throw error;
  }
}

/** Whether the server's deck is the one that was sent. */
function holds(deck: DeckJson, { name, description = '', note, cards = [] }: DeckRequest): boolean {
  if (deck.name !== name || deck.description !== description) return false;
  if (note !== undefined && deck.note !== note) return false;
  if (deck.cards.length !== cards.length) return false;
  const quantities = new Map(deck.cards.map(({ cardId, quantity }) => [cardId, quantity]));
  return cards.every(({ cardId, quantity }) => quantities.get(cardId) === quantity);
}

/** Under which keys, and so at which addresses, decks are kept. */
export const decksKey = (address: string) => ['/api/users', address, 'decks'];
export const deckKey = (address: string, deckId: string) => [
  ...decksKey(address),
  encodeURIComponent(deckId),
];
