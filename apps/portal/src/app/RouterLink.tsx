import type { RoutedLinkProps } from '@portal/ui';
import { hasUnsaved } from '@portal/ui/forms/unsaved';
import { useTransition, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { leave } from './browser/leaving';
import { warmPath } from './screens';

const toPath = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/** Whether a press leaves the page in this tab. A profile tab or a list page stays on it. */
const leavesPage = (event: MouseEvent<HTMLAnchorElement>, href: string, here: string) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  !['', here].includes(toPath(href));

/**
 * The design system's link with the router's navigation, prefetch on hover, and a check for unsaved input. The router's
 * own Link would add 5 kB for data prefetching before the sign-in.
 */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: RoutedLinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href, { target });
  const navigate = useNavigate();
  const [isFollowed, startToFollow] = useTransition();
  // The router's address, because a page that embeds the portal has its own.
  const { pathname } = useLocation();
  const warm = () => warmPath(toPath(href));
  return (
    <a
      {...rest}
      href={address}
      target={target}
      data-followed={isFollowed || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (target || !hasUnsaved() || !leavesPage(event, href, pathname))
          return startToFollow(() => follow(event));
        event.preventDefault();
        leave(() => startToFollow(() => void navigate(href)));
      }}
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
