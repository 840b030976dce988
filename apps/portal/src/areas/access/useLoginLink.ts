import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import { useDeferredDispatch } from '../../visitor/useDeferredDispatch';
import { pendingLoginLink, spendLoginLink, type LoginLink } from '@portal/portal-core/session/loginLink';
import { isSession } from '@portal/portal-core/session/session';
import { revoke } from '../../visitor/session.calls';
import { loginAsUser } from '../../visitor/visitor.calls';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { toSignedIn } from './access.mappers';
import type { useEnter } from './useEnter';

/**
 * Signs in with an operator's link (A §4.7, T5), after a confirmation if there is a session. `link` is null without a
 * link, which shows the normal sign-in.
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
      // Only after success, so a refused link costs no session.
      if (session.token !== null) void revoke(client, session.token);
      return enter(entered, outcome.message);
    }
    setLink(null);
    const text = getMessage(outcome);
    await dispatch((events) => events.toastRaised('bad', text));
  });

  useEffect(
    function runLinkOnce() {
      // Spent before the call, so a repeated effect or a step back can't use it twice.
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
