import type { CodeRequest } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { useRef, useState } from 'react';
import { useServices } from '../../app/services';
import { useEvents } from '../../app/useEvents';
import { requestLoginCode } from './access.calls';
import { codeWaitOf, refusalText } from './access.view';

/** Codes by mail for the sign-in: asking, and the wait that the server's answer starts (D21, T14). */
export function useCodeRequest() {
  const { client } = useServices();
  const tell = useEvents();
  const [request, setRequest] = useState<CodeRequest>({ state: 'idle' });
  const sending = useRef(false);

  const ask = async (username: string, token: string) => {
    if (sending.current) return;
    sending.current = true;
    setRequest({ state: 'sending' });
    const outcome = await requestLoginCode(client, username, token);
    sending.current = false;
    const until = codeWaitOf(outcome, Date.now());
    setRequest(until === undefined ? { state: 'idle' } : { state: 'waiting', until });
    if (outcome.kind === 'ok') {
      const { message } = outcome;
      if (message) await tell((events) => events.toastRaised('good', message));
    } else {
      const text = refusalText(outcome, errorTexts.somethingWrongTryAgain);
      await tell((events) => events.toastRaised('bad', text));
    }
  };
  return { request, ask };
}
