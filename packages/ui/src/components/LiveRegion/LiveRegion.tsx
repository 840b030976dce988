import type { ReactNode } from 'react';
import type { ElementProps } from '../elementProps';

interface LiveRegionProps extends ElementProps {
  /** Later content, such as toasts. */
  children?: ReactNode;
}

/**
 * The live region for notices. It is mounted from the start, because an opening dialog hides everything
 * around it from screen readers except existing live regions. Its notices have roles, which announce each of them once.
 */
export function LiveRegion({ children, ...rest }: LiveRegionProps) {
  return (
    <div aria-live="off" {...rest}>
      {children}
    </div>
  );
}
