import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import { useServices } from '../../app/services';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { selectToken, signedOut } from '../../session/session.slice';
import { revoke } from './access.calls';

/**
 * Signing out (A §4, A §8): the session ends here at once, whatever the server says, so that an expired or unreachable
 * one cannot hold a member in (D106); the toast follows the answer.
 */
export function useLogout(): () => void {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  return () => {
    dispatch(signedOut({ exit: '/' }));
    if (token === null) return;
    void revoke(client, token).then((outcome) => {
      if (outcome.kind === 'ok') dispatch(toastRaised('good', outcome.message ?? accessTexts.loggedOut));
      else dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
    });
  };
}
