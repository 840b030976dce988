import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHasUnsaved } from '@portal/ui/forms/unsaved';
import { ClockBar, UpdateBar } from '@portal/ui/shell';
import { serverAhead, watchServerClock } from '@portal/ui/text/format/serverClock';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { useNewSettings } from './useNewSettings';
import { keepPortal } from './keepPortal';
import type { PortalWorker } from './worker';

/**
 * Caches the portal for offline use, or drops the cache if the operator turns it off. Returns the loader of a newer
 * release, or undefined without one (D117, ADR 22).
 */
function useUpdate(offline: boolean): (() => void) | undefined {
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

/** A device's clock may be this wrong, in ms, before the member is told. */
const allowedError = 30 * 60_000;

const isClockWrong = () => Math.abs(serverAhead()) > allowedError;

/**
 * Caches the portal for offline use if `offline` is set, offers newer releases and settings unless input is unsaved, and
 * names a wrong clock. It loads when the page is idle.
 */
export function Updates({ offline }: { offline: boolean }) {
  const loadRelease = useUpdate(offline);
  const loadSettings = useNewSettings();
  // A new release comes with the new settings.
  const load = loadRelease ?? loadSettings;
  return (
    <>
      <ClockBar wrong={useSyncExternalStore(watchServerClock, isClockWrong)} />
      <UpdateBar onUpdate={useHasUnsaved() ? undefined : load} newer={loadRelease ? 'release' : 'settings'} />
    </>
  );
}
