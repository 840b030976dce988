import { useAmountsHidden } from '@portal/ui';
import { useEffect, type ComponentType } from 'react';
import { warmChunk, whenIdle } from '@portal/portal-core/browser/chunks';
import type { LazyModule } from '@portal/portal-core/browser/part';
import { useDocumentTitle } from '@portal/portal-core/browser/useDocumentTitle';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { ErrorBoundary } from './ErrorBoundary';
import { loadFailureScreen } from './Failure';
import type { PortalRoute } from './portalRoute';
import { memberModule, warmMemberArea } from './screens';

interface ScreenProps {
  route: PortalRoute;
}

/** A route's screen with its title, chunk and error boundary, so the shell survives its errors. */
export function Screen({ route: { path, title, screen } }: ScreenProps) {
  useDocumentTitle(title);
  return (
    <ErrorBoundary key={path}>
      <Loaded screen={screen} />
    </ErrorBoundary>
  );
}

function Loaded({ screen }: { screen: LazyModule<ComponentType> }) {
  // Formats sentences with amounts again when amounts are hidden or shown.
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
 * Prefetches next screens once a visitor's screen is drawn. A member's screen waits for its data too, so the frame
 * detects the rest there (DeferredParts).
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
