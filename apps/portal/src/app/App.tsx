import { LinkProvider, PortalTheme } from '@portal/ui';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { whenIdle } from './chunks';
import { ErrorBoundary } from './ErrorBoundary';
import { Notices, warmToaster } from './Notices';
import { RouterLink } from './RouterLink';
import { PortalRoutes } from './routes';
import { warmMemberArea } from './screens';
import { ServicesProvider, type PortalServices } from './services';
import type { AppStore } from './store';

interface AppProps {
  /** The page's style nonce; absent where the host makes none. */
  nonce?: string | undefined;
  store: AppStore;
  services: PortalServices;
}

/** The portal: theme, store, router, routes, and what stands over them. */
export function App({ nonce, store, services }: AppProps) {
  useEffect(function warmWhenIdle() {
    return whenIdle(() => {
      warmToaster();
      warmMemberArea();
    });
  }, []);
  return (
    <StrictMode>
      <PortalTheme nonce={nonce}>
        <Provider store={store}>
          <ServicesProvider value={services}>
            <BrowserRouter>
              <LinkProvider value={RouterLink}>
                <ErrorBoundary>
                  <PortalRoutes />
                </ErrorBoundary>
                <Notices />
              </LinkProvider>
            </BrowserRouter>
          </ServicesProvider>
        </Provider>
      </PortalTheme>
    </StrictMode>
  );
}
