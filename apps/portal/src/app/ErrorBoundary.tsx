import { Component, type ReactNode } from 'react';
import { mayReload } from '@portal/portal-core/session/reloadOnce';
import { ChunkError } from '@portal/portal-core/browser/chunks';
import { Failure } from './Failure';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: 'no' | 'caught' | 'yes';
}

/** Other pages than the built one have no `reloadFresh`. */
const reload = () => (globalThis.reloadFresh ? globalThis.reloadFresh() : location.reload());

/**
 * Catches errors that no screen caught. A stale chunk reloads the page once (D101), and any other error offers a way on
 * (A §8).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: 'no' };

  // React may call this twice for one error. The reload counter allows one call, so componentDidCatch has it.
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: 'caught' };
  }

  override componentDidCatch(error: unknown): void {
    // Without a network a reload would leave an empty page.
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
        return <Failure onReload={reload} />;
    }
  }
}
