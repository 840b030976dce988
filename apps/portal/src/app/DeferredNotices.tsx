import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useStartedStore } from './useStartedStore';

const loadNotices = () => import('./Notices').then(({ Notices }) => Notices);

/** The notices, once the store is loaded. */
export function DeferredNotices() {
  const store = useStartedStore();
  const Notices = useChunk(loadNotices, store !== undefined);
  return store && Notices && <Notices store={store} />;
}
