/** What the list does with decks, each with the words that say how it went. */
import type { DeckJson, DeckRequest } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { toast } from '../../ui/toast.ts';
import { type BuilderLine, linesToSend } from '../deck/facts.ts';
import { decksKey, useDeleteDeck, useSaveDeck } from '../deck/queries.ts';
import { freeName, nameOfCopy, upright } from './deckState.ts';

const IMPORT_NAME = 'Imported deck';
const NAMELESS = 'Deck';

export function useDeckActions(address: string) {
  const client = useQueryClient();
  const saving = useSaveDeck(address);
  const deleting = useDeleteDeck(address);
  // The second click of an impatient hand comes before any rendering can say that the first one is at work.
  const isMaking = useRef(false);

  const put = (change: (decks: DeckJson[]) => DeckJson[]) =>
    client.setQueryData<DeckJson[]>(decksKey(address), (decks) => decks && change(decks));

  /** Undefined while another deck is being made. */
  async function create(deck: DeckRequest): Promise<DeckJson | undefined> {
    if (isMaking.current) return undefined;
    isMaking.current = true;
    try {
      const made = await saving.mutateAsync({ deck });
      put((decks) => [made, ...decks.filter(({ id }) => id !== made.id)]);
      return made;
    } finally {
      isMaking.current = false;
    }
  }

  return {
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,

    async duplicate({ name, description, cards }: DeckJson): Promise<void> {
      try {
        const lines = cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
        const taken = client.getQueryData<DeckJson[]>(decksKey(address))?.map((deck) => deck.name) ?? [];
        const made = await create({
          name: freeName(nameOfCopy(upright(name).trim() || NAMELESS), taken),
          description: upright(description),
          cards: lines,
        });
        if (made !== undefined) toast('Success', `«${made.name}» was added`);
      } catch (error) {
        console.warn('A deck could not be copied', error);
        toast('Error', `Failed to duplicate deck. ${sentenceOf(error)}`, 'destructive');
      }
    },

    /** Resolves to whether the deck was made. */
    async importLines(lines: readonly BuilderLine[], taken: readonly string[]): Promise<boolean> {
      try {
        const made = await create({ name: freeName(IMPORT_NAME, taken), cards: linesToSend(lines) });
        if (made === undefined) return false;
        toast('Success', `«${made.name}» was added with ${made.totalCards} cards`);
        return true;
      } catch (error) {
        console.warn('A deck list could not be saved', error);
        toast('Error', `Failed to import deck list. ${sentenceOf(error)}`, 'destructive');
        return false;
      }
    },

    /** Resolves to whether the deck is gone. */
    async remove({ id }: DeckJson): Promise<boolean> {
      try {
        await deleting.mutateAsync(id).catch((error: unknown) => {
          // Deleted in another tab already: what was asked for is so.
          if (!(error instanceof ApiError && error.code === 'deck-unknown')) throw error;
        });
        put((decks) => decks.filter((deck) => deck.id !== id));
        toast('Success', 'Deck deleted successfully');
        return true;
      } catch (error) {
        console.warn('A deck could not be deleted', error);
        toast('Error', 'Failed to delete deck', 'destructive');
        void client.invalidateQueries({ queryKey: decksKey(address) });
        return false;
      }
    },
  };
}
