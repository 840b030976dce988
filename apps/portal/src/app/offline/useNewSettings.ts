import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { useEffect, useState } from 'react';
import { forgetSettings } from '../../config/keptSettings';
import { fetchIsChanged } from './fetchIsChanged';

function loadSettings(): void {
  // Otherwise the page opens with the settings of the last visit.
  forgetSettings();
  window.location.reload();
}

/** The loader of the operator's new settings; undefined while they are this page's. */
export function useNewSettings(): (() => void) | undefined {
  const [checkedAt, setCheckedAt] = useState(() => performance.timeOrigin);
  const [isChanged, setIsChanged] = useState(false);
  const note = (found: boolean | undefined) => found !== undefined && setIsChanged(found);
  useEffect(function compareWithOpening() {
    void fetchIsChanged(globalThis.begunConfig).then(note);
  }, []);
  useRefreshOnReturn({
    startedTimeStamp: checkedAt,
    refetch: () => {
      setCheckedAt(Date.now());
      void fetchIsChanged().then(note);
    },
  });
  return isChanged ? loadSettings : undefined;
}
