import { errorTexts } from '@portal/ui/text/messages';
import type { Remote } from '@portal/ui';
import type { CallError } from './call.events';

/** What a query hook says of its data. */
export interface QueryState {
  data?: unknown;
  /** A CallError; or what a `.view.ts` threw, which it must not. */
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A read without a session: its screen is about to go (A §4), and says nothing of its own until then. */
const isLeaving = (error: unknown) => (error as Partial<CallError>).kind === 'unauthenticated';

/** The sentence for a read that brought nothing (A §8, D36): the server's, that of the call, or the ordinary one. */
export function messageOf(error: unknown, failure: string = errorTexts.somethingWrongTryAgain): string {
  const { kind, message } = error as Partial<Extract<CallError, { kind: 'refused' }>>;
  return (kind === 'refused' && message) || failure;
}

/**
 * A query as a screen sees it. Data that was once there stays while newer is on its way, and when that fails.
 * `view` is the area's, and gets the body.
 */
export function remoteOf<T>(query: QueryState, view: (body: unknown) => T): Remote<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return { state: 'ready', data: view(data), refreshing: isFetching };
  if (error === undefined || isFetching || isLeaving(error)) return { state: 'loading' };
  return { state: 'failed', message: messageOf(error), onRetry: () => void refetch() };
}
