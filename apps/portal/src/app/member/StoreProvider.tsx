import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';
import { useServices } from '@portal/portal-core/store/services';

interface StoreProviderProps {
  children: ReactNode;
}

/** Loads the store before its children render. */
export function StoreProvider({ children }: StoreProviderProps) {
  const started = useLazyModule(useServices().startedStore);
  return started && <Provider store={started.store}>{children}</Provider>;
}
