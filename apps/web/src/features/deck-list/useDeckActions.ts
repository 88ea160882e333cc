/** What the list does with decks, each with the words that say how it went. */
import type { DeckJson, DeckRequest, DeckSummaryJson } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { freshId } from '../../platform/freshId.ts';
import { toast } from '../../ui/toast.ts';
import {
  type BuilderLine,
  decksKey,
  fetchDeck,
  linesToSend,
  useDeleteDeck,
  useSaveDeck,
} from '../deck/index.ts';
import { freeName, nameOfCopy, withoutBidi } from './deckState.ts';

const IMPORT_NAME = 'Imported deck';
const NAMELESS = 'Deck';

export function useDeckActions(address: string) {
  const client = useQueryClient();
  const saving = useSaveDeck(address);
  const deleting = useDeleteDeck(address);
  // The second click of an impatient hand comes before any rendering can say that the first one is at work.
  const isMaking = useRef(false);

  /** The deck that is being made, and its id: sent again after a lost answer it is the same one. */
  const chosen = useRef({ text: '', id: '' });

  /** Undefined while another deck is being made. */
  async function create(deck: DeckRequest): Promise<DeckJson | undefined> {
    if (isMaking.current) return undefined;
    isMaking.current = true;
    try {
      const text = JSON.stringify(deck);
      if (chosen.current.text !== text) chosen.current = { text, id: freshId() };
      const made = await saving.mutateAsync({ deck: { ...deck, id: chosen.current.id } });
      chosen.current = { text: '', id: '' };
      // Announced once it can be seen.
      await client.invalidateQueries({ queryKey: decksKey(address) });
      return made;
    } finally {
      isMaking.current = false;
    }
  }

  return {
    isSaving: saving.isPending,
    isDeleting: deleting.isPending,

    async duplicate({ id, name, description, note }: DeckSummaryJson): Promise<void> {
      try {
        const { cards } = await fetchDeck(address, id);
        const lines = cards.map(({ cardId, quantity }) => ({ cardId, quantity }));
        const taken =
          client.getQueryData<DeckSummaryJson[]>(decksKey(address))?.map((deck) => deck.name) ?? [];
        const made = await create({
          name: freeName(nameOfCopy(withoutBidi(name).trim() || NAMELESS), taken),
          description: withoutBidi(description),
          note,
          cards: lines,
        });
        if (made !== undefined) toast('Success', `«${made.name}» was added`);
      } catch (error) {
        console.warn('A deck could not be copied', error);
        toast('Error', `Failed to duplicate deck. ${sentenceOf(error)}`, 'destructive');
      }
    },

    /** Resolves to whether the deck was made. */
    async importLines(
      lines: readonly BuilderLine[],
      note: string,
      taken: readonly string[],
    ): Promise<boolean> {
      try {
        const made = await create({
          name: freeName(IMPORT_NAME, taken),
          cards: linesToSend(lines),
          ...(note !== '' && { note }),
        });
        if (made === undefined) return false;
        toast('Success', `«${made.name}» was added with ${counted(made.totalCards, 'card')}`);
        return true;
      } catch (error) {
        console.warn('A deck list could not be saved', error);
        toast('Error', `Failed to import deck list. ${sentenceOf(error)}`, 'destructive');
        return false;
      }
    },

    /** Resolves to whether the deck is gone. */
    async remove({ id }: Pick<DeckJson, 'id'>): Promise<boolean> {
      try {
        await deleting.mutateAsync(id).catch((error: unknown) => {
          // Deleted in another tab already: what was asked for is so.
          if (!(error instanceof ApiError && error.code === 'deck-unknown')) throw error;
        });
        client.setQueryData<DeckSummaryJson[]>(decksKey(address), (decks) =>
          decks?.filter((deck) => deck.id !== id),
        );
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
