import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Provider } from 'react-redux';
import { addresses, memberAddress } from '@portal/ui/addresses';
import { endFirstRender } from '@portal/portal-core/calls/firstQueries';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { useServices } from '@portal/portal-core/store/services';
import type { RedirectTarget } from '@portal/portal-core/addresses/nextPlace';
import { selectIsSignedIn, selectSession } from '@portal/portal-core/session/session.slice';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { clearTempUrl } from '@portal/portal-core/session/storage';
import { useAppSelector } from '@portal/portal-core/store/store';
import { Screen } from '../Screen';
import type { DeferredModulesProps } from './DeferredModules';
import { memberRoutes } from './memberScreens';
import { ShellRoute } from './ShellRoute';

// All that the entry needs of the member's part.
export { beginScreen } from './beginScreen';
export { memberRoutes, warmOverlays } from './memberScreens';

interface GuardProps {
  /** The member's routes. */
  children: ReactNode;
}

/**
 * Guards all of /user: a visitor without status and token goes to the sign-in (A §2), then to the requested page. The
 * page of an ended session is not restored here, because only its own member may continue it (session/unfinished).
 */
function Guard({ children }: GuardProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { leaving, exit } = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const [isVisit] = useState(!isSignedIn);
  const next: RedirectTarget | null = isVisit ? { next: pathname + search + hash } : null;
  useEffect(function forgetTempUrl() {
    clearTempUrl(tabStore());
  }, []);
  return isSignedIn || leaving ? children : <Navigate to={exit} replace state={next} />;
}

interface StoreProviderProps {
  children: ReactNode;
}

/** Loads the store before its children render. */
function StoreProvider({ children }: StoreProviderProps) {
  const started = useLazyModule(useServices().startedStore);
  return started && <Provider store={started.store}>{children}</Provider>;
}

export interface MemberAreaProps extends DeferredModulesProps {
  /** Shown at an unknown address below /user (D7). */
  notFound: ReactNode;
}

const below = (path: string) => path.slice(memberAddress.length + 1);

/** All of /user: store, guard, shell and screens. /user itself is the dashboard (D9). */
export function MemberArea({ notFound, onRest }: MemberAreaProps) {
  const { client } = useServices();
  // After the effects of the screen, whose hooks have subscribed.
  useEffect(() => endFirstRender(client), [client]);
  return (
    <StoreProvider>
      <Guard>
        <Routes>
          <Route element={<ShellRoute onRest={onRest} />}>
            <Route index element={<Navigate to={addresses.dashboard} replace />} />
            {memberRoutes.map((route) => (
              <Route key={route.path} path={below(route.path)} element={<Screen route={route} />} />
            ))}
            <Route path="*" element={notFound} />
          </Route>
        </Routes>
      </Guard>
    </StoreProvider>
  );
}
