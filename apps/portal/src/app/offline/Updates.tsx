import { useHasUnsaved } from '@portal/ui/forms/unsaved';
import { ClockBar, UpdateBar } from '@portal/ui/shell';
import { serverAhead, watchServerClock } from '@portal/ui/text/format/serverClock';
import { useSyncExternalStore } from 'react';
import { useNewSettings } from './useNewSettings';
import { useUpdate } from './useUpdate';

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
