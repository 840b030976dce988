import { useRef, useState } from 'react';
import type { CodeRequest } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { isCodeComing, toCodeWait } from '@portal/portal-core/calls/codeWait';
import { useServices } from '@portal/portal-core/store/services';
import type { Outcome } from '@portal/api';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { useDeferredDispatch } from './useDeferredDispatch';
import { requestCode, type CodePurpose } from './visitor.calls';

/**
 * The toast for a requested code; undefined without one and during the cool-down, which has a count-down. `quiet` for
 * automatic requests, because a confirmation would replace the toast that led here.
 */
export function toCodeToast(
  outcome: Outcome<unknown>,
  quiet: boolean,
): { tone: 'good' | 'bad'; text: string } | undefined {
  if (outcome.kind === 'ok')
    return outcome.message && !quiet ? { tone: 'good', text: outcome.message } : undefined;
  return isCodeComing(outcome) ? undefined : { tone: 'bad', text: getMessage(outcome) };
}

/** Requests a mailed code, and keeps the server's wait (D21, T14). */
export function useCodeRequest(from: CodePurpose) {
  const { client } = useServices();
  const dispatch = useDeferredDispatch();
  const [request, setRequest] = useState<CodeRequest>({ state: 'idle' });
  const sending = useRef(false);

  /**
   * `token` is the first step's for a sign-in, otherwise null; `quiet` for automatic requests. Resolves to the outcome,
   * or to null while busy.
   */
  const ask = async (username: string, token: string | null, quiet = false) => {
    if (sending.current) return null;
    sending.current = true;
    setRequest({ state: 'sending' });
    const outcome = await requestCode(client, username, from, token);
    sending.current = false;
    const until = toCodeWait(outcome, steadyClock.now());
    setRequest(
      until === undefined ? { state: 'idle' } : { state: 'waiting', until, isSent: isCodeComing(outcome) },
    );
    const toast = toCodeToast(outcome, quiet);
    if (toast) void dispatch((events) => events.toastRaised(toast.tone, toast.text));
    return outcome;
  };
  return { request, ask };
}
