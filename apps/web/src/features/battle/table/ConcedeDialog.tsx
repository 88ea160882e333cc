/** Giving up, after one more question. */
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IgnoreEarlyClicks } from './IgnoreEarlyClicks.tsx';

export default function ConcedeDialog({
  onConcede,
  onClose,
}: {
  onConcede: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Concede this battle?"
      description="Your opponent wins, and the battle is over."
      onClose={onClose}
    >
      <IgnoreEarlyClicks>
        <div className="button-row is-at-end">
          <Button tone="secondary" onClick={onClose}>
            Play on
          </Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              onConcede();
            }}
          >
            Concede
          </Button>
        </div>
      </IgnoreEarlyClicks>
    </Dialog>
  );
}
