import type { ScreenComponent } from '@portal/portal-core/addresses/areaRoute';
import { amara, signedInStore } from '@portal/portal-core/calls/signedInStore.fixtures';
import { noSession } from '@portal/portal-core/session/session';
import type { StartedStore } from '@portal/portal-core/store/startStore';
import { afterEach, expect, test, vi } from 'vitest';
import { beginScreen } from './beginScreen';
import { memberScreens } from './memberScreens';

// It reads the document.
vi.mock('@portal/portal-core/browser/contentPolicy', () => ({ nonce: undefined }));

afterEach(() => vi.unstubAllGlobals());

/** The requests of a screen's first queries, on a page that sent requests for `token`. */
async function begin(screen: ScreenComponent, token: string = amara.token): Promise<string[]> {
  const requests: string[] = [];
  const { client, store } = signedInStore(({ url }) => {
    requests.push(url.replace(/^.*\/api(?=\/)/, ''));
    return Response.json({ status: true, data: [] });
  });
  vi.stubGlobal('begunReads', [
    { authorization: `Bearer ${token}`, answer: Promise.resolve(new Response()) },
  ]);
  const started = { store } as unknown as StartedStore;
  await beginScreen(screen, {
    client,
    session: () => ({ ...noSession, ...amara }),
    startedStore: { here: () => started, load: () => Promise.resolve(started) },
  });
  return requests;
}

const screens = memberScreens.filter(({ firstReads }) => firstReads !== undefined);

test.each(screens)('the first queries of $title request its first reads', async ({ load, firstReads }) => {
  const requests = await begin(await load());
  await vi.waitFor(() => expect([...requests].sort()).toEqual([...(firstReads ?? [])].sort()));
});

test('only a screen with first reads has first queries', async () => {
  expect(screens.length).toBeGreaterThan(20);
  const others = memberScreens.filter((route) => !screens.includes(route));
  for (const { load, title } of others) expect((await load()).firstQueries, title).toBeUndefined();
});

test('nothing begins for requests of another session (T26)', async () => {
  for (const { load } of screens) expect(await begin(await load(), 'another')).toEqual([]);
});
