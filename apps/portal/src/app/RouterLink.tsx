import type { RoutedLinkProps } from '@portal/ui';
import { Link } from 'react-router-dom';
import { warmPath } from './screens';

/** The design system's link, through the router; its screen is loaded as soon as somebody points at it. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: RoutedLinkProps) {
  const warm = () => warmPath(href.split(/[?#]/, 1)[0] ?? '');
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        warm();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warm();
        onFocus?.(event);
      }}
    />
  );
}
