import { UpdateBar } from '@portal/ui/shell';
import { useUpdate } from './useUpdate';

/** Caches the portal for offline use if `offline` is set, and offers newer releases. It loads when the page is idle. */
export function Updates({ offline }: { offline: boolean }) {
  return <UpdateBar onUpdated={useUpdate(offline)} />;
}
