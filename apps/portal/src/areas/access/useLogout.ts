import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import { useStore } from 'react-redux';
import { useServices } from '../../app/services';
import type { AppStore } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { selectSession, selectToken, signedOut } from '../../session/session.slice';
import { revoke } from './access.calls';

/**
 * Signing out (A §4, A §8): the session ends here at once, whatever the server says, so that an expired or unreachable
 * one cannot hold a member in (D106); the toast follows the answer, unless somebody has signed in meanwhile (T26).
 */
export function useLogout(): () => void {
  const { client } = useServices();
  const store = useStore() as AppStore;
  return () => {
    const token = selectToken(store.getState());
    store.dispatch(signedOut({ exit: '/' }));
    if (token === null) return;
    const { serial } = selectSession(store.getState());
    void revoke(client, token).then((outcome) => {
      if (selectSession(store.getState()).serial !== serial) return;
      if (outcome.kind === 'ok')
        store.dispatch(toastRaised('good', outcome.message ?? accessTexts.loggedOut));
      else store.dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
    });
  };
}
