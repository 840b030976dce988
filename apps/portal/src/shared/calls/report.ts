import { addresses, rootAddress } from '@portal/ui/addresses';
import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import type { SessionState } from '../../session/session.slice';
import type { CallError, NotificationPolicy } from './call.events';
import { isCodeComing } from './codeWait';

/** What the member and the session learn of a call. */
export interface Notification {
  toast?: { tone: 'good' | 'bad'; text: string };
  /** Where the session ends: where to go, and whether its screen stands for the second in which the toast is read. */
  end?: { exit: SessionState['exit']; leaving: boolean };
  /** Raises the global flag (A §8). */
  failed?: boolean;
}

const bad = (text: string) => ({ tone: 'bad' as const, text });

/** A read without words of its own: its screen has a place for what came of it. */
const isShownInline = ({ kind, failure }: NotificationPolicy) => kind === 'read' && failure === undefined;

/** Whether the session is over: a real 401 of any call, or `msg: 401` of the two that B and A name (D37). */
const endsSession = (policy: NotificationPolicy, error: CallError | null) =>
  error?.kind === 'unauthenticated' && (error.by === 'code' || policy.unauthenticated !== undefined);

function unauthenticated(policy: NotificationPolicy, by: 'code' | 'body'): Notification {
  if (policy.unauthenticated === 'payouts') {
    return { toast: bad(accessTexts.authenticationFailed), end: { exit: rootAddress, leaving: false } };
  }
  if (policy.unauthenticated === 'withdrawType') {
    return { toast: bad(accessTexts.authenticationFailed), end: { exit: addresses.login, leaving: false } };
  }
  // Elsewhere a body's msg 401 is a failure like any other. A real 401 ends the session, whatever call it answers
  // (A §6, B §8, D36, D37).
  if (by === 'body') return isShownInline(policy) ? {} : { toast: bad(errorTexts.somethingWrongTryAgain) };
  return { toast: bad(accessTexts.sessionExpired), end: { exit: rootAddress, leaving: true } };
}

/** A §8, B §8 and D36 to D39 in one table: who hears what of a call. */
export function toNotification(
  policy: NotificationPolicy,
  error: CallError | null,
  message: string,
): Notification {
  const aborted = error?.kind === 'failed' && error.reason === 'aborted';
  if (aborted || ((policy.silent || policy.background) && !endsSession(policy, error))) return {};
  switch (error?.kind) {
    case undefined:
      return policy.kind === 'action' && !policy.quiet && message !== ''
        ? { toast: { tone: 'good', text: message } }
        : {};
    case 'unauthenticated':
      return unauthenticated(policy, error.by);
    case 'refused':
      if (policy.coolDown && isCodeComing(error)) return {};
      if (isShownInline(policy)) return {};
      return { toast: bad(error.message || (policy.failure ?? errorTexts.somethingWrongTryAgain)) };
    case 'failed':
      if (policy.kind === 'action' || policy.failure !== undefined)
        return { toast: bad(policy.failure ?? errorTexts.somethingWrongTryAgain) };
      // Without an answer the screen says so in place (D36). An answer that is no use raises the flag.
      return error.status === undefined ? {} : { failed: true };
  }
}
