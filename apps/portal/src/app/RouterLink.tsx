import type { RoutedLinkProps } from '@portal/ui';
import { hasUnsaved } from '@portal/ui/forms/unsaved';
import { useTransition, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { leave } from '../shared/browser/leaving';
import { warmPath } from './screens';

const toPath = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/** Whether a press leaves the page in this tab. A tab of the profile, or a page of a list, stays on it. */
const leavesPage = (event: MouseEvent<HTMLAnchorElement>, href: string, here: string) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  !['', here].includes(toPath(href));

/**
 * The design system's link, followed by the router. It loads its screen as soon as somebody points at it, and asks first
 * where leaving would lose what was typed. It is marked from the press until the next screen is drawn, which takes a slow
 * processor a while. The router's own Link would bring its prefetching of data along, which is another 5 kB before the
 * sign-in.
 */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: RoutedLinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href, { target });
  const navigate = useNavigate();
  const [isFollowed, startToFollow] = useTransition();
  // The router's address, because a page that shows the portal inside of itself has another.
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
