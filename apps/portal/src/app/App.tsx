import { LinkProvider, LiveRegion, Theme } from '@portal/ui';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { PageRouter } from './PageRouter';
import { ErrorBoundary } from './ErrorBoundary';
import { DeferredNotices } from './DeferredNotices';
import { LeaveGuard } from './LeaveGuard';
import { folder } from '@portal/portal-core/browser/place';
import { RouterLink } from './RouterLink';
import { PortalRoutes } from './routes';
import { ServicesProvider, type PortalServices } from '@portal/portal-core/store/services';

interface AppProps {
  /** The page's style nonce; absent if the host sends none. */
  nonce?: string | undefined;
  services: PortalServices;
  /**
   * The browser's own history, unless the portal is inside another page. `basename` is the portal's folder on its
   * origin.
   */
  router?: ComponentType<{ children: ReactNode; basename?: string }>;
}

/** The portal: theme, store, router, routes and overlays. */
export function App({ nonce, services, router: Router = PageRouter }: AppProps) {
  return (
    <StrictMode>
      <Theme nonce={nonce}>
        <ServicesProvider value={services}>
          <Router basename={folder}>
            <LinkProvider value={RouterLink}>
              <ErrorBoundary>
                <PortalRoutes />
              </ErrorBoundary>
              <LiveRegion>
                <DeferredNotices />
              </LiveRegion>
              <LeaveGuard />
            </LinkProvider>
          </Router>
        </ServicesProvider>
      </Theme>
    </StrictMode>
  );
}
