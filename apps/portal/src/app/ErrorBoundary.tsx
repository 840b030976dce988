import { UnexpectedErrorScreen } from '@portal/ui/shell';
import { Component, type ReactNode } from 'react';
import { mayReload } from '../session/reloadOnce';
import { ChunkError } from './chunks';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: 'no' | 'yes' | 'reloading';
}

const reload = () => window.location.reload();

/** Catches what no screen caught: reloads once for a stale chunk (D101), else says so with a way on (A §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: 'no' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    // Without a network a reload would leave nothing at all.
    const isStale = error instanceof ChunkError && navigator.onLine;
    return { failed: isStale && mayReload(Date.now()) ? 'reloading' : 'yes' };
  }

  override componentDidUpdate(): void {
    if (this.state.failed === 'reloading') reload();
  }

  override render(): ReactNode {
    switch (this.state.failed) {
      case 'no':
        return this.props.children;
      case 'reloading':
        return null;
      case 'yes':
        return <UnexpectedErrorScreen onReloaded={reload} />;
    }
  }
}
