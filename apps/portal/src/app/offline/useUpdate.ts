import { useHasUnsaved } from '@portal/ui/forms/unsaved';
import { useEffect, useState } from 'react';
import { bearsMore } from '../../shared/browser/line';
import { useRefreshOnReturn } from '../../shared/browser/useRefreshOnReturn';
import { removeWorker, startWorker, type PortalWorker } from './worker';

/** Where the browser has no workers, nothing was ever kept. */
const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

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
    function startIfPossible() {
      if (!hasWorkers()) return;
      // What must go, goes on any line.
      if (!offline) return void removeWorker();
      // Nothing is kept ahead where the line does not bear it.
      if (!bearsMore()) return;
      let current = true;
      let started: PortalWorker | undefined;
      startWorker((offered) => current && setLoad(() => offered)).then(
        (worker) => {
          started = worker;
          if (!current) return worker.close();
          setWorker(worker);
          setCheckedAt(Date.now());
        },
        // Without a worker the portal needs its network, as it did before.
        () => undefined,
      );
      return () => {
        current = false;
        started?.close();
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
