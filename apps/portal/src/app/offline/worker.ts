import { messageSW, Workbox, type WorkboxLifecycleEvent } from 'workbox-window';
import { dropOwnCaches } from '../../session/owned/ownCaches';
import { withBasePath } from '../../shared/browser/place';
import { workerAddress } from '../../shared/browser/workerAddress';

/** The service worker as the page knows it. */
export interface PortalWorker {
  /** Asks whether there is a newer release. */
  check: () => void;
  /** Stops listening. */
  close: () => void;
}

/** How long the newer worker may take to take over, in ms. The page is the server's anyway. */
const patience = 4000;

/** The script that the page began with, which tells its release. */
const getEntry = (page: Document): string => {
  const src = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return URL.canParse(src) ? new URL(src).pathname : '';
};

/**
 * Registers the service worker (D117, ADR 22). When a newer release is ready and waits, `onOffered` gets what loads it.
 * Where the page is of that release already, because the network brought it, there is nothing to offer: the worker takes
 * over, and no page notices.
 */
export async function startWorker(onOffered: (load: () => void) => void): Promise<PortalWorker> {
  const worker = new Workbox(workerAddress, { updateViaCache: 'none' });
  const load = () => {
    // A page that left at once would hold the worker up, so it stays until that has taken over.
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
  const registered = await worker.register();
  return {
    // Without a network it fails, which is no news.
    check: () => void (registered && worker.update().catch(() => undefined)),
    close: () => worker.removeEventListener('waiting', onWaiting),
  };
}

/**
 * Removes the worker of an earlier time with all that it kept, where the operator wants none (D117, ADR 22). What else lies on
 * the origin may have workers and caches of its own, which stay.
 */
export async function removeWorker(): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistrations();
  const own = registered.filter(({ scope }) => new URL(scope).pathname === withBasePath('/'));
  await Promise.all(own.map((one) => one.unregister()));
  await dropOwnCaches(withBasePath('/'));
}
