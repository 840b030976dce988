import { useState } from 'react';
import { useServices } from '../shared/store/services';
import type { StartedStore } from '../shared/store/startStore';

type Dispatch = (events: StartedStore['events']) => void;

/**
 * Visitors' screens stand before the store has come, so this dispatches as soon as it is there. When its chunk doesn't
 * come, nothing is dispatched and the error boundary takes over (D101).
 */
export function useDeferredDispatch(): (dispatch: Dispatch) => Promise<void> {
  const { startedStore } = useServices();
  const [, fail] = useState<null>(null);
  return async (dispatch) => {
    try {
      dispatch((await startedStore.load()).events);
    } catch (error) {
      fail(() => {
        throw error;
      });
    }
  };
}
