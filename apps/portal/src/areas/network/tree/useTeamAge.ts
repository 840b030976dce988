import type { Freshness } from '@portal/ui';
import { useState } from 'react';
import { toFreshness } from '../../../shared/calls/freshness';

/** What a tree's query says of its root. */
export interface AgedQuery {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => { unwrap: () => Promise<unknown> };
}

interface Reading {
  tree: string;
  /** Undefined while it is under way. */
  error?: unknown;
}

/** How old a tree is: as its root, which is read before what was opened below it. A press reads all of that again. */
export function useTeamAge(tree: string, query: AgedQuery, readAgain: () => Promise<void>): Freshness {
  const [reading, setReading] = useState<Reading>();
  const own = reading?.tree === tree ? reading : undefined;
  const refresh = async () => {
    setReading({ tree });
    try {
      await query.refetch().unwrap();
      await readAgain();
      setReading((now) => (now?.tree === tree ? undefined : now));
    } catch (error) {
      setReading((now) => (now?.tree === tree ? { tree, error } : now));
    }
  };
  return toFreshness(
    {
      data: query.currentData,
      error: query.error ?? own?.error,
      isFetching: query.isFetching || (own !== undefined && own.error === undefined),
      fulfilledTimeStamp: query.currentData === undefined ? undefined : query.fulfilledTimeStamp,
    },
    () => void refresh(),
  );
}
