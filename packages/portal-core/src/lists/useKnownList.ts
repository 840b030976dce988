import { useEffect, useMemo } from 'react';
import { keepKnownList, readKnownList } from '../session/knownLists';
import { selectIsSignedIn } from '../session/session.slice';
import { useOnline } from '../browser/useOnline';
import { useAppSelector } from '../store/store';
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

/** The state of a list's query hook; `currentData` is the answer to the current request. */
export interface ListQuery<Body> {
  currentData?: Body | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  endpointName?: string | undefined;
  originalArgs?: unknown;
  /** Time of the answer, in ms since 1970. */
  fulfilledTimeStamp?: number | undefined;
}

/** The answer to show, its time, and whether it is only the last known one. */
interface Known<Body> {
  body: Body | undefined;
  at: number | undefined;
  isCut: boolean;
  /** The error of the newer answer, unless the missing network already explains it. */
  error: unknown;
}

/**
 * Stores a list's answers for the session, and returns the last one if no newer is available, also after an offline
 * reload (D117, ADR 22).
 */
export function useKnownList<Body>(query: ListQuery<Body>): Known<Body> {
  const { currentData, error, fulfilledTimeStamp } = query;
  const online = useOnline();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const name = toListName(query);
  useEffect(
    function keepAnswer() {
      // The screen of an ended session stays for a second, but its data is not stored (T26).
      if (!isSignedIn || name === undefined || currentData === undefined || fulfilledTimeStamp === undefined)
        return;
      keepKnownList(name, { at: fulfilledTimeStamp, body: currentData });
    },
    [isSignedIn, name, currentData, fulfilledTimeStamp],
  );

  const isCut = !online || isUnanswered(error);
  const isLacking = isCut && currentData === undefined;
  const known = useMemo(
    () => (isLacking && isSignedIn && name !== undefined ? readKnownList(name) : undefined),
    [isLacking, isSignedIn, name],
  );
  // A stored answer came from this query, and mappers read every answer leniently.
  const body = currentData ?? (known?.body as Body | undefined);
  return {
    body,
    at: currentData === undefined ? known?.at : fulfilledTimeStamp,
    isCut,
    error: !online && body !== undefined ? undefined : error,
  };
}
