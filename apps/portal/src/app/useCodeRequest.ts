import type { CodeRequest } from '@portal/ui';
import { errorTexts } from '@portal/ui/text/messages';
import { useRef, useState } from 'react';
import { codeWaitOf } from './codeWait';
import { refusalText } from './refusalText';
import { useServices } from './services';
import { useEvents } from './useEvents';

/** What a visitor may ask a code for: the `from` of the call (D20). */
type Purpose = 'login' | 'verify-email' | 'forget-password';

/** Codes by mail for visitors: asking, and the wait that the server's answer starts (D21, T14). */
export function useCodeRequest(from: Purpose) {
  const { client } = useServices();
  const tell = useEvents();
  const [request, setRequest] = useState<CodeRequest>({ state: 'idle' });
  const sending = useRef(false);

  /** `token` is the first step's for a sign-in, and null for who has none. */
  const ask = async (username: string, token: string | null) => {
    if (sending.current) return;
    sending.current = true;
    setRequest({ state: 'sending' });
    const outcome = await client.post('/resendotp', { body: { username, from }, token });
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
