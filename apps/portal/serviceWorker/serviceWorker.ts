import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isOwnCache, toCachePrefix } from '../src/session/owned/ownCaches';
import { dropOldReleases } from './releases';

// Keeps the portal's own files and nothing else (D117, ADR 22): no answer of a call, no picture, nothing of a member.

declare const self: ServiceWorkerGlobalScope;

/** The build writes the list where it is named, and it is long. */
const own = kept;

/** How long the network may take for the page before the kept one is shown, in ms. */
const patience = 5000;
const page = own.base;
const isPage = ({ url }: Request) => new URL(url).pathname === page;

/** What the server has below the portal's folder besides its page. Nothing of it is answered by the kept page. */
const notOurs = new RegExp(
  `^${own.base}(api|sandbox|freeze|images|docs|static|health|ready|reports)(/|\\?|$)`,
);

setCacheNameDetails({ prefix: toCachePrefix(own.base), precache: own.release, suffix: '' });

addPlugins([
  {
    requestWillFetch: ({ request }) =>
      // Some hosts tell a page from a file by what is asked for.
      Promise.resolve(isPage(request) ? new Request(request, { headers: { Accept: 'text/html' } }) : request),
    fetchDidSucceed: async ({ request, response }) => {
      // In the middle of a deploy the server may send another release's page, whose files are not kept here.
      if (isPage(request) && !(await response.clone().text()).includes(own.entry))
        throw new Error('The page is of another release');
      return response;
    },
  },
]);
precache(own.files);

/** A file that this portal keeps: another app of the origin may keep anything under that name (T38). */
async function ownFile(request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => isOwnCache(name, own.base));
  const found = await Promise.all(
    names.map((cacheName) => caches.match(request, { cacheName, ignoreVary: true })),
  );
  return found.find((one) => one !== undefined);
}

// A file's name has its content's hash, so it is right whatever release's cache it is found in. That is how a page of
// the last release still finds its parts when the next one has taken over.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${own.base}static/js/`),
  async ({ request, url }) => {
    const known = await ownFile(request);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok && own.onceUsed.includes(url.pathname)) {
      const cache = await caches.open(cacheNames.precache);
      await cache.put(request, answer.clone());
    }
    return answer;
  },
);

/** The server's page, or the kept one where that does not come. */
async function pageFor(request: Request, ahead: Promise<unknown>): Promise<Response> {
  // The browser has asked while this worker was starting, where it can.
  const network = ahead.then((answer) => (answer instanceof Response ? answer : fetch(request)));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([network.catch(() => undefined), late]);
  return answer ?? (await matchPrecache(page)) ?? network;
}

// The page itself is the server's as long as there is one: its policy and its nonce are fresh then. The kept page has
// the headers with which it came, so its nonce is that of its own policy.
registerRoute(
  new NavigationRoute(
    ({ request, event }) => pageFor(request, Promise.resolve((event as FetchEvent).preloadResponse)),
    { denylist: [notOurs] },
  ),
);

// The first release to be kept serves the page that asked for it. A later one waits until a page lets it take over.
clientsClaim();

self.addEventListener('activate', (event) => {
  const { registration } = self;
  // Not every browser has it, whatever its types say.
  const isAsking = 'navigationPreload' in registration && registration.navigationPreload.enable();
  event.waitUntil(Promise.all([dropOldReleases(own.base), isAsking]));
});

self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const { type, entry } = data as { type?: unknown; entry?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'IS_OWN_PAGE') ports[0]?.postMessage(entry === own.entry);
});
