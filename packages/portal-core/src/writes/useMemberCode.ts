import { useState } from 'react';
import type { Outcome } from '@portal/api';
import type { CodeRequest } from '@portal/ui';
import { steadyClock } from '@portal/ui/text/format/steadyClock';
import { selectSession } from '../session/session.slice';
import { isCodeComing, toCodeWait } from '../calls/codeWait';
import type { CallError } from '../calls/call.events';
import { useServices } from '../store/services';
import { useAppSelector } from '../store/store';
import { useRequestCodeMutation, type CodePurpose } from './code.api';
import { useSingleFlight } from './useSingleFlight';

/** Each member's wait for the next code by purpose, over all screens (D21, T14). */
function createCodeWaits() {
  const waits = new Map<string, number>();
  return {
    /** In ms of the monotonic clock; undefined without a request. */
    until: (of: string) => waits.get(of),
    /** Takes the outcome of a request and returns the end of the wait. An answer without a wait keeps the last one. */
    record(of: string, outcome: Outcome<unknown>, now: number): number | undefined {
      const next = toCodeWait(outcome, now);
      if (next !== undefined) waits.set(of, next);
      return next;
    },
    /** Whether an opening dialog may request a code (B §4): once a minute, however often it opens. */
    mayAsk: (of: string, now: number) => (waits.get(of) ?? 0) <= now,
  };
}

const waits = new WeakMap<object, ReturnType<typeof createCodeWaits>>();

/** The waits of one portal, keyed by its client, because a page may create several portals in turn (tools/storybook/live). */
export function getCodeWaits(portal: object): ReturnType<typeof createCodeWaits> {
  const mine = waits.get(portal) ?? createCodeWaits();
  waits.set(portal, mine);
  return mine;
}

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
