/** Asks before a form is closed whose input nobody has saved. */
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title="Close without saving?"
      description="What you have entered here is not saved. Closing throws it away."
      onClose={onStay}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onStay}>Keep editing</Button>
        <Button tone="danger" onClick={onLeave}>
          Throw away
        </Button>
      </div>
    </Dialog>
  );
}
