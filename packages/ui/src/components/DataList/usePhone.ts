import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../tokens';

const query = matchMedia(`(max-width: ${breakpoint.tablet - 0.02}px)`);

const subscribe = (onChange: () => void) => {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone, where a table becomes cards. */
export const usePhone = () => useSyncExternalStore(subscribe, () => query.matches);
