import { useAmountsHidden } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import type { LazyModule } from '@portal/portal-core/browser/part';
import { useDocumentTitle } from '@portal/portal-core/browser/useDocumentTitle';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { ErrorBoundary } from './ErrorBoundary';
import type { PortalRoute } from './portalRoute';

interface ScreenProps {
  route: PortalRoute;
  /** Mounted with the loaded screen, after it. */
  children?: ReactNode;
}

/** A route's screen with its title, chunk and error boundary, so the shell survives its errors. */
export function Screen({ route: { path, title, screen }, children }: ScreenProps) {
  useDocumentTitle(title);
  return (
    <ErrorBoundary key={path}>
      <Loaded screen={screen}>{children}</Loaded>
    </ErrorBoundary>
  );
}

function Loaded({ screen, children }: { screen: LazyModule<ComponentType>; children: ReactNode }) {
  // Formats sentences with amounts again when amounts are hidden or shown.
  useAmountsHidden();
  const Component = useLazyModule(screen);
  return (
    Component && (
      <>
        <Component />
        {children}
      </>
    )
  );
}
