import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../tokens';

/** Whether the window fulfils a media query. On a server it is wide. */
function createQueryHook(query: string) {
  // Read when it is first used, because a server has no window.
  let list: MediaQueryList | undefined;
  const getList = () => (list ??= matchMedia(query));
  const subscribe = (onChange: () => void) => {
    getList().addEventListener('change', onChange);
    return () => getList().removeEventListener('change', onChange);
  };
  return (isOnServer: boolean) =>
    useSyncExternalStore(
      subscribe,
      () => getList().matches,
      () => isOnServer,
    );
}

const usePhoneQuery = createQueryHook(`(max-width: ${breakpoint.tablet - 0.02}px)`);
const usePaneQuery = createQueryHook(`(min-width: ${breakpoint.pane}px)`);

/** Whether the window is as narrow as a phone, which turns a table into cards. */
export const usePhone = () => usePhoneQuery(false);

/** Whether a row's detail fits next to its list. */
export const usePaneFits = () => usePaneQuery(true);
