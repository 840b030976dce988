import { useEffect, useState } from 'react';
import type { Part } from './part';

/**
 * A part of the page: at once if it has come, undefined until it does. Throws to the boundary if it can't come.
 * React's own way of waiting would hold a part back for 300 ms after an empty moment, also one that is long there.
 */
export function usePart<T>(part: Part<T>): T | undefined {
  const [came, setCame] = useState<{ part: T } | { error: unknown }>();
  const here = part.here();
  const isHere = here !== undefined;
  useEffect(
    function load() {
      if (isHere) return;
      let current = true;
      part.load().then(
        (loaded) => {
          if (current) setCame({ part: loaded });
        },
        (error: unknown) => {
          if (current) setCame({ error });
        },
      );
      return () => {
        current = false;
      };
    },
    [part, isHere],
  );
  if (here === undefined && came && 'error' in came) throw came.error;
  return here;
}
