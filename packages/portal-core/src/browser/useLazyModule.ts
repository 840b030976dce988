import { startTransition, useEffect, useState } from 'react';
import type { LazyModule } from './part';

/**
 * A module of the page; undefined until loaded, and throws to the boundary if it fails. React's own lazy loading would
 * delay a module by 300 ms after an empty frame.
 */
export function useLazyModule<T>(module: LazyModule<T>): T | undefined {
  const [came, setCame] = useState<{ module: T } | { error: unknown }>();
  const here = module.here();
  const isHere = here !== undefined;
  useEffect(
    function load() {
      if (isHere) return;
      let current = true;
      const endWait = globalThis.watchWait?.();
      module.load().then(
        (loaded) => {
          if (current) startTransition(() => setCame({ module: loaded }));
        },
        (error: unknown) => {
          if (current) setCame({ error });
        },
      );
      return () => {
        current = false;
        endWait?.();
      };
    },
    [module, isHere],
  );
  if (here === undefined && came && 'error' in came) throw came.error;
  return here;
}
