import { addresses, rootAddress } from '@portal/ui/addresses';
import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import type { SessionState } from '../session/session.slice';
import type { CallError, NotificationPolicy } from './call.events';
import { isCodeComing } from './codeWait';
import { getCauseMessage, getMessage } from './refusalTexts';
import { isNotFound } from './result';

/** A call's effects for the member and the session. */
export interface Notification {
  toast?: { tone: 'good' | 'bad'; text: string };
  /** The end of the session: the redirect, and whether the screen stays for the toast's second. */
  end?: { exit: SessionState['exit']; leaving: boolean };
  /** Raises the global flag (A §8). */
  failed?: boolean;
}

const bad = (text: string) => ({ tone: 'bad' as const, text });

/** A read without its own text, whose screen shows the outcome in place. */
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
  // Elsewhere a body's msg 401 is an ordinary failure. A real 401 of any call ends the session (A §6, B §8, D36, D37).
  if (by === 'body') return isShownInline(policy) ? {} : { toast: bad(errorTexts.somethingWrongTryAgain) };
  return { toast: bad(accessTexts.sessionExpired), end: { exit: rootAddress, leaving: true } };
}

/** A §8, B §8 and D36, D37, D38, D39 in one table: the notification of each outcome. */
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
      return { toast: bad(getMessage(error, policy.failure)) };
    case 'failed':
      if (policy.kind === 'action' || policy.failure !== undefined)
        return { toast: bad(getMessage(error, policy.failure)) };
      if (policy.maybeMissing && isNotFound(error)) return {};
      // The screen shows a missing answer and a known cause in place (D36, D156). An unusable answer raises the flag.
      return error.status === undefined || getCauseMessage(error) !== undefined ? {} : { failed: true };
  }
}
