/** Asks before a deck is gone, and says what goes with it. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type DeleteDeckDialogProps = {
  deck: DeckSummaryJson;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

export function DeleteDeckDialog({ deck, busy, onDelete, onClose }: DeleteDeckDialogProps) {
  const { name, totalCards, description } = deck;
  const list = totalCards === 1 ? 'its list of 1 card' : `its list of ${totalCards} cards`;
  return (
    <Dialog
      title="Delete deck?"
      description={`«${name}» will be gone for good: ${description === '' ? list : `${list} and its description`}. The cards themselves stay in your collection.`}
      onClose={onClose}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button tone="danger" busy={busy} onClick={onDelete}>
          Delete Deck
        </Button>
      </div>
    </Dialog>
  );
}
