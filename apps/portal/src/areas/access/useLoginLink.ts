import { errorTexts } from '@portal/ui/text/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useServices } from '../../app/services';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { pendingLoginLink, spendLoginLink, type LoginLink } from '../../session/loginLink';
import { selectIsSignedIn, selectSession, signedIn } from '../../session/session.slice';
import { loginAsUser, revoke } from './access.calls';
import { refusalText, signedInOf } from './access.view';

/**
 * An operator's link (A §4.7, T5): runs by itself without a session, else asks first. `link` is null when there is none
 * (any more), and the normal sign-in stands.
 */
export function useLoginLink() {
  const { client } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { token, username } = useAppSelector(selectSession);
  const [link, setLink] = useState<LoginLink | null>(pendingLoginLink);
  const [asked, setAsked] = useState(isSignedIn);

  const run = useEffectEvent(async (used: LoginLink) => {
    const outcome = await loginAsUser(client, used);
    const session = outcome.kind === 'ok' ? signedInOf(outcome.data, used.username, true) : undefined;
    if (session) {
      dispatch(signedIn(session));
      setLink(null);
      return navigate(paths.dashboard, { replace: true });
    }
    dispatch(toastRaised('bad', refusalText(outcome, errorTexts.somethingWrongTryAgain)));
    setLink(null);
  });

  useEffect(
    function runLinkOnce() {
      // Spent before the call: an effect that runs twice, or a way back, uses it once.
      if (!link || asked || pendingLoginLink() === null) return;
      spendLoginLink();
      void run(link);
    },
    [link, asked],
  );

  return {
    link,
    asked,
    current: username ?? '',
    replaceSession: () => {
      if (token !== null) void revoke(client, token);
      setAsked(false);
    },
    keepSession: () => {
      spendLoginLink();
      setLink(null);
    },
  };
}
