import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Contents, getDigest, dropOldContents, findKept, storeContents } from './digests';

/* SECURITY T42: a cached file is served only if it is identical to the build's file. */
const base = '/members/';
const part = `${base}static/js/part-a1.js`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** A fake of the parts of CacheStorage that are used. */
function fakeCaches() {
  const all = new Map<string, Map<string, string>>();
  const toPath = (key: string | Request) => (typeof key === 'string' ? key : new URL(key.url).pathname);
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, string>();
    all.set(name, files);
    return Promise.resolve({
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
      keys: () => Promise.resolve([...files.keys()].map((path) => new Request(`https://a.example${path}`))),
      delete: (key: string | Request) => Promise.resolve(files.delete(toPath(key))),
    });
  };
  const match = (path: string, { cacheName }: { cacheName: string }) => {
    const text = all.get(cacheName)?.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  return { open, match, keys: () => Promise.resolve([...all.keys()]) };
}

const put = async (name: string, path: string, text: string) =>
  (await caches.open(name)).put(path, new Response(text));

/** Caches all files of a release and returns its digests. */
async function keep(files: Record<string, string>) {
  const digests: Record<string, string> = {};
  for (const [path, text] of Object.entries(files)) digests[path] = await getDigest(bytes(text));
  const contents: Contents = { page: 'page', digests };
  const release = await getDigest(bytes(JSON.stringify(contents)));
  for (const [path, text] of Object.entries(files)) await put(`portal/members-${release}`, path, text);
  await storeContents(base, release, contents);
  return { release, digests };
}
const find = async (own: Awaited<ReturnType<typeof keep>>, path = part) =>
  (await findKept(base, own, path))?.text();

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

test('a file of this release is found, and one of an earlier release under the name that its page asks for', async () => {
  await keep({ [`${base}static/js/old-b2.js`]: 'old' });
  const own = await keep({ [part]: 'part' });
  expect(await find(own)).toBe('part');
  expect(await find(own, `${base}static/js/old-b2.js`)).toBe('old');
  expect(await find(own, `${base}static/js/none.js`)).toBeUndefined();
});

test('a file of that name in the cache of another app is never answered with', async () => {
  for (const name of ['another-app', 'portal-other', 'portal/members', 'portal/membership-x'])
    await put(name, part, 'planted');
  const own = await keep({ [`${base}static/js/other.js`]: 'other' });
  expect(await find(own)).toBeUndefined();
});

test('a file that was planted into a cache of the portal is passed over', async () => {
  const own = await keep({ [part]: 'part' });
  await put(`portal/members-${own.release}`, part, 'planted');
  expect(await find(own)).toBeUndefined();
  await put(`portal/members-${'e'.repeat(22)}`, part, 'part');
  expect(await find(own)).toBe('part');
});

test('a note about an earlier release that is not what made its name counts for nothing', async () => {
  const earlier = await keep({ [part]: 'part' });
  const own = await keep({});
  expect(await find(own)).toBe('part');
  await put(`portal/members-${earlier.release}`, part, 'planted');
  expect(await find(own)).toBeUndefined();
  const digests = { [part]: await getDigest(bytes('planted')) };
  await storeContents(base, earlier.release, { page: 'page', digests });
  expect(await find(own)).toBeUndefined();
});

test('what is written down goes with its release', async () => {
  const kept = await keep({ [part]: 'part' });
  await storeContents(base, 'gone', { page: '', digests: {} });
  await dropOldContents(base);
  const notes = await (await caches.open('portal/members.digests')).keys();
  expect(notes.map(({ url }) => new URL(url).pathname)).toEqual([`${base}static/js/${kept.release}.json`]);
});
