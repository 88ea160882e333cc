/** Writes the tried swap to the saved deck, once that is confirmed, and takes it back out. */
import type { ListLine, Verdict } from '@pokesol/ai/gauntlet';
import { isSameList } from '@pokesol/ai/gauntlet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { decksKey, fetchDeck, saveDeck } from '../deck/index.ts';
import { type GauntletRun, SAVED_DECK } from './gauntletRun.ts';
import { VERDICT_NAMES } from './gauntletText.ts';

/** Of a saved deck its id; lists, theme decks and the starter deck hold what they hold. */
export const savedDeckIdOf = ({ deckKey }: Pick<GauntletRun, 'deckKey'>): string | undefined =>
  deckKey.startsWith(SAVED_DECK) ? deckKey.slice(SAVED_DECK.length) : undefined;

/** The gauntlet as it was before the swap was kept: what undoing brings back. */
export type SwapKept = { readonly before: GauntletRun };

/** Writes other cards to the deck, where it still holds those that were tried. */
export function useDeckLines(address: string) {
  const client = useQueryClient();
  return async (
    deckId: string,
    { from, to }: { readonly from: readonly ListLine[]; readonly to: readonly ListLine[] },
    written: () => void,
  ): Promise<void> => {
    const { name, description, version, cards } = await fetchDeck(address, deckId);
    if (!isSameList(cards, from)) throw new Error('This deck was changed since. Nothing was written.');
    await saveDeck(address, { id: deckId, deck: { name, description, version, cards: [...to] } });
    written();
    await client.invalidateQueries({ queryKey: decksKey(address) });
  };
}

type KeepSwapDialogProps = {
  deckName: string;
  verdict: Verdict;
  onKeep: () => Promise<void>;
  onClose: () => void;
};

export default function KeepSwapDialog({ deckName, verdict, onKeep, onClose }: KeepSwapDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  async function keep() {
    setSaving(true);
    setProblem(undefined);
    try {
      await onKeep();
      onClose();
    } catch (error) {
      console.warn('The swap was not kept', error);
      setProblem(error instanceof Error && error.name === 'Error' ? error.message : sentenceOf(error));
      setSaving(false);
    }
  }
  return (
    <Dialog
      title="Keep the swap?"
      description={`«${deckName}» then holds the new list, and its gauntlet begins anew. You can undo it.`}
      onClose={onClose}
    >
      <div className="stack-12">
        <p>
          The comparison says: <b>{VERDICT_NAMES[verdict]}</b>.
        </p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <div className="button-row is-at-end">
          <Button tone="secondary" onClick={onClose}>
            Leave the deck
          </Button>
          <Button busy={isSaving} onClick={() => void keep()}>
            Keep the swap
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
