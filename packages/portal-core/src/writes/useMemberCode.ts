import type { Outcome } from '@portal/api';
import type { CodeRequest } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { useState } from 'react';
import { selectSession } from '../session/session.slice';
import { isCodeComing } from '../calls/codeWait';
import type { CallError } from '../calls/call.events';
import { useRequestCodeMutation, type CodePurpose } from './code.api';
import { useServices } from '../store/services';
import { useAppSelector } from '../store/store';
import { getCodeWaits } from './codeWaits';
import { useSingleFlight } from './useSingleFlight';

/**
 * Requests mailed codes for members, and keeps the server's wait (D21, T14). Failures are reported like any call's, so
 * a 401 ends the session (D37). Visitors use `useCodeRequest`.
 */
export function useMemberCode(purpose: CodePurpose) {
  const waits = getCodeWaits(useServices().client);
  const { username } = useAppSelector(selectSession);
  const [send] = useRequestCodeMutation();
  const { busy, singleFlight } = useSingleFlight();
  const mine = `${purpose} ${username ?? ''}`;
  const [until, setUntil] = useState(() => waits.until(mine));
  const [isSent, setSent] = useState(true);
  const request: CodeRequest = busy
    ? { state: 'sending' }
    : until === undefined
      ? { state: 'idle' }
      : { state: 'waiting', until, isSent };
  const ask = () =>
    void singleFlight(async () => {
      const { data, error } = await send({ username: username ?? '', purpose });
      // The base query gives no other errors.
      const outcome: Outcome<unknown> = (error as CallError | undefined) ?? { kind: 'ok', data };
      setSent(isCodeComing(outcome));
      setUntil(waits.record(mine, outcome, steadyClock.now()));
    });
  /** Requests a code when a dialog opens (D138), once a minute at most. Returns whether it did. */
  const askOnce = (): boolean => {
    const may = waits.mayAsk(mine, steadyClock.now());
    if (may) ask();
    else setUntil(waits.until(mine));
    return may;
  };
  return { request, ask, askOnce };
}
