/** A part fetched when it is asked for, such as a dialog: when it cannot be had, the person is told and the page lives on. */
import { type ReactNode, Suspense } from 'react';
import { isNotLoaded } from '../platform/lazily.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { toast } from './toast.ts';

type DeferredProps = {
  children: ReactNode;
  /** Stands in for a part that could not be had; with it nobody needs to be told. */
  broken?: ReactNode;
  onFail?: () => void;
};

export function Deferred({ children, broken, onFail }: DeferredProps) {
  function failed(error: unknown) {
    if (broken === undefined && isNotLoaded(error))
      toast('Not Loaded', 'PokeSol cannot be reached right now. Please try again.', 'destructive');
    onFail?.();
  }
  return (
    <ErrorBoundary fallback={broken ?? null} onFail={failed}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
