import type { Outcome, PortalClient } from '@portal/api';
import type { LazyModule } from '@portal/portal-core/browser/part';

type AnyCall = (...call: unknown[]) => Promise<unknown>;

/** The outcome of a call whose code did not load: the server has received nothing. */
const notSent: Outcome<never> = { kind: 'failed', reason: 'network', sent: false };

/** A client whose code loads after the first paint, or with the first call (ADR 3). */
export function createLazyClient({ here, load }: LazyModule<PortalClient>): PortalClient {
  const call =
    (name: 'get' | 'post' | 'upload' | 'blob') =>
    async (...given: unknown[]) => {
      const client = here() ?? (await load().catch(() => undefined));
      return client === undefined ? notSent : (client[name] as AnyCall)(...given);
    };
  const client = {
    get: call('get'),
    post: call('post'),
    upload: call('upload'),
    blob: call('blob'),
    getListLocation: (path: string) => ({ path }),
  };
  return client as PortalClient;
}
