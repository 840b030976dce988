import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** Later content, such as toasts. */
  children?: ReactNode;
}

/**
 * The live region for notices. It is mounted from the start, because an opening dialog hides everything
 * around it from screen readers except existing live regions. Its notices have roles, which announce each of them once.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  return <div aria-live="off">{children}</div>;
}
