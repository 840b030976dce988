import { UpdateBar } from '@portal/ui/shell';
import { useUpdate } from './useUpdate';

/** Keeps the portal for when there is no network, and offers a newer release. It comes once the page is at rest. */
export function Updates() {
  return <UpdateBar onUpdated={useUpdate()} />;
}
