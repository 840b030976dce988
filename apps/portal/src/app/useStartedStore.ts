import { useServices } from '@portal/portal-core/store/services';
import type { AppStore } from '@portal/portal-core/store/store';
import { useEffect, useState } from 'react';

/** The store; undefined until a member's screen or the first event loads it. */
export function useStartedStore(): AppStore | undefined {
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
  return store;
}
