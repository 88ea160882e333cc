/** Asks before something is taken out of use, and says what that means; and the way back. */
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { ProblemNote, type Reload, ReloadedNote } from './ProblemNote.tsx';
import { useAttempt } from './useAttempt.ts';

type SwitchDialogProps = {
  name: string;
  /** What it is now; the dialog offers the other. */
  isActive: boolean;
  description: string;
  /** What it means, as `<li>`s. */
  points?: ReactNode;
  /** What is said when the server has no words of its own. */
  failure: string;
  /** Resolves to what is said when it went well. */
  onSwitch: () => Promise<string>;
  reload: Reload;
  onClose: () => void;
};

export function SwitchDialog(props: SwitchDialogProps) {
  const { name, isActive, description, points, failure, onSwitch, reload, onClose } = props;
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();
  const { problem, attempt } = useAttempt(failure);
  const verb = isActive ? 'Deactivate' : 'Activate';

  async function turn() {
    setBusy(true);
    setNote(undefined);
    const isDone = await attempt(async () => toast('Success', await onSwitch()));
    setBusy(false);
    if (isDone) onClose();
  }
  const loadAgain = () =>
    attempt(async () => {
      await reload.run();
      setNote('Loaded again: this is how it is now.');
    });

  return (
    <Dialog title={`${verb} ${name}?`} description={description} onClose={onClose}>
      <div className="admin-form">
        {points !== undefined && <ul className="admin-points">{points}</ul>}
        <ReloadedNote words={note} />
        <ProblemNote problem={problem} reload={reload} onReload={() => void loadAgain()} />
        <div className="button-row is-at-end">
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button tone={isActive ? 'danger' : 'primary'} busy={isBusy} onClick={() => void turn()}>
            {verb}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
