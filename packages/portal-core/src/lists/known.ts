import type { CallError } from '../calls/call.events';

// Pure: the list of an answer, and whether a newer answer is possible.

/** The request of a list, from its query hook. Failure texts belong to the request, not to the list. */
interface Asked {
  endpointName?: string | undefined;
  originalArgs?: unknown;
}

/** A stable name for a page of a list; undefined without a request. */
export function toListName({ endpointName, originalArgs }: Asked): string | undefined {
  if (endpointName === undefined || typeof originalArgs !== 'object' || originalArgs === null)
    return undefined;
  const { path, query } = originalArgs as { path?: unknown; query?: unknown };
  return JSON.stringify([endpointName, path ?? null, query ?? null]);
}

/** Whether no answer arrived. A refusal is newer than any stored answer. */
export function isUnanswered(error: unknown): boolean {
  const { kind, reason } = (error ?? {}) as Partial<Extract<CallError, { kind: 'failed' }>>;
  return kind === 'failed' && (reason === 'network' || reason === 'timeout');
}
