import { useSyncExternalStore } from 'react';

/** The window's size, in px. */
export function useWindowSize(): { width: number; height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(
    (onChange) => {
      addEventListener('resize', onChange);
      return () => removeEventListener('resize', onChange);
    },
    () => `${innerWidth} ${innerHeight}`,
  )
    .split(' ')
    .map(Number);
  return { width, height };
}
