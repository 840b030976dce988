import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { toCachePrefix } from '@portal/portal-core/session/owned/ownCaches';
import { dropOldContents, findKept, isIntact, storeContents } from './digests';
import { dropOldReleases } from './releases';

// Caches only the portal's own files (D117, ADR 22). API answers, images and member data are never cached.

declare const self: ServiceWorkerGlobalScope;

/** The build replaces this name with a long list, so it may occur only once. */
const own = kept;

/** Wait for the server's page before the cached one is shown, in ms. */
const patience = 5000;
const page = own.base;
const isPage = ({ url }: Request) => new URL(url).pathname === page;

/** Other content of the server below the portal's folder. The cached page never answers for it. */
const notOurs = new RegExp(
  `^${own.base}(api|sandbox|freeze|images|docs|static|health|ready|reports)(/|\\?|$)`,
);

setCacheNameDetails({ prefix: toCachePrefix(own.base), precache: own.release, suffix: '' });

addPlugins([
  {
    requestWillFetch: ({ request }) =>
      // Some hosts tell a page from a file by the Accept header.
      Promise.resolve(isPage(request) ? new Request(request, { headers: { Accept: 'text/html' } }) : request),
    fetchDidSucceed: async ({ request, response }) => {
      // During a deploy the server may send another release's page, whose files are not cached here.
      if (isPage(request) && !(await response.clone().text()).includes(own.entry))
        throw new Error('The page is of another release');
      return response;
    },
  },
]);
precache(own.files);

/** A cached file, or the server's answer. Files that few members need are cached now. */
async function fetchFile(path: string, request: Request): Promise<Response> {
  const { digests } = own.contents;
  const known = await findKept(own.base, { release: own.release, digests }, path);
  if (known) return known;
  const answer = await fetch(request);
  if (own.onceUsed.includes(path) && (await isIntact(answer, digests[path]))) {
    const cache = await caches.open(cacheNames.precache);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// File names have content hashes, so any release's cache can answer and an old page still finds its lazy modules.
// Server answers are passed through, but only files of the build are cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${own.base}static/js/`),
  ({ request, url }) => fetchFile(url.pathname, request),
);

/** Caches the files that the page loaded before it had this worker and that few members need. */
const keepLoaded = (loaded: readonly unknown[]) =>
  Promise.all(
    own.onceUsed.filter((path) => loaded.includes(path)).map((path) => fetchFile(path, new Request(path))),
  );

/** The server's whole page, which may not stall in the middle. A redirect has no body, and the browser follows it. */
async function fetchPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status === 0) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await answer.blob(), { status, statusText, headers });
}

/** The server's page, or the cached one if the server does not answer or fails (D156). */
async function pageFor(request: Request): Promise<Response> {
  const network = fetchPage(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([network.catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await matchPrecache(page)) ?? network;
}

// Prefers the server's page, because its policy and nonce are fresh. The cached page keeps its own headers, so its
// nonce matches its policy.
registerRoute(new NavigationRoute(({ request }) => pageFor(request), { denylist: [notOurs] }));

// The first worker serves the page that registered it. A later one waits until a page lets it take over.
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(storeContents(own.base, own.release, own.contents));
});

self.addEventListener('activate', (event) => {
  // Offline, Firefox cancels a navigation whose preload fails, whatever the worker answers. Earlier releases enabled it.
  const noPreload = self.registration.navigationPreload.disable();
  const dropped = dropOldReleases(own.base).then(() => dropOldContents(own.base));
  event.waitUntil(Promise.all([dropped, noPreload]));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, entry, loaded } = event.data as { type?: unknown; entry?: unknown; loaded?: unknown };
  // Without a connection, the next visit tries again.
  if (type === 'KEEP_LOADED' && Array.isArray(loaded))
    event.waitUntil(keepLoaded(loaded).catch(() => undefined));
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'IS_OWN_PAGE') event.ports[0]?.postMessage(entry === own.entry);
});
