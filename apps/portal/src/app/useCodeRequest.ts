import type { Outcome } from '@portal/api';
import type { CodeRequest } from '@portal/ui';
import { errorTexts } from '@portal/ui/text/messages';
import { useRef, useState } from 'react';
import { codeWaitOf, isCodeComing } from './codeWait';
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

  const report = (outcome: Outcome<unknown>) => {
    if (outcome.kind === 'ok') {
      const { message } = outcome;
      return message ? tell((events) => events.toastRaised('good', message)) : undefined;
    }
    // Within the cool-down the count-down says it all.
    if (isCodeComing(outcome)) return;
    const text = refusalText(outcome, errorTexts.somethingWrongTryAgain);
    return tell((events) => events.toastRaised('bad', text));
  };

  /** `token` is the first step's for a sign-in, and null for who has none. Answers what came of it, null while busy. */
  const ask = async (username: string, token: string | null) => {
    if (sending.current) return null;
    sending.current = true;
    setRequest({ state: 'sending' });
    const outcome = await client.post('/resendotp', { body: { username, from }, token });
    sending.current = false;
    const until = codeWaitOf(outcome, Date.now());
    setRequest(until === undefined ? { state: 'idle' } : { state: 'waiting', until });
    void report(outcome);
    return outcome;
  };
  return { request, ask };
}
