import type { Remote } from '@portal/ui';
import { isSessionOver } from './result';
import { getMessage, getReference } from './refusalTexts';

/** What a query hook says of its data. */
export interface QueryState<Body = unknown> {
  data?: Body | undefined;
  /** A CallError, or what a `.view.ts` threw, which it must not. */
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A query as a screen sees it. Data that was once there stays while newer data is on its way, and also when that fails.
 * `view` is the area's, and gets the body.
 */
export function toRemote<Body, T>(query: QueryState<Body>, view: (body: Body) => T): Remote<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { state: 'ready', data: view(data), refreshing: isFetching };
  // The screen of an ended session is about to go (A §4), and says nothing of its own until then.
  if (error === undefined || isFetching || isSessionOver(error)) return { state: 'loading' };
  const reference = getReference(error);
  return {
    state: 'failed',
    message: getMessage(error),
    ...(reference && { reference }),
    onRetry: () => void refetch(),
  };
}
