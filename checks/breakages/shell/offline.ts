import type { Breakage } from '../breakage';

const worker = 'apps/portal/serviceWorker/serviceWorker.ts';
const list = 'apps/portal/src/shared/lists/useKnownList.ts';
const update = 'apps/portal/src/app/offline/useUpdate.ts';
const keep = 'apps/portal/src/app/offline/keepPortal.ts';

/** Breaks what stands when there is no network (D117, ADR 22). */
export const offlineBreakages: readonly Breakage[] = [
  {
    ...{ promise: 'D117.1', what: 'forgets what a list had before the reload' },
    file: list,
    from: 'isLacking && isSignedIn && name !== undefined ? readKnownList(name) : undefined',
    to: 'undefined',
  },
  {
    ...{ promise: 'D117.1', what: 'has no page without a network' },
    file: worker,
    ...{ from: 'answer ?? (await matchPrecache(page)) ?? network', to: 'answer ?? network' },
  },
  {
    ...{ promise: 'D117.2', what: 'leaves a transfer open' },
    file: 'packages/ui/src/screens/transfer/Transfer/TransferHead.tsx',
    ...{ from: 'disabled={write.offline}', to: 'disabled={false}' },
  },
  {
    ...{ promise: 'D117.3', what: 'marks a list that is of now' },
    file: list,
    ...{ from: 'const isCut = !online || isUnanswered(error);', to: 'const isCut = true;' },
  },
  {
    ...{ promise: 'D117.4', what: 'leaves the lists to the next member' },
    file: 'apps/portal/src/session/dropKnownLists.ts',
    ...{ from: 'writeKey(store, knownListsKey, null);', to: 'void store;' },
  },
  {
    ...{ promise: 'D117.5', what: 'keeps the answers of calls beside the files' },
    file: worker,
    from: '\nclientsClaim();',
    to: `
registerRoute(
  ({ url }) => url.pathname.startsWith('/api'),
  async ({ request }) => {
    const answer = await fetch(request);
    const cache = await caches.open(cacheNames.precache);
    await cache.put(request, answer.clone());
    return answer;
  },
);
clientsClaim();`,
  },
  {
    ...{ promise: 'D117.6', what: 'offers a newer release in the middle of a form' },
    file: update,
    ...{ from: 'return hasUnsaved ? undefined : load;', to: 'return load;' },
  },
  {
    ...{ promise: 'D117.7', what: 'keeps the newest release alone' },
    file: 'apps/portal/serviceWorker/releases.ts',
    ...{ from: 'const most = 3;', to: 'const most = 1;' },
  },
  {
    ...{ promise: 'D117.8', what: 'leaves the worker of an earlier visit' },
    file: keep,
    ...{ from: 'if (!offline) await removeWorker();', to: '' },
  },
  {
    ...{ promise: 'D117.8', what: 'leaves the worker of an earlier visit where the line is poor' },
    file: keep,
    ...{ from: 'if (!hasWorkers())', to: 'if (!hasWorkers() || !bearsMore())' },
  },
  {
    ...{ promise: 'D117.9', what: 'keeps nothing before somebody has signed in' },
    file: 'apps/portal/src/app/routes.tsx',
    ...{ from: '  useKeptPortal();\n', to: '' },
  },
];
