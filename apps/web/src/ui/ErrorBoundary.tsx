/** Keeps header and navigation alive when a screen breaks or its code cannot be loaded. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { connection } from '../platform/connection.ts';
import { isNotLoaded, needsReload, noteShownFailure, retryFailedLoads } from '../platform/lazily.tsx';
import { pageVersion } from '../platform/pageVersion.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Stands in for parts that the screen can do without. */
  fallback?: ReactNode;
  onFail?: (error: unknown) => void;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  private stopListening: (() => void) | undefined;

  constructor(props: ErrorBoundaryProps) {
    super(props);
    // Coming back to a screen that did not arrive asks for it again.
    retryFailedLoads();
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, _: ErrorInfo) {
    noteShownFailure(error);
    // A screen that is not there has nothing to lose; a part that stands within one has its screen.
    if (needsReload(error) && this.props.fallback === undefined) pageVersion.reload();
    if (isNotLoaded(error)) {
      void connection.check();
      this.stopListening ??= connection.onBack(this.retry);
    }
    this.props.onFail?.(error);
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  private readonly retry = () => {
    retryFailedLoads();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    const reload = <Button onClick={pageVersion.reload}>Reload the page</Button>;
    if (!isNotLoaded(error))
      return (
        <EmptyState icon="alert" title="This screen broke" action={reload}>
          Nothing you own is affected. Reloading usually helps, especially after an update.
        </EmptyState>
      );
    return (
      <EmptyState
        icon="alert"
        title="This screen did not load"
        action={
          <div className="button-row is-centred">
            <Button onClick={this.retry}>Try again</Button>
            <Button tone="secondary" onClick={pageVersion.reload}>
              Reload the page
            </Button>
          </div>
        }
      >
        Either PokeSol cannot be reached right now, or it was updated while this page was open. Nothing you
        own is affected.
      </EmptyState>
    );
  }
}
