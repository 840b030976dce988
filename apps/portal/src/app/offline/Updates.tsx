import { UpdateBar } from '@portal/ui/shell';
import { useUpdate } from './useUpdate';

/** Keeps the portal for when there is no network (`offline`), and offers a newer release. It comes once the page is at rest. */
export function Updates({ offline }: { offline: boolean }) {
  return <UpdateBar onUpdated={useUpdate(offline)} />;
}
