/** Keeps header and navigation alive when a screen breaks or its code cannot be loaded. */
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** `fallback` stands in for parts that the screen can do without. */
type ErrorBoundaryProps = { children: ReactNode; fallback?: ReactNode };

export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <EmptyState
        icon="alert"
        title="This screen broke"
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      >
        Nothing you own is affected. Reloading usually helps, most of all after an update.
      </EmptyState>
    );
  }
}
