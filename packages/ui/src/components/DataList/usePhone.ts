import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../tokens';

function useQuery(query: MediaQueryList): boolean {
  const subscribe = (onChange: () => void) => {
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => query.matches);
}

const phone = matchMedia(`(max-width: ${breakpoint.tablet - 0.02}px)`);
const paneFits = matchMedia(`(min-width: ${breakpoint.pane}px)`);

/** Whether the window is as narrow as a phone, which turns a table into cards. */
export const usePhone = () => useQuery(phone);

/** Whether a row's detail fits next to its list. */
export const usePaneFits = () => useQuery(paneFits);
