import { useEffect, useState } from 'react';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { forgetSettings } from '../../config/settings';

async function fetchSettings(): Promise<string> {
  const answer = await fetch(`${import.meta.env.BASE_URL}config.json`, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(12_000),
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.text();
}

/**
 * Whether the operator's settings differ from this page's. Undefined without valid ones, because a reload would replace
 * a working page by their faults. `requested`: the file, if it is requested already.
 */
export async function fetchIsChanged(requested = fetchSettings()): Promise<boolean | undefined> {
  try {
    const text = (await requested).trim();
    if (text === globalThis.appliedSettings) return false;
    const { readConfig } = await import('../../config/configure');
    readConfig(JSON.parse(text));
    return true;
  } catch {
    return undefined;
  }
}

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
