/** Saves the deck on the table, whole and with the version last seen, and says what became of it. */
import type { DeckJson } from '@pokesol/protocol';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { freshId } from '../../platform/freshId.ts';
import { toast } from '../../ui/toast.ts';
import { linesToSend, useSaveDeck } from '../deck/index.ts';
import { contentProblem, saveFailureReason } from './refusedMessages.ts';
import type { Content } from './workbench.ts';

/** The deck was changed or deleted elsewhere: nothing was saved, and the player has to choose. */
export type SaveConflict = 'changed' | 'gone';

/** `opening`: of the deck on the table. Until it has been saved once, every try means the same new deck. */
export function useSaving(
  address: string,
  opening: number,
  onSaved: (deck: DeckJson, sent: Content) => void,
) {
  const { mutateAsync, isPending } = useSaveDeck(address);
  const chosen = useRef<{ readonly opening: number; readonly id: string }>(undefined);
  const [conflict, setConflict] = useState<SaveConflict>();

  function idOfThisDeck(): string {
    if (chosen.current?.opening !== opening) chosen.current = { opening, id: freshId() };
    return chosen.current.id;
  }

  /** Without `saved` as a new deck. Resolves to whether the deck is saved now. */
  async function save(content: Content, saved?: { id: string; version: number }): Promise<boolean> {
    const problem = contentProblem(content);
    if (problem !== undefined) {
      toast('Error', problem, 'destructive');
      return false;
    }
    const { name, description, note, lines } = content;
    const deck = {
      name: name.trim(),
      description,
      cards: linesToSend(lines),
      ...(note !== undefined && { note }),
    };
    try {
      const answer = await mutateAsync(
        saved === undefined
          ? { deck: { ...deck, id: idOfThisDeck() } }
          : { id: saved.id, deck: { ...deck, version: saved.version } },
      );
      chosen.current = undefined;
      setConflict(undefined);
      onSaved(answer, content);
      toast('Success', 'Deck saved successfully!');
      return true;
    } catch (error) {
      console.warn(saved === undefined ? 'Failed to create deck' : 'Failed to update deck', error);
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'deck-changed') setConflict('changed');
      else if (code === 'deck-unknown') setConflict('gone');
      else toast('Error', saveFailureReason(error, content), 'destructive');
      return false;
    }
  }

  return { save, saving: isPending, conflict, closeConflict: () => setConflict(undefined) };
}
