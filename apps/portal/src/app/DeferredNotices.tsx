import { useEffect, useState } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import type { AppStore } from '@portal/portal-core/store/store';
import { useChunk } from '@portal/portal-core/browser/useChunk';

const loadNotices = () => import('./Notices').then(({ Notices }) => Notices);

/** The notices, once the store is loaded. */
export function DeferredNotices() {
  const services = useServices();
  const [store, setStore] = useState<AppStore>();
  useEffect(
    function awaitStore() {
      let wanted = true;
      void services.store.then((started) => {
        if (wanted) setStore(started.store);
      });
      return () => {
        wanted = false;
      };
    },
    [services],
  );
  const Notices = useChunk(loadNotices, store !== undefined);
  return store && Notices && <Notices store={store} />;
}
