import type { Outcome, PortalClient } from '@portal/api';
import type { Remote } from '@portal/ui';
import { errorTexts } from '@portal/ui/text/messages';
import { useEffect, useState } from 'react';
import { refusalText } from '../../app/refusalText';
import { useServices } from '../../app/services';

/**
 * A read of a visitor's screen, which has no store yet (ADR 3): once, and again with each retry. `view` gives undefined
 * for a body that is no use. Both functions are stable.
 */
export function useVisitorRead<T>(
  ask: (client: PortalClient) => Promise<Outcome<unknown>>,
  view: (body: unknown) => T | undefined,
): Remote<T> {
  const { client } = useServices();
  const [remote, setRemote] = useState<Remote<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(
    function readOnce() {
      let wanted = true;
      const retry = () => {
        setRemote({ state: 'loading' });
        setAttempt(attempt + 1);
      };
      void ask(client).then((outcome) => {
        if (!wanted) return;
        const data = outcome.kind === 'ok' ? view(outcome.data) : undefined;
        const message = refusalText(outcome, errorTexts.somethingWrongTryAgain);
        setRemote(
          data === undefined ? { state: 'failed', message, onRetry: retry } : { state: 'ready', data },
        );
      });
      return () => {
        wanted = false;
      };
    },
    [ask, attempt, client, view],
  );
  return remote;
}
