import { Suspense, useEffect } from 'react';
import { whenIdle } from './chunks';
import { ErrorBoundary } from './ErrorBoundary';
import type { RouteRecord } from './paths';
import { screenOf, titleOf, warmMemberArea } from './screens';
import { useDocumentTitle } from './useDocumentTitle';

interface ScreenProps {
  route: RouteRecord;
}

/** A route's screen: its title, its chunk, and its own boundary, so that the shell outlives it. */
export function Screen({ route }: ScreenProps) {
  useDocumentTitle(titleOf(route));
  const Route = screenOf(route.screen);
  return (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={null}>
        <Route />
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands beside the screen, so that what comes next is fetched only once the screen itself is there. */
function Shown() {
  useEffect(function warmWhenIdle() {
    return whenIdle(warmMemberArea);
  }, []);
  return null;
}
