/** A part fetched when it is asked for, such as a dialog: when it cannot be had, the page says so and lives on. */
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { openWindow } from '../platform/backButton.ts';
import { isNotLoaded, needsReload } from '../platform/lazily.tsx';
import { pageVersion } from '../platform/pageVersion.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { toast } from './toast.ts';

type DeferredProps = {
  children: ReactNode;
  /** Stands in for a part that could not be had; it replaces the message. */
  broken?: ReactNode;
  /** Takes it back: it could not be had, or Escape was pressed while it was on its way. */
  onFail?: () => void;
};

export function Deferred({ children, broken, onFail }: DeferredProps) {
  function failed(error: unknown) {
    if (needsReload(error)) pageVersion.offerReload('part');
    else if (broken === undefined && isNotLoaded(error))
      toast('Not Loaded', 'PokeSol cannot be reached right now. Please try again.', 'destructive');
    onFail?.();
  }
  return (
    <ErrorBoundary fallback={broken ?? null} onFail={failed}>
      <Suspense fallback={onFail === undefined ? null : <OnItsWay onEscape={onFail} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A window that was asked for is the one that Escape means, also before it is there: not the one behind it. */
function OnItsWay({ onEscape }: { onEscape: () => void }) {
  const takeBack = useEffectEvent(onEscape);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      takeBack();
    };
    // Windows listen at the document; the window gets a key before it.
    window.addEventListener('keydown', onKey, { capture: true });
    const closed = openWindow(() => takeBack());
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      closed();
    };
  }, []);
  return null;
}
