import type { PortalClient } from '@portal/api';
import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import type { AppStore } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { selectSession, selectToken, signedOut } from '../../session/session.slice';
import { revoke } from './access.calls';

/**
 * Signing out (A §4, A §8): the session ends here at once, whatever the server says, so that an expired or unreachable
 * one cannot hold a member in (D106); the toast follows the answer, unless somebody has signed in meanwhile (T26).
 */
export async function logOut(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  client: PortalClient,
) {
  const token = selectToken(getState());
  dispatch(signedOut({ exit: '/' }));
  if (token === null) return;
  const { serial } = selectSession(getState());
  const outcome = await revoke(client, token);
  if (selectSession(getState()).serial !== serial) return;
  if (outcome.kind === 'ok') dispatch(toastRaised('good', outcome.message ?? accessTexts.loggedOut));
  else dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
}
