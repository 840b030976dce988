import { messageSW, Workbox, type WorkboxLifecycleEvent } from 'workbox-window';
import { dropOwnCaches } from '@portal/portal-core/session/owned/ownCaches';
import { withBasePath } from '@portal/portal-core/browser/place';
import { workerAddress } from '@portal/portal-core/browser/workerAddress';

/** The service worker, as the page uses it. */
export interface PortalWorker {
  /** Checks for a newer release. */
  check: () => void;
  /** Stops listening. */
  close: () => void;
}

/** Wait for the newer worker to take over, in ms. The page comes from the server anyway. */
const patience = 4000;

/** The page's entry script, which identifies its release. */
const getEntry = (page: Document): string => {
  const src = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return URL.canParse(src) ? new URL(src).pathname : '';
};

/** Sends the page's worker which files the page has loaded, because the first visit loads them without a worker. */
function keepLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_LOADED', loaded });
}

/**
 * Registers the service worker (D117, ADR 22) and passes `onOffered` the loader of a waiting release. A page that
 * already has that release lets the worker take over without an offer.
 */
export async function startWorker(onOffered: (load: () => void) => void): Promise<PortalWorker> {
  const worker = new Workbox(workerAddress, { updateViaCache: 'none' });
  const load = () => {
    // Waits for the worker to take over, because an earlier reload would delay it.
    const reload = () => window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    setTimeout(reload, patience);
    worker.messageSkipWaiting();
  };
  const onWaiting = ({ sw }: WorkboxLifecycleEvent) => {
    if (!sw) return;
    void messageSW(sw, { type: 'IS_OWN_PAGE', entry: getEntry(document) }).then((isOwn) =>
      isOwn === true ? worker.messageSkipWaiting() : onOffered(load),
    );
  };
  worker.addEventListener('waiting', onWaiting);
  navigator.serviceWorker.addEventListener('controllerchange', keepLoaded);
  keepLoaded();
  const registered = await worker.register();
  return {
    // It fails without a network, which is expected.
    check: () => void (registered && worker.update().catch(() => undefined)),
    close: () => {
      worker.removeEventListener('waiting', onWaiting);
      navigator.serviceWorker.removeEventListener('controllerchange', keepLoaded);
    },
  };
}

/**
 * Removes the portal's worker and caches if the operator turns offline use off (D117, ADR 22). Workers and caches of
 * other apps on the origin stay.
 */
export async function removeWorker(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistrations();
  const own = registered.filter(({ scope }) => new URL(scope).pathname === withBasePath('/'));
  await Promise.all(own.map((one) => one.unregister()));
  await dropOwnCaches(withBasePath('/'));
}
