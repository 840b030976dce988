import { useState } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import type { StartedStore } from '@portal/portal-core/store/startStore';

type Dispatch = (events: StartedStore['events']) => void;

/**
 * Visitor screens open before the store loads, so this dispatches when it is ready. If its chunk fails, nothing is
 * dispatched and the error boundary takes over (D101).
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
