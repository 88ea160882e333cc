/** Asks before the tried swap is written to the saved deck, with what the comparison says. */
import type { Verdict } from '@pokesol/ai/gauntlet';
import { useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { VERDICT_NAMES } from './gauntletText.ts';

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
      description={`«${deckName}» will hold the new list, and its gauntlet starts again. You can undo this.`}
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
