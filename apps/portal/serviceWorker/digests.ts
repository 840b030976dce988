import { selectReleases, toCacheName, toDigestsName } from '@portal/portal-core/session/owned/ownCaches';

/** Digests of a release's files by path: the first 128 bits of SHA-256, as base64url. */
export type Digests = Readonly<Record<string, string>>;

/** The contents of a release. Its name is the digest of this as JSON. */
export interface Contents {
  /** A hash of the page. */
  page: string;
  digests: Digests;
}

export async function getDigest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  const text = btoa(String.fromCharCode(...hash));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether a response has the body of its release's build. */
export const isIntact = async (response: Response, digest: string | undefined): Promise<boolean> =>
  digest !== undefined && (await getDigest(await response.clone().arrayBuffer())) === digest;

const parseAddress = (base: string, release: string) => `${base}static/js/${release}.json`;

/** Stores the contents of a release for later workers. */
export async function storeContents(base: string, release: string, contents: Contents): Promise<void> {
  const cache = await caches.open(toDigestsName(base));
  await cache.put(parseAddress(base, release), new Response(JSON.stringify(contents)));
}

/** Returns the contents of an earlier release. Undefined if the stored contents don't match the release's name. */
async function getContents(base: string, release: string): Promise<Digests> {
  const note = await caches.match(parseAddress(base, release), { cacheName: toDigestsName(base) });
  const text = (await note?.text()) ?? '';
  if ((await getDigest(new TextEncoder().encode(text))) !== release) return {};
  return (JSON.parse(text) as Contents).digests;
}

/** Drops the stored contents of releases that are no longer cached. */
export async function dropOldContents(base: string): Promise<void> {
  const releases = selectReleases(await caches.keys(), base);
  const wanted = new Set(releases.map((release) => parseAddress(base, release)));
  const cache = await caches.open(toDigestsName(base));
  const gone = (await cache.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

/**
 * Finds a file of any cached release that is byte for byte the build's file (T42). Other apps of the origin can write
 * into any cache.
 */
export async function findKept(
  base: string,
  own: { release: string; digests: Digests },
  path: string,
): Promise<Response | undefined> {
  const earlier = selectReleases(await caches.keys(), base).filter((release) => release !== own.release);
  const releases = [own.release, ...earlier.reverse()];
  for (const release of releases) {
    const digests = release === own.release ? own.digests : await getContents(base, release);
    if (digests[path] === undefined) continue;
    for (const idempotencyKeys of releases) {
      const found = await matchIn(base, idempotencyKeys, path);
      if (found && (await isIntact(found, digests[path]))) return found;
    }
  }
  return undefined;
}

const matchIn = (base: string, release: string, path: string) =>
  caches.match(path, { cacheName: toCacheName(base, release), ignoreVary: true });
