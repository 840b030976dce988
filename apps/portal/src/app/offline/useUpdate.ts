import { useHasUnsaved } from '@portal/ui/forms/unsaved';
import { useEffect, useState } from 'react';
import { useRefreshOnReturn } from '../../shared/browser/useRefreshOnReturn';
import { keepPortal } from './keepPortal';
import type { PortalWorker } from './worker';

/**
 * Keeps the portal for when there is no network, or drops what was kept where the operator wants none. Returns what
 * loads a newer release; undefined while there is none, and while something typed would be lost (D117, ADR 22).
 */
export function useUpdate(offline: boolean): (() => void) | undefined {
  const [worker, setWorker] = useState<PortalWorker>();
  const [checkedAt, setCheckedAt] = useState<number>();
  const [load, setLoad] = useState<() => void>();
  const hasUnsaved = useHasUnsaved();
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
  return hasUnsaved ? undefined : load;
}
