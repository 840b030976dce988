import type { Outcome } from '@portal/api';
import type { CodeRequest } from '@portal/ui';
import { useState } from 'react';
import { selectSession } from '../session/session.slice';
import type { CallError } from './call.events';
import { useRequestCodeMutation, type CodePlace } from './code.api';
import { codeWaitOf } from './codeWait';
import { useAppSelector } from './store';
import { useAlone } from './useAlone';

/**
 * Codes by mail for members: asking, and the wait that the server's answer starts (D21, T14). Reported as every call:
 * what was refused is toasted, a 401 ends the session (D37), and of a code that is on its way the count-down speaks.
 * Visitors have `useCodeRequest`.
 */
export function useMemberCode(place: CodePlace) {
  const { username } = useAppSelector(selectSession);
  const [send] = useRequestCodeMutation();
  const { busy, alone } = useAlone();
  const [until, setUntil] = useState<number>();
  const request: CodeRequest = busy
    ? { state: 'sending' }
    : until === undefined
      ? { state: 'idle' }
      : { state: 'waiting', until };
  const ask = () =>
    void alone(async () => {
      const { data, error } = await send({ username: username ?? '', place });
      // The base query gives no other errors.
      const outcome: Outcome<unknown> = (error as CallError | undefined) ?? { kind: 'ok', data };
      setUntil(codeWaitOf(outcome, Date.now()));
    });
  /** As a dialog opens that needs a code (B §4): not while one is on its way. */
  const askOnce = () => {
    if (until === undefined || until <= Date.now()) ask();
  };
  return { request, ask, askOnce };
}
