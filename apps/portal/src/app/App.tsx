import { LinkProvider, LiveRegion, PortalTheme } from '@portal/ui';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { DeferredNotices } from './DeferredNotices';
import { LeaveGuard } from './LeaveGuard';
import { RouterLink } from './RouterLink';
import { PortalRoutes } from './routes';
import { ServicesProvider, type PortalServices } from '../shared/store/services';

interface AppProps {
  /** The page's style nonce; absent where the host makes none. */
  nonce?: string | undefined;
  services: PortalServices;
}

/** The portal: theme, store, router, routes, and what stands over them. */
export function App({ nonce, services }: AppProps) {
  return (
    <StrictMode>
      <PortalTheme nonce={nonce}>
        <ServicesProvider value={services}>
          <BrowserRouter>
            <LinkProvider value={RouterLink}>
              <ErrorBoundary>
                <PortalRoutes />
              </ErrorBoundary>
              <LiveRegion>
                <DeferredNotices />
              </LiveRegion>
              <LeaveGuard />
            </LinkProvider>
          </BrowserRouter>
        </ServicesProvider>
      </PortalTheme>
    </StrictMode>
  );
}
