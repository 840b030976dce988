import type { RoutedLinkProps } from '@portal/ui';
import { hasUnsaved } from '@portal/ui/forms/unsaved';
import { useState, useSyncExternalStore, useTransition, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { leave } from './browser/leaving';
import { warmPath } from './screens';

const toPath = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

/** Whether a press leaves the page in this tab. A profile tab or a list page stays on it. */
const leavesPage = (event: MouseEvent<HTMLAnchorElement>, href: string, here: string) =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  !['', here].includes(toPath(href));

/** The link pressed last. While a screen loads, the transitions of all links pressed until then are pending. */
let pressed: symbol | undefined;
const listeners = new Set<() => void>();
function press(link: symbol) {
  pressed = link;
  listeners.forEach((listener) => listener());
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The design system's link with the router's navigation, prefetch on hover, and a check for unsaved input. The router's
 * own Link would add 5 kB for data prefetching before the sign-in.
 */
export function RouterLink({ href, target, onClick, onPointerEnter, onFocus, ...rest }: RoutedLinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href, { target });
  const navigate = useNavigate();
  const [self] = useState(Symbol);
  const isLast = useSyncExternalStore(
    subscribe,
    () => pressed === self,
    () => false,
  );
  const [isFollowed, start] = useTransition();
  const startToFollow = (act: () => void) => {
    press(self);
    start(act);
  };
  // The router's address, because a page that embeds the portal has its own.
  const { pathname } = useLocation();
  const warm = () => warmPath(toPath(href));
  return (
    <a
      {...rest}
      href={address}
      target={target}
      data-followed={(isFollowed && isLast) || undefined}
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
