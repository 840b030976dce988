import { Component, type ReactNode } from 'react';
import { mayReload } from '../session/reloadOnce';
import { ChunkError } from '../shared/browser/chunks';
import { Failure } from './Failure';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: 'no' | 'caught' | 'yes';
}

const reload = () => window.location.reload();

/** Catches what no screen caught. It reloads once for a stale chunk (D101), and else offers a way on (A §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: 'no' };

  // React may call this twice for one error. What counts reloads must be asked once, so componentDidCatch asks it.
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
        return <Failure onReloaded={reload} />;
    }
  }
}
