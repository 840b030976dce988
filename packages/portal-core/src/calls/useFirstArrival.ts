import { useDeferredValue } from 'react';
import { shallowEqual, useSelector } from 'react-redux';

interface Selected {
  data?: unknown;
  endpointName?: unknown;
  isFetching?: unknown;
}

/** A query's state. That of a mutation has no `currentData`. */
const isQuery = (selected: unknown): selected is Selected =>
  typeof selected === 'object' && selected !== null && 'currentData' in selected;

const isWaiting = (selected: unknown): boolean =>
  isQuery(selected) && selected.data === undefined && selected.isFetching === true;

/** A new query has no name until it is sent, and a screen shows both as waiting. */
export const isShownAlike = (shown: unknown, next: unknown): boolean =>
  shallowEqual(shown, next) ||
  (isWaiting(shown) && isWaiting(next) && isQuery(shown) && shown.endpointName === undefined);

const waiting = {
  data: undefined,
  currentData: undefined,
  isFetching: true,
  isLoading: true,
  isSuccess: false,
};

function useArrival<Value>(selector: (state: never) => Value): Value {
  const selected = useSelector(selector, isShownAlike);
  const isAnswered = isQuery(selected) && selected.data !== undefined;
  const isDrawn = useDeferredValue(isAnswered);
  return isAnswered && !isDrawn ? { ...selected, ...waiting } : selected;
}

/**
 * The selector of RTK Query's hooks, which pass `shallowEqual`. A store renders its news without a pause, so a hook's
 * first answer is kept back for one render, and drawn in slices. Newer answers and errors are never kept back.
 */
export const useFirstArrival: typeof useSelector = Object.assign(useArrival, {
  withTypes: useSelector.withTypes,
});
