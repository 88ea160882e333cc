/** The deck was changed or deleted somewhere else: nothing is mixed, the person chooses which one to go on with. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { SaveConflict } from './useSaving.ts';

type ConflictDialogProps = {
  conflict: SaveConflict;
  saving: boolean;
  onLoadNewer: () => void;
  onSaveCopy: () => void;
  onClose: () => void;
};

const WORDS = {
  changed: {
    title: 'This deck was changed elsewhere',
    text: 'It was saved in another tab or on another device after you opened it here. Your changes are neither saved nor lost yet. Loading the newer deck discards them for good; saving yours as a new deck keeps both.',
  },
  gone: {
    title: 'This deck was deleted',
    text: 'It was deleted in another tab or on another device after you opened it here. Your cards are still on the table: you can save them as a new deck.',
  },
} as const;

export default function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, saving, onLoadNewer, onSaveCopy, onClose } = props;
  const { title, text } = WORDS[conflict];
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="button-row">
        <Button onClick={onSaveCopy} busy={saving}>
          Save mine as a new deck
        </Button>
        {conflict === 'changed' && (
          <Button tone="secondary" onClick={onLoadNewer} disabled={saving}>
            Load the newer deck
          </Button>
        )}
      </div>
    </Dialog>
  );
}
