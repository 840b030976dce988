import { useEffect, useMemo } from 'react';
import { keepKnownList, readKnownList } from '../../session/knownLists';
import { selectIsSignedIn } from '../../session/session.slice';
import { useOnline } from '../browser/useOnline';
import { useAppSelector } from '../store/store';
import { isUnanswered, toListName } from './known';

/** What the query hook of a list says; `currentData` is the answer to what is asked for now. */
export interface ListQuery<Body> {
  currentData?: Body | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  endpointName?: string | undefined;
  originalArgs?: unknown;
  /** When the answer came, in ms since 1970. */
  fulfilledTimeStamp?: number | undefined;
}

/** The answer to show, when it came, and whether it is only the last known one. */
interface Known<Body> {
  body: Body | undefined;
  at: number | undefined;
  isCut: boolean;
  /** Why there is no newer answer, where the member does not know that by the missing network. */
  error: unknown;
}

/**
 * Keeps a list's answers for as long as the session lasts, and answers the last known one where no newer can come, also
 * after a reload without a network (D117, ADR 22).
 */
export function useKnownList<Body>(query: ListQuery<Body>): Known<Body> {
  const { currentData, error, fulfilledTimeStamp } = query;
  const online = useOnline();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const name = toListName(query);
  useEffect(
    function keepAnswer() {
      // The screen of an ended session stands for a second more, and nothing is kept of it (T26).
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
  // What is kept is what this query once answered, and views read every answer leniently.
  const body = currentData ?? (known?.body as Body | undefined);
  return {
    body,
    at: currentData === undefined ? known?.at : fulfilledTimeStamp,
    isCut,
    error: !online && body !== undefined ? undefined : error,
  };
}
