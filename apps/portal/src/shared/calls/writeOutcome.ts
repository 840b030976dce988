import type { CallError } from './call.events';

/**
 * What came of a write.
 * - `done`: the server said yes.
 * - `refused`: the server said no, and nothing was carried out.
 * - `unknown`: it went out, and no answer proves anything. It may have been carried out.
 * - `notSent`: it never reached the server as a whole.
 */
export type WriteOutcome = 'done' | 'refused' | 'unknown' | 'notSent';

/** 408 may stand for a request that was passed on. 409 says that the key is taken, but not by what. */
const provesNothing = [408, 409];

/** Servers and gateways send these before they have read the request. */
const beforeReading = [413, 414, 415, 431];

/** Servers also send 429 after they have read the request, but before they look at its key. */
const beforeTheKey = [...beforeReading, 429];

/**
 * The only place that decides what came of a call (ADR 14). `share` is how much of its body had gone out. An answer
 * counts more than this progress, which browsers report late.
 */
export function toWriteOutcome(error: CallError | undefined, share = 1): WriteOutcome {
  switch (error?.kind) {
    case undefined:
      return 'done';
    case 'unauthenticated':
      return 'refused';
    case 'refused':
      return provesNothing.includes(error.status) ? 'unknown' : 'refused';
    case 'failed': {
      const { sent, status } = error;
      if (!sent || (status === undefined && share < 1)) return 'notSent';
      return status !== undefined && beforeReading.includes(status) ? 'refused' : 'unknown';
    }
  }
}

/**
 * The fate of a write whose earlier try, under the same key, is unknown. A try that was not sent, or was refused before
 * the server looked at the key, says nothing about the earlier one. Neither does any refusal by a server that may not
 * know keys (D118): what the first try changed may be why the second is refused.
 */
export function toOutcomeAfterUnknown(
  error: CallError | undefined,
  share = 1,
  isProven = true,
): WriteOutcome {
  const writeOutcome = toWriteOutcome(error, share);
  if (writeOutcome === 'refused' && !isProven) return 'unknown';
  const { status } = { status: undefined, ...error };
  const saysNothing =
    error?.kind === 'unauthenticated' || (status !== undefined && beforeTheKey.includes(status));
  return writeOutcome === 'notSent' || saysNothing ? 'unknown' : writeOutcome;
}

/** Whether the key is taken, perhaps by a try with another code. */
export const isKeyTaken = (error: CallError): boolean =>
  error.kind !== 'unauthenticated' && error.status === 409;
