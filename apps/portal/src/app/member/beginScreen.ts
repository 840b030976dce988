import type { ScreenComponent } from '@portal/portal-core/addresses/areaRoute';
import { beginQueries } from '@portal/portal-core/calls/firstQueries';
import type { PortalServices } from '@portal/portal-core/store/services';

/**
 * Begins the queries of a screen's first render, if the page sent their requests for this session with the scripts
 * (firstPaint/begin.js). Without them the screen sends its requests itself.
 */
export async function beginScreen(
  { firstQueries }: ScreenComponent,
  { client, session, startedStore }: Pick<PortalServices, 'client' | 'session' | 'startedStore'>,
): Promise<void> {
  const reads = globalThis.begunReads ?? [];
  const { token } = session();
  const isOwn = reads.length > 0 && reads.every(({ authorization }) => authorization.endsWith(` ${token}`));
  const store = startedStore.here()?.store;
  if (!isOwn || !store || !firstQueries) return;
  await beginQueries(
    client,
    reads.map(({ answer }) => answer),
    () => firstQueries(client).map((query) => store.dispatch(query)),
  );
}
