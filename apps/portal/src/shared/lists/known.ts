import type { CallError } from '../calls/call.events';

// Pure: which list an answer belongs to, and whether a newer one can come.

/** What a list was asked for, as its query's hook tells it. Words for a failure belong to the request, not to the list. */
interface Asked {
  endpointName?: string | undefined;
  originalArgs?: unknown;
}

/** A name that is the same whenever the same page of the same list is asked for; undefined while nothing is. */
export function toListName({ endpointName, originalArgs }: Asked): string | undefined {
  if (endpointName === undefined || typeof originalArgs !== 'object' || originalArgs === null)
    return undefined;
  const { path, query } = originalArgs as { path?: unknown; query?: unknown };
  return JSON.stringify([endpointName, path ?? null, query ?? null]);
}

/** Whether no answer came at all. An answer that says no is newer than anything that is known. */
export function isUnanswered(error: unknown): boolean {
  const { kind, reason } = (error ?? {}) as Partial<Extract<CallError, { kind: 'failed' }>>;
  return kind === 'failed' && (reason === 'network' || reason === 'timeout');
}
