import { useEffect, useState } from 'react';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { keepPortal } from './keepPortal';
import type { PortalWorker } from './worker';

/**
 * Caches the portal for offline use, or drops the cache if the operator turns it off. Returns the loader of a newer
 * release, or undefined without one (D117, ADR 22).
 */
export function useUpdate(offline: boolean): (() => void) | undefined {
  const [worker, setWorker] = useState<PortalWorker>();
  const [checkedAt, setCheckedAt] = useState<number>();
  const [load, setLoad] = useState<() => void>();
  useEffect(
    function keepWhileShown() {
      let current = true;
      const kept = keepPortal(offline, (offered) => current && setLoad(() => offered));
      void kept.then((started) => {
        if (!current || !started) return;
        setWorker(started);
        setCheckedAt(Date.now());
      });
      return () => {
        current = false;
        void kept.then((started) => started?.close());
      };
    },
    [offline],
  );
  useRefreshOnReturn({
    startedTimeStamp: checkedAt,
    refetch: () => {
      setCheckedAt(Date.now());
      worker?.check();
    },
  });
  return load;
}
