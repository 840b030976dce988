import { linkKind } from './linkKind';
import { useRoutedLink, type RoutedLinkProps } from './LinkProvider';

/**
 * A link without styles, for cards, rows and navigation. Paths use the router. Other sites open in a new tab
 * without opener or referrer (T25). An unsafe address is disabled.
 */
export function PlainLink({ href, ...rest }: RoutedLinkProps) {
  const Routed = useRoutedLink();
  switch (linkKind(href)) {
    case 'internal':
      return <Routed href={href} {...rest} />;
    case 'external':
      return (
        <a
          {...(/^http/i.test(href) ? { target: '_blank' } : {})}
          {...rest}
          href={href}
          rel="noopener noreferrer"
        />
      );
    case 'unsafe':
      return <a {...rest} />;
  }
}
