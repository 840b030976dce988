import type { MethodAddress } from '@portal/ui/screens/deposit';
import { serverNow } from '@portal/ui/text/format/serverClock';
import { useEffect, useState } from 'react';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { noteShownAddress } from '@portal/portal-core/session/shownAddresses';
import { useAppSelector } from '@portal/portal-core/store/store';

/** What this device remembers of the shown address; undefined while it is unknown. */
export function useKnownAddress({ methodId, address }: Partial<MethodAddress>): MethodAddress['known'] {
  const { username } = useAppSelector(selectSession);
  const [known, setKnown] = useState<MethodAddress>();
  useEffect(
    function noteOnDevice() {
      if (!username || !methodId || !address) return;
      let isShown = true;
      void noteShownAddress({ username, methodId, address, now: serverNow() }).then((memory) => {
        const at = memory && new Date(memory.at).toISOString();
        if (isShown && at) setKnown({ methodId, address, known: { at, changed: memory.changed } });
      });
      return () => {
        isShown = false;
      };
    },
    [username, methodId, address],
  );
  return known?.methodId === methodId && known?.address === address ? known?.known : undefined;
}
