import type { Outcome } from '@portal/api';
import type { CodeRequest } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { useState } from 'react';
import { selectSession } from '../../session/session.slice';
import type { CallError } from '../calls/call.events';
import { useRequestCodeMutation, type CodePurpose } from './code.api';
import { useServices } from '../store/services';
import { useAppSelector } from '../store/store';
import { getCodeWaits } from './codeWaits';
import { useSingleFlight } from './useSingleFlight';

/**
 * Asks for codes by mail for members, and keeps the wait that the server's answer starts (D21, T14). It is reported
 * like every call: a refusal is toasted, and a 401 ends the session (D37). The count-down tells of a code that is on
 * its way. Visitors have `useCodeRequest`.
 */
export function useMemberCode(purpose: CodePurpose) {
  const waits = getCodeWaits(useServices().client);
  const { username } = useAppSelector(selectSession);
  const [send] = useRequestCodeMutation();
  const { busy, singleFlight } = useSingleFlight();
  const mine = `${purpose} ${username ?? ''}`;
  const [until, setUntil] = useState(() => waits.until(mine));
  const request: CodeRequest = busy
    ? { state: 'sending' }
    : until === undefined
      ? { state: 'idle' }
      : { state: 'waiting', until };
  const ask = () =>
    void singleFlight(async () => {
      const { data, error } = await send({ username: username ?? '', purpose });
      // The base query gives no other errors.
      const outcome: Outcome<unknown> = (error as CallError | undefined) ?? { kind: 'ok', data };
      setUntil(waits.heard(mine, outcome, steadyClock.now()));
    });
  /**
   * Asks as a dialog opens that needs a code (B §4): once in a minute, however often it opens. Answers whether it asked.
   */
  const askOnce = (): boolean => {
    const may = waits.mayAsk(mine, steadyClock.now());
    if (may) ask();
    else setUntil(waits.until(mine));
    return may;
  };
  return { request, ask, askOnce };
}
