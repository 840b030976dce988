import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** What may come later, such as toasts. */
  children?: ReactNode;
}

/**
 * Where notices will be heard. It stands from the start: an open dialog hides from screen readers all that is around
 * it, except the live regions that it finds when it opens, and a notice that comes later has to be in one of those.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  return <div aria-live="polite">{children}</div>;
}
