import { useEffect, useState } from 'react';
import type { LazyModule } from './part';

/**
 * A part of the page: at once if it has come, undefined until it does. Throws to the boundary if it can't come.
 * React's own way of waiting would hold a part back for 300 ms after an empty moment, also one that is long there.
 */
export function useLazyModule<T>(module: LazyModule<T>): T | undefined {
  const [came, setCame] = useState<{ module: T } | { error: unknown }>();
  const here = module.here();
  const isHere = here !== undefined;
  useEffect(
    function load() {
      if (isHere) return;
      let current = true;
      module.load().then(
        (loaded) => {
          if (current) setCame({ module: loaded });
        },
        (error: unknown) => {
          if (current) setCame({ error });
        },
      );
      return () => {
        current = false;
      };
    },
    [module, isHere],
  );
  if (here === undefined && came && 'error' in came) throw came.error;
  return here;
}
