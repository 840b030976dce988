import { use, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useServices } from './services';

interface StoreProviderProps {
  children: ReactNode;
}

/** Loads the store for what is in it; suspends until it is there. */
export function StoreProvider({ children }: StoreProviderProps) {
  const { store } = use(useServices().loadStore());
  return <Provider store={store}>{children}</Provider>;
}
