import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useStartedStore } from './useStartedStore';

// A member's screens load it, so that a sign-out needs no network to show it.
const loadUnanswered = () => import('./Unanswered').then(({ Unanswered }) => Unanswered);

/** What an ended session left unanswered, once the store is loaded. */
export function DeferredUnanswered() {
  const store = useStartedStore();
  const Unanswered = useChunk(loadUnanswered, store !== undefined);
  return store && Unanswered && <Unanswered store={store} />;
}
