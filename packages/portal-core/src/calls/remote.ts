import type { Remote } from '@portal/ui';
import type { CallError } from './call.events';
import { isSessionOver } from './result';
import { getMessage, getReference } from './refusalTexts';
import { refetchIfStarted } from './refetchIfStarted';

/** The state of a query hook's data. */
export interface QueryState<Body = unknown> {
  data?: Body | undefined;
  /** A CallError, or an unexpected error of a mapper. */
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export const unreadable: CallError = { kind: 'failed', reason: 'malformed', status: 200, sent: true };

/** A query whose answer lacks one part of the screen, because that part is unreadable (D120). */
export const toFailedPart = <Query extends object>(query: Query) => ({
  ...query,
  data: undefined,
  currentData: undefined,
  error: unreadable,
});

/** The screen of the read was left, and reads again when it returns. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * A query for a screen; `view` is the area's mapper of the body. Earlier data stays while newer data loads or fails.
 */
export function toRemote<Body, T>(query: QueryState<Body>, view: (body: Body) => T): Remote<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { state: 'ready', data: view(data), refreshing: isFetching };
  // The screen of an ended session closes soon (A §4), and shows no error until then.
  if (error === undefined || isFetching || isSessionOver(error) || isAborted(error))
    return { state: 'loading' };
  const reference = getReference(error);
  return {
    state: 'failed',
    message: getMessage(error),
    ...(reference && { reference }),
    onRetry: () => void refetchIfStarted(refetch),
  };
}
