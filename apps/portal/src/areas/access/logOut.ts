import type { PortalClient } from '@portal/api';
import { rootAddress } from '@portal/ui/addresses';
import { accessTexts } from '@portal/ui/text/messages';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import type { AppStore } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { selectSession, selectToken, signedOut } from '@portal/portal-core/session/session.slice';
import { revoke } from '../../visitor/session.calls';

/**
 * Ends the session before the answer (A §4, A §8), so an unreachable server can't keep a member signed in (D106). The
 * toast follows the answer, unless another member has signed in (T26).
 */
export async function logOut(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  client: PortalClient,
) {
  const token = selectToken(getState());
  dispatch(signedOut({ exit: rootAddress }));
  if (token === null) return;
  const { serial } = selectSession(getState());
  const outcome = await revoke(client, token);
  if (selectSession(getState()).serial !== serial) return;
  if (outcome.kind === 'ok') dispatch(toastRaised('good', outcome.message ?? accessTexts.loggedOut));
  else dispatch(toastRaised('bad', getMessage(outcome)));
}
