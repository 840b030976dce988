import type { Freshness } from '@portal/ui';
import { useState } from 'react';
import { toFreshness } from '@portal/portal-core/calls/freshness';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

/** The state of the root's query. */
export interface AgedQuery {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => { unwrap: () => Promise<unknown> };
}

interface Reading {
  tree: string;
  /** Undefined while it is loading. */
  error?: unknown;
}

/** The age of a tree is its root's, which is read first. A press refetches the root and all open teams. */
export function useTeamAge(tree: string, query: AgedQuery, readAgain: () => Promise<void>): Freshness {
  const [reading, setReading] = useState<Reading>();
  const own = reading?.tree === tree ? reading : undefined;
  const refresh = async () => {
    setReading({ tree });
    try {
      await refetchIfStarted(query.refetch)?.unwrap();
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
