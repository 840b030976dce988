import { useAmountsHidden } from '@portal/ui';
import { useEffect, type ComponentType } from 'react';
import { warmChunk, whenIdle } from '../shared/browser/chunks';
import type { LazyModule } from '../shared/browser/part';
import { useDocumentTitle } from '../shared/browser/useDocumentTitle';
import { useLazyModule } from '../shared/browser/useLazyModule';
import { ErrorBoundary } from './ErrorBoundary';
import { loadFailureScreen } from './Failure';
import type { PortalRoute } from './portalRoute';
import { memberModule, warmMemberArea } from './screens';

interface ScreenProps {
  route: PortalRoute;
}

/** A route's screen with its title, its chunk, and its own error boundary, so that the shell outlives it. */
export function Screen({ route: { path, title, screen } }: ScreenProps) {
  useDocumentTitle(title);
  return (
    <ErrorBoundary key={path}>
      <Loaded screen={screen} />
    </ErrorBoundary>
  );
}

function Loaded({ screen }: { screen: LazyModule<ComponentType> }) {
  // Sentences with amounts in them are written anew when amounts are hidden or shown.
  useAmountsHidden();
  const Component = useLazyModule(screen);
  return (
    Component && (
      <>
        <Component />
        <Shown />
      </>
    )
  );
}

/**
 * Stands beside a visitor's screen, so that what comes next is fetched only once the screen itself is there. A member's
 * waits for its data too, so there the frame says when the page is at rest (DeferredParts).
 */
function Shown() {
  useEffect(function warmWhenIdle() {
    if (memberModule.here()) return;
    return whenIdle(() => {
      warmChunk(loadFailureScreen);
      warmMemberArea();
    });
  }, []);
  return null;
}
