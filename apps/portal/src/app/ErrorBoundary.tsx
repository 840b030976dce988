import { UnexpectedErrorScreen } from '@portal/ui/shell';
import { Component, type ReactNode } from 'react';
import { mayReload } from '../session/reloadOnce';
import { ChunkError } from './chunks';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: 'no' | 'caught' | 'yes';
}

const reload = () => window.location.reload();

/** Catches what no screen caught: reloads once for a stale chunk (D101), else says so with a way on (A §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: 'no' };

  // React may ask this twice for one error, so what counts reloads is asked once it is caught, before it is painted.
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: 'caught' };
  }

  override componentDidCatch(error: unknown): void {
    // Without a network a reload would leave nothing at all.
    if (error instanceof ChunkError && navigator.onLine && mayReload(Date.now())) reload();
    else this.setState({ failed: 'yes' });
  }

  override render(): ReactNode {
    switch (this.state.failed) {
      case 'no':
        return this.props.children;
      case 'caught':
        return null;
      case 'yes':
        return <UnexpectedErrorScreen onReloaded={reload} />;
    }
  }
}
