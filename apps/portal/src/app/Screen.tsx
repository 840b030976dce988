import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { RouteRecord } from './paths';
import { screenOf, titleOf } from './screens';
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
      </Suspense>
    </ErrorBoundary>
  );
}
