/** Asks before unsaved changes are lost. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type LeaveDialogProps = {
  name: string;
  saving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
};

export default function LeaveDialog({ name, saving, onStay, onLeave, onSaveAndLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="Leave without saving?"
      description={`The changes to ${name === '' ? 'this deck' : `«${name}»`} are not saved. Leaving now throws them away.`}
      onClose={onStay}
    >
      <div className="button-row">
        <Button onClick={onStay}>Stay</Button>
        {name !== '' && (
          <Button tone="secondary" onClick={onSaveAndLeave} busy={saving}>
            Save and leave
          </Button>
        )}
        <Button tone="danger" onClick={onLeave} disabled={saving}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
