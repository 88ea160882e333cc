/** Asks before a form is closed with unsaved input. */
import { useEffect, useEffectEvent } from 'react';
import { guardBack } from '../../../platform/backButton.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Dialog
      title="Close without saving?"
      description="What you have entered here is not saved. Closing throws it away."
      onClose={onStay}
    >
      <div className="button-row is-at-end">
        <Button onClick={onStay}>Keep editing</Button>
        <Button tone="danger" onClick={onLeave}>
          Throw away
        </Button>
      </div>
    </Dialog>
  );
}

/** A reload is asked about by the browser; a step back is undone, and `ask` asks. */
export function useUnsavedInput(isDirty: boolean, ask: () => void): void {
  const onBack = useEffectEvent(ask);
  useEffect(() => {
    if (!isDirty) return;
    const here = window.location.href;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    // The browser has gone back already: the address is put in place again before the router's listener runs.
    const unguard = guardBack((event) => {
      event.stopImmediatePropagation();
      window.history.pushState(null, '', here);
      onBack();
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      unguard();
    };
  }, [isDirty]);
}
