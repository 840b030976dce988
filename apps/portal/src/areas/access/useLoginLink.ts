import { errorTexts } from '@portal/ui/text/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/services';
import { useEvents } from '../../app/useEvents';
import { pendingLoginLink, spendLoginLink, type LoginLink } from '../../session/loginLink';
import { isSession } from '../../session/session';
import type { SignedIn } from '../../session/session.slice';
import { loginAsUser, revoke } from './access.calls';
import { refusalText } from '../../app/refusalText';
import { signedInOf } from './access.view';

/**
 * An operator's link (A §4.7, T5): runs by itself without a session, else asks first. `link` is null when there is none
 * (any more), and the normal sign-in stands.
 */
export function useLoginLink(enter: (session: SignedIn) => Promise<void>) {
  const services = useServices();
  const { client } = services;
  const tell = useEvents();
  const [session] = useState(services.session);
  const [link, setLink] = useState<LoginLink | null>(pendingLoginLink);
  const [asked, setAsked] = useState(() => isSession(session));

  const run = useEffectEvent(async (used: LoginLink) => {
    const outcome = await loginAsUser(client, used);
    const entered = outcome.kind === 'ok' ? signedInOf(outcome.data, used.username, true) : undefined;
    if (entered) {
      // Only now: a link that is refused costs nobody the session they had.
      if (session.token !== null) void revoke(client, session.token);
      return enter(entered);
    }
    setLink(null);
    const text = refusalText(outcome, errorTexts.somethingWrongTryAgain);
    await tell((events) => events.toastRaised('bad', text));
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
    current: session.username ?? '',
    replaceSession: () => setAsked(false),
    keepSession: () => {
      spendLoginLink();
      setLink(null);
    },
  };
}
