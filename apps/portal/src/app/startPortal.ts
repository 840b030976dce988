import type { PortalClient, PortalClientOptions } from '@portal/api';
import { addresses } from '@portal/ui/addresses';
import { setBrand } from '@portal/ui/brand';
import { setPortalZone } from '@portal/ui/text/format/portalZone';
import { noteServerTime } from '@portal/ui/text/format/serverClock';
import { chooseLanguage } from '../config/language';
import { dropCredentials } from '@portal/portal-core/session/credentials';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { hasUnansweredLeft } from '@portal/portal-core/session/unansweredLeft';
import { readSession } from '@portal/portal-core/session/storage';
import { fetchAfter } from './browser/firstReads';
import { importChunk } from '@portal/portal-core/browser/chunks';
import { createLazyModule, type LazyModule } from '@portal/portal-core/browser/part';
import { pathHere } from '@portal/portal-core/browser/place';
import type { Reporter } from './browser/reporter';
import type { Env } from '@portal/portal-core/fromApi/env';
import { readAmounts } from './amounts';
import { createLazyClient } from './lazyClient';
import { importStore } from './screens';
import type { PortalServices } from '@portal/portal-core/store/services';
import { noteRemaining } from '@portal/portal-core/calls/remaining';
import type { StartedStore } from '@portal/portal-core/store/startStore';
import { createKeySupport } from '@portal/portal-core/fromApi/keySupport';

/** The transport of calls: the platform's, unless a back end runs in the page (tools/storybook/live). */
type Connection = Pick<PortalClientOptions, 'fetch' | 'upload'>;

interface StartedServices extends PortalServices {
  /** The client's code, to load it before the first call. */
  clientModule: LazyModule<PortalClient>;
}

/** Creates the client and the promise of the store, which loads with the member's area or the first event (ADR 3). */
export function startPortal(env: Env, reporter?: Reporter, connection: Connection = {}): StartedServices {
  setPortalZone(env.zone);
  readAmounts();
  setBrand({ languages: env.languages, onLanguageChange: chooseLanguage });
  const atStart = readSession(tabStore());
  // Other pages don't need a new member's credentials or the timer that drops them (T18).
  if (!pathHere().startsWith(addresses.newUsername)) dropCredentials();
  let started: StartedStore | undefined;
  let arrive: (store: StartedStore) => void;
  const store = new Promise<StartedStore>((resolve) => {
    arrive = resolve;
  });
  const session = () => started?.store.getState().session ?? atStart;
  const keySupport = createKeySupport({
    apiUrl: new URL(env.apiUrl, window.location.href).href,
    vouched: env.idempotency,
  });
  const options: PortalClientOptions = {
    baseUrl: env.apiUrl,
    getToken: () => session().token,
    language: document.documentElement.lang,
    idempotency: env.idempotency !== false,
    onKeyAnswer: keySupport.note,
    onServerTimeReceive: noteServerTime,
    onRemainingReceive: noteRemaining,
    ...connection,
    fetch: fetchAfter(globalThis.begunReads ?? [], connection.fetch),
    ...(reporter && { onFaultReport: reporter.answered }),
  };
  // A call waits for its code no longer than for its answer (D111).
  const clientModule = createLazyModule(() =>
    importChunk(() => import('@portal/api/client'), 20_000).then(({ createPortalClient }) =>
      createPortalClient(options),
    ),
  );
  const client = createLazyClient(clientModule);
  const startedStore = createLazyModule(async () => {
    const { startStore } = await importStore();
    started = startStore({ client, features: env.features }, atStart);
    arrive(started);
    return started;
  });
  // The store shows what the last session left open, also on a visitor's page (D112).
  if (hasUnansweredLeft()) void startedStore.load();
  return { client, clientModule, env, keySupport, session, store, startedStore };
}
