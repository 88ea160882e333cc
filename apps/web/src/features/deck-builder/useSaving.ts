/** Saves the deck on the table, whole and with the version last seen, and says what became of it. */
import type { DeckJson } from '@pokesol/protocol';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { toast } from '../../ui/toast.ts';
import { linesToSend } from '../deck/facts.ts';
import { useSaveDeck } from '../deck/queries.ts';
import type { Content } from './workbench.ts';

const NAME_LENGTH = 60;

/** Somebody changed the deck meanwhile, or deleted it: nothing was saved, and the person has to choose. */
export type SaveConflict = 'changed' | 'gone';

export function useSaving(address: string, onSaved: (deck: DeckJson, sent: Content) => void) {
  const { mutateAsync, isPending } = useSaveDeck(address);
  const [conflict, setConflict] = useState<SaveConflict>();

  /** Without `saved` as a new deck. Resolves to whether the deck is saved now. */
  async function save(content: Content, saved?: { id: string; version: number }): Promise<boolean> {
    const { name, description, lines } = content;
    const deck = { name: name.trim(), description, cards: linesToSend(lines) };
    try {
      const answer = await mutateAsync(
        saved === undefined ? { deck } : { id: saved.id, deck: { ...deck, version: saved.version } },
      );
      setConflict(undefined);
      onSaved(answer, content);
      toast('Success', 'Deck saved successfully!');
      return true;
    } catch (error) {
      console.warn('The deck was not saved', error);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'deck-changed') setConflict('changed');
      else if (code === 'deck-unknown') setConflict('gone');
      else toast('Error', reasonOf(error), 'destructive');
      return false;
    }
  }

  return { save, saving: isPending, conflict, closeConflict: () => setConflict(undefined) };
}

/** A refusal has its own sentence; of anything else only this can be said. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== undefined && error.status < 500
    ? error.sentence
    : 'Failed to save deck';

/** Another name for what is saved beside the deck it came from. */
export const nameOfCopy = (name: string): string => `${name.trim().slice(0, NAME_LENGTH - 4)} (2)`;
