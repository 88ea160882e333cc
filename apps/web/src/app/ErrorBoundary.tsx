/** Keeps header and navigation alive when a screen breaks or its code cannot be loaded. */
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
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
