import { useStore } from 'react-redux';
import { useServices } from '@portal/portal-core/store/services';
import type { AppStore } from '@portal/portal-core/store/store';
import { logOut } from './logOut';

/** The Logout of the shell. */
export function useLogout(): () => void {
  const { client } = useServices();
  const store = useStore() as AppStore;
  return () => void logOut(store, client);
}
