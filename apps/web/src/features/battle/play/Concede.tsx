/** Giving up, after one more question. */
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export function ConcedeButton({ onConcede }: { onConcede: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="concede" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Concede
      </button>
      {isAsking && (
        <Dialog
          title="Concede this battle?"
          description="Your opponent wins, and the battle is over."
          onClose={() => setAsking(false)}
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="secondary" onClick={() => setAsking(false)}>
              Play on
            </Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false);
                onConcede();
              }}
            >
              Concede
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
