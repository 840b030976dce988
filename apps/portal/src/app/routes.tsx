import { addresses, memberAddress, rootAddress } from '@portal/ui/addresses';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { useKeptPortal } from './offline/useKeptPortal';
import type { PortalRoute } from './portalRoute';
import { Screen } from './Screen';
import { memberModule, notFoundModule, visitorRoutes, warmMemberArea, warmRest } from './screens';
import { warmChunk, whenIdle } from '@portal/portal-core/browser/chunks';
import { loadFailureScreen } from './Failure';

/** Prefetches the member's probable next modules, including the failure screen. */
function warmNext() {
  warmChunk(loadFailureScreen);
  warmChunk(warmRest);
}

/** All routes of A §2 and B §2. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path={rootAddress} element={<Navigate to={addresses.login} replace />} />
      {visitorRoutes.map((route) => (
        <Route key={route.path} path={route.path} element={<Visitors route={route} />} />
      ))}
      <Route path={`${memberAddress}/*`} element={<Member />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** A visitor's screen, with the idle work of a member's AppShell. */
function Visitors({ route }: { route: PortalRoute }) {
  useKeptPortal();
  return (
    <Screen route={route}>
      <DeferredVisitorModules />
    </Screen>
  );
}

/** Makes room for a keyboard and prefetches the member area. There, DeferredModules does both. */
function DeferredVisitorModules() {
  useEffect(function loadWhenIdle() {
    let isLeft = false;
    let end: (() => void) | undefined;
    const cancel = whenIdle(() => {
      void import('@portal/ui/components/followKeyboard').then(
        ({ followKeyboard }) => (end = isLeft ? undefined : followKeyboard()),
        () => undefined,
      );
      if (memberModule.here()) return;
      warmChunk(loadFailureScreen);
      warmMemberArea();
    });
    return () => {
      isLeft = true;
      cancel();
      end?.();
    };
  }, []);
  return null;
}

function Member() {
  const MemberArea = useLazyModule(memberModule)?.MemberArea;
  return MemberArea && <MemberArea notFound={<NotFound />} onRest={warmNext} />;
}

function NotFound() {
  const NotFoundRoute = useLazyModule(notFoundModule);
  return NotFoundRoute && <NotFoundRoute />;
}
