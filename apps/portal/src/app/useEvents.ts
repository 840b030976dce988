import { useState } from 'react';
import { useServices } from './services';
import type { StartedStore } from './startStore';

type Tell = (events: StartedStore['events']) => void;

/**
 * For visitors' screens, which stand before the store has come: tells it something as soon as it is there. When its
 * chunk doesn't come, `tell` is not called and the error boundary takes over (D101).
 */
export function useEvents(): (tell: Tell) => Promise<void> {
  const { loadStore } = useServices();
  const [, fail] = useState<null>(null);
  return async (tell) => {
    try {
      tell((await loadStore()).events);
    } catch (error) {
      fail(() => {
        throw error;
      });
    }
  };
}
