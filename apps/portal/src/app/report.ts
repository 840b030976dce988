import { accessTexts, errorTexts } from '@portal/ui/text/messages';
import type { SessionState } from '../session/session.slice';
import type { CallError, Report } from './call.events';
import { isCodeComing } from './codeWait';

/** What the member and the session get to know of a call. */
export interface Verdict {
  toast?: { tone: 'good' | 'bad'; text: string };
  /** The session ends: where to, and whether its screen stands for the second in which the toast is read. */
  end?: { exit: SessionState['exit']; leaving: boolean };
  /** Raises the global flag (A §8). */
  failed?: boolean;
}

const bad = (text: string) => ({ tone: 'bad' as const, text });

function unauthenticated(report: Report, by: 'code' | 'body'): Verdict {
  if (report.unauthenticated === 'payouts') {
    return { toast: bad(accessTexts.authenticationFailed), end: { exit: '/', leaving: false } };
  }
  if (report.unauthenticated === 'withdrawType') {
    return { toast: bad(accessTexts.authenticationFailed), end: { exit: '/login', leaving: false } };
  }
  // An action's msg 401 ends nothing; a real 401 does, whatever asked (A §6, A §8, D36).
  if (report.kind === 'action' && by === 'body') return { toast: bad(errorTexts.somethingWrongTryAgain) };
  return { toast: bad(accessTexts.sessionExpired), end: { exit: '/', leaving: true } };
}

/** A §8, B §8 and D36 to D39 in one table: who hears what of a call. */
export function verdictOf(report: Report, error: CallError | null, message: string): Verdict {
  const aborted = error?.kind === 'failed' && error.reason === 'aborted';
  if (aborted || ((report.silent || report.ambient) && error?.kind !== 'unauthenticated')) return {};
  switch (error?.kind) {
    case undefined:
      return report.kind === 'action' && !report.quiet && message !== ''
        ? { toast: { tone: 'good', text: message } }
        : {};
    case 'unauthenticated':
      return unauthenticated(report, error.by);
    case 'refused':
      if (report.coolDown && isCodeComing(error)) return {};
      if (report.kind === 'read' && report.failure === undefined) return {};
      return { toast: bad(error.message || (report.failure ?? errorTexts.somethingWrongTryAgain)) };
    case 'failed':
      if (report.kind === 'action' || report.failure !== undefined)
        return { toast: bad(report.failure ?? errorTexts.somethingWrongTryAgain) };
      // Without an answer the screen says so in place (D36); an answer that is no use raises the flag.
      return error.status === undefined ? {} : { failed: true };
  }
}
