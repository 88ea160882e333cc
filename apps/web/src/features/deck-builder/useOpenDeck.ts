/** Brings the deck that the address names onto the table, with what was left unsaved on it. */
import type { DeckJson } from '@pokesol/protocol';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { deckCardOf, fetchDeck, linesOfDeck } from '../deck/index.ts';
import { draftKey, draftStore, type FindCard, readDraft } from './draft.ts';
import { EMPTY, type SavedState, type WorkbenchAction } from './workbench.ts';

export type OpenedDeck =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  /** `restored`: unsaved changes from another visit lie on the table. */
  | { readonly status: 'open'; readonly restored: boolean };

export const savedOf = (deck: DeckJson): SavedState => {
  const { id, version, name, description, note } = deck;
  return { id, version, content: { name, description, note, lines: linesOfDeck(deck) } };
};

type OpenDeckDeps = {
  address: string;
  /** From the address; undefined for a new deck. */
  deckId: string | undefined;
  find: FindCard;
  dispatch: Dispatch<WorkbenchAction>;
};

export function useOpenDeck({ address, deckId, find, dispatch }: OpenDeckDeps) {
  const [opening, setOpening] = useState<OpenedDeck>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Set by hand before the address changes: a deck that was just saved is not fetched, nor a new one restored.
  const onTable = useRef<string | undefined>(undefined);
  const findCard = useRef(find);
  useEffect(() => {
    findCard.current = find;
  }, [find]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to open again
  useEffect(() => {
    const wanted = deckId ?? '';
    if (onTable.current === wanted) {
      // Back again before another deck had come: the one on the table is still there.
      setOpening((before) => (before.status === 'loading' ? { status: 'open', restored: false } : before));
      return;
    }
    let current = true;

    function open(deck: DeckJson | undefined) {
      const own = new Map(deck?.cards.map(({ card }) => [card.id, card]));
      const draft = readDraft(draftStore(deckId), draftKey(address, deckId), (id) => {
        const card = own.get(id);
        return findCard.current(id) ?? (card && deckCardOf(card));
      });
      const saved = deck && savedOf(deck);
      // With the version that the changes start from, the server can refuse a deck that has moved on since.
      const seen = saved && { ...saved, version: draft?.basedOn ?? saved.version };
      dispatch({ type: 'opened', content: draft?.content ?? saved?.content ?? EMPTY, saved: seen });
      onTable.current = wanted;
      setOpening({ status: 'open', restored: draft !== undefined });
    }

    if (deckId === undefined) {
      open(undefined);
      return;
    }
    setOpening({ status: 'loading' });
    fetchDeck(address, deckId).then(
      (deck) => current && open(deck),
      (error: unknown) => {
        if (!current) return;
        console.warn('The deck did not load', error);
        toast('Error', 'Failed to load deck', 'destructive');
        onTable.current = undefined;
        setOpening({ status: 'failed', error });
      },
    );
    return () => {
      current = false;
    };
  }, [address, deckId, dispatch, attempt]);

  /** From the server again, whatever lies on the table. */
  const reopen = useCallback(() => {
    onTable.current = undefined;
    setAttempt((before) => before + 1);
  }, []);

  /** The table holds this deck already, or a new one. */
  const nowOnTable = useCallback((id: string | undefined) => {
    onTable.current = id ?? '';
    setOpening({ status: 'open', restored: false });
  }, []);

  return { opening, reopen, nowOnTable };
}
