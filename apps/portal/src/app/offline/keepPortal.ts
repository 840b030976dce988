import { canPrefetch } from '../browser/line';
import { type PortalWorker, removeWorker, startWorker } from './worker';

/** Browsers without workers never cached anything. */
const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Caches the portal for offline use on a good connection, or drops the cache if the operator turns `offline` off (D117,
 * ADR 22). Resolves to the worker, if any, and passes `onOffered` the loader of a newer release.
 */
export async function keepPortal(
  offline: boolean,
  onOffered: (load: () => void) => void,
): Promise<PortalWorker | undefined> {
  if (!hasWorkers()) return undefined;
  // Dropping needs no good connection.
  if (!offline) await removeWorker();
  // A poor connection caches nothing ahead.
  if (!offline || !canPrefetch()) return undefined;
  // Without a worker the portal still works online.
  return startWorker(onOffered).catch(() => undefined);
}
