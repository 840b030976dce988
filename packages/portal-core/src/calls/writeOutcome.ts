import type { CallError } from './call.events';

/**
 * The outcome of a write.
 * - `done`: the server accepted it.
 * - `refused`: the server refused it, and nothing changed.
 * - `unknown`: it was sent, but no answer is conclusive. It may have run.
 * - `notSent`: it never reached the server completely.
 */
export type WriteOutcome = 'done' | 'refused' | 'unknown' | 'notSent';

/** 408 may be a request that was passed on. 409 means that the key is taken, by an unknown write. */
const provesNothing = [408, 409];

/** Servers, gateways and frameworks send these before they read the request. */
const beforeReading = [405, 413, 414, 415, 419, 431];

/** Frameworks send these before they run the call, also when a first try has run. */
const notFound = [404, 410];

/** Servers also send 429 after they read the request, but before they check its key. */
const beforeTheKey = [...beforeReading, 429];

/** A server with proven keys has said that nothing was kept, so another key can't pay twice (D154, T48). */
export const isRolledBack = (error: CallError | undefined, isProven: boolean): boolean =>
  isProven && error?.kind === 'failed' && error.isRolledBack === true;

/**
 * The only place that determines the outcome of a call (ADR 14). An answer counts more than `share`, the sent share of
 * the body, which browsers report late.
 */
export function toWriteOutcome(error: CallError | undefined, share = 1, isProven = false): WriteOutcome {
  switch (error?.kind) {
    case undefined:
      return 'done';
    case 'unauthenticated':
      return 'refused';
    case 'refused':
      return provesNothing.includes(error.status) ? 'unknown' : 'refused';
    case 'failed': {
      const { sent, status } = error;
      if (isRolledBack(error, isProven)) return 'refused';
      if (!sent || (status === undefined && share < 1)) return 'notSent';
      return status !== undefined && [...beforeReading, ...notFound].includes(status) ? 'refused' : 'unknown';
    }
  }
}

/**
 * The outcome of a write with an unknown earlier try under the same key, which an unsent try or a refusal before the
 * key check does not settle. Without proven key support no refusal does (D118), because the first try may have caused
 * it.
 */
export function toOutcomeAfterUnknown(
  error: CallError | undefined,
  share = 1,
  isProven = true,
): WriteOutcome {
  // A rollback proves nothing about an earlier try, which may still arrive.
  const writeOutcome = toWriteOutcome(error, share);
  if (writeOutcome === 'refused' && !isProven) return 'unknown';
  const { status } = { status: undefined, ...error };
  const saysNothing =
    error?.kind === 'unauthenticated' ||
    (error?.kind === 'failed' && writeOutcome === 'refused') ||
    (status !== undefined && beforeTheKey.includes(status));
  return writeOutcome === 'notSent' || saysNothing ? 'unknown' : writeOutcome;
}

/** Whether the key is taken, perhaps by a try with another code. */
export const isKeyTaken = (error: CallError): boolean =>
  error.kind !== 'unauthenticated' && error.status === 409;
