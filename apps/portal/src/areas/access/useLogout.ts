import { useStore } from 'react-redux';
import { useServices } from '../../app/services';
import type { AppStore } from '../../app/store';
import { logOut } from './logOut';

/** What the shell's Logout does. */
export function useLogout(): () => void {
  const { client } = useServices();
  const store = useStore() as AppStore;
  return () => void logOut(store, client);
}
