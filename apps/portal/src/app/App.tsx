import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LinkProvider, LiveRegion, Theme } from '@portal/ui';
import { folder } from '@portal/portal-core/browser/place';
import { type PortalServices, ServicesProvider, useServices } from '@portal/portal-core/store/services';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import type { AppStore } from '@portal/portal-core/store/store';
import { ErrorBoundary } from './ErrorBoundary';
import { RouterLink } from './RouterLink';
import { PortalRoutes } from './routes';
import { heldLeaving, leaveNow, stay } from './browser/leaving';
import { useHeldHistory } from './useHeldHistory';

const loadNotices = () => import('./Notices').then(({ Notices }) => Notices);

/** The notices, once the store is loaded. */
function DeferredNotices() {
  const services = useServices();
  const [store, setStore] = useState<AppStore>();
  useEffect(
    function awaitStore() {
      let wanted = true;
      void services.store.then((started) => {
        if (wanted) setStore(started.store);
      });
      return () => {
        wanted = false;
      };
    },
    [services],
  );
  const Notices = useChunk(loadNotices, store !== undefined);
  return store && Notices && <Notices store={store} />;
}

/**
 * The browser's own history. A press on Back between the first render and its commit, a long time on a slow phone,
 * reaches no listener. So the address is compared once the listener is there.
 */
function PageRouter({ basename, children }: { basename?: string; children: ReactNode }) {
  const [rendered] = useState(() => window.location.href);
  useEffect(() => {
    if (window.location.href !== rendered)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [rendered]);
  return <BrowserRouter {...(basename !== undefined && { basename })}>{children}</BrowserRouter>;
}

// It loads only when a member leaves unsaved input.
const loadQuestion = () => import('@portal/ui/components/LeaveDialog').then(({ LeaveDialog }) => LeaveDialog);

/** Asks for confirmation before a link or the back button leaves unsaved input. */
function LeaveGuard() {
  const held = useSyncExternalStore(heldLeaving.subscribe, heldLeaving.get, heldLeaving.get);
  useHeldHistory();
  const Question = useChunk(loadQuestion, held !== undefined);
  return Question && <Question open={held !== undefined} onLeave={leaveNow} onStay={stay} />;
}

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
