import type { Outcome, PortalClient } from '@portal/api';

/** The ETag of each cached answer, by its cache key. */
const etags = new WeakMap<PortalClient, Map<string, string>>();

/** The answer in the cache, if its server can confirm it with a 304. */
export function getKnown(client: PortalClient, key: string, data: unknown) {
  const etag = etags.get(client)?.get(key);
  // Without data the cache was emptied since, as at the end of a session.
  return etag === undefined || data === undefined ? undefined : { etag, data };
}

export function noteEtag(client: PortalClient, key: string, outcome: Outcome<unknown>): void {
  if (outcome.kind !== 'ok') return;
  const byKey = etags.get(client) ?? new Map<string, string>();
  etags.set(client, byKey);
  if (outcome.etag === undefined) byKey.delete(key);
  else byKey.set(key, outcome.etag);
}
