import { bearsMore } from '../../shared/browser/line';
import { type PortalWorker, removeWorker, startWorker } from './worker';

/** Where the browser has no workers, nothing was ever kept. */
const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Keeps the portal for when there is no network, where the line bears it, or drops what was kept where the operator wants
 * none (`offline` of the settings; D117, ADR 22). Resolves to what keeps it, if anything does. When a newer release waits,
 * `onOffered` gets what loads it.
 */
export async function keepPortal(
  offline: boolean,
  onOffered: (load: () => void) => void,
): Promise<PortalWorker | undefined> {
  if (!hasWorkers()) return undefined;
  // What must go, goes on any line.
  if (!offline) await removeWorker();
  // Nothing is kept ahead where the line does not bear it.
  if (!offline || !bearsMore()) return undefined;
  // Without a worker the portal needs its network, as it did before.
  return startWorker(onOffered).catch(() => undefined);
}
