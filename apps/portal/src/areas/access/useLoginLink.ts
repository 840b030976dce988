import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../shared/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { pendingLoginLink, spendLoginLink, type LoginLink } from '../../session/loginLink';
import { isSession } from '../../session/session';
import { loginAsUser, revoke } from '../../visitor/visitor.calls';
import { getMessage } from '../../shared/calls/refusalTexts';
import { toSignedIn } from './access.mappers';
import type { useEnter } from './useEnter';

/**
 * An operator's link (A §4.7, T5): runs by itself without a session, else asks first. `link` is null when there is none
 * (any more), and the normal sign-in stands.
 */
export function useLoginLink(enter: ReturnType<typeof useEnter>) {
  const services = useServices();
  const { client } = services;
  const dispatch = useDeferredDispatch();
  const [session] = useState(services.session);
  const [link, setLink] = useState<LoginLink | null>(pendingLoginLink);
  const [asked, setAsked] = useState(() => isSession(session));

  const run = useEffectEvent(async (used: LoginLink) => {
    const outcome = await loginAsUser(client, used);
    const entered = outcome.kind === 'ok' ? toSignedIn(outcome.data, used.username, true) : undefined;
    if (outcome.kind === 'ok' && entered) {
      // Only now: a link that is refused costs nobody the session they had.
      if (session.token !== null) void revoke(client, session.token);
      return enter(entered, outcome.message);
    }
    setLink(null);
    const text = getMessage(outcome);
    await dispatch((events) => events.toastRaised('bad', text));
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
