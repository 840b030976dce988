import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** What may come later, such as toasts. */
  children?: ReactNode;
}

/**
 * The place where notices are announced. It is there from the start because a dialog, when it opens, hides all around
 * it from screen readers except the live regions that it finds. A notice that comes later has to be in one of those.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  return <div aria-live="polite">{children}</div>;
}
