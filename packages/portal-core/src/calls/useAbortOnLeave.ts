import { useEffect, useEffectEvent } from 'react';

/** How many components use each read. The dashboard and a list may share one. */
const users = new Map<string, number>();

/** Aborts a running read when its last user has left. `key` names the read; undefined while there is none. */
export function useAbortOnLeave(key: string | undefined, abort: () => void): void {
  // The read of this key, when a later render has another.
  const getAbort = useEffectEvent(() => abort);
  useEffect(
    function useRead() {
      if (key === undefined) return;
      const abortRead = getAbort();
      users.set(key, (users.get(key) ?? 0) + 1);
      return () => {
        const others = (users.get(key) ?? 0) - 1;
        if (others > 0) users.set(key, others);
        else users.delete(key);
        // The next screen may use it too, and mounts before the task ends.
        setTimeout(() => {
          if (!users.has(key)) abortRead();
        });
      };
    },
    [key],
  );
}
