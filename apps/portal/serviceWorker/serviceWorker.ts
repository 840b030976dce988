import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { toCachePrefix } from '../src/session/owned/ownCaches';
import { dropOldContents, findKept, isIntact, storeContents } from './digests';
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

// A file's name has its content's hash, so it is right whatever release's cache it is found in. That is how a page of
// the last release still finds its parts when the next one has taken over. What the server sends is the server's word,
// but only what the build made is kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${own.base}static/js/`),
  async ({ request, url }) => {
    const { digests } = own.contents;
    const known = await findKept(own.base, { release: own.release, digests }, url.pathname);
    if (known) return known;
    const answer = await fetch(request);
    if (own.onceUsed.includes(url.pathname) && (await isIntact(answer, digests[url.pathname]))) {
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

self.addEventListener('install', (event) => {
  event.waitUntil(storeContents(own.base, own.release, own.contents));
});

self.addEventListener('activate', (event) => {
  const { registration } = self;
  // Not every browser has it, whatever its types say.
  const isAsking = 'navigationPreload' in registration && registration.navigationPreload.enable();
  const dropped = dropOldReleases(own.base).then(() => dropOldContents(own.base));
  event.waitUntil(Promise.all([dropped, isAsking]));
});

self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const { type, entry } = data as { type?: unknown; entry?: unknown };
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'IS_OWN_PAGE') ports[0]?.postMessage(entry === own.entry);
});
