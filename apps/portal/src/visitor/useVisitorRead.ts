import type { Outcome, PortalClient } from '@portal/api';
import type { Remote } from '@portal/ui';
import { useEffect, useState } from 'react';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useServices } from '@portal/portal-core/store/services';

/**
 * Reads for a visitor's screen, which has no store yet (ADR 3): once, and again with each retry. Both functions must be
 * stable, and `view` returns undefined for an unusable body.
 */
export function useVisitorRead<Body, T>(
  ask: (client: PortalClient) => Promise<Outcome<Body>>,
  view: (body: Body) => T | undefined,
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
        const message = getMessage(outcome);
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
