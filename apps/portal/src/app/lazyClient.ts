import type { Outcome, PortalClient } from '@portal/api';
import type { LazyModule } from '@portal/portal-core/browser/part';
import { translateServerText } from '@portal/ui/text/message/serverMessages';

type AnyCall = (...call: unknown[]) => Promise<Outcome<unknown>>;

/** The outcome of a call whose code did not load: the server has received nothing. */
const notSent: Outcome<never> = { kind: 'failed', reason: 'network', sent: false };

/** An outcome whose known texts are in the member's language. */
function translateOutcome(outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.kind === 'ok')
    return outcome.message === undefined
      ? outcome
      : { ...outcome, message: translateServerText(outcome.message) };
  if (outcome.kind !== 'refused') return outcome;
  const fields = Object.entries(outcome.fields).map(([name, texts]) => [
    name,
    texts.map(translateServerText),
  ]);
  return {
    ...outcome,
    message: translateServerText(outcome.message),
    fields: Object.fromEntries(fields) as Record<string, string[]>,
  };
}

/** A client whose code loads after the first paint, or with the first call (ADR 3). */
export function createLazyClient({ here, load }: LazyModule<PortalClient>): PortalClient {
  const call =
    (name: 'get' | 'post' | 'upload' | 'blob') =>
    async (...given: unknown[]) => {
      const client = here() ?? (await load().catch(() => undefined));
      return client === undefined ? notSent : translateOutcome(await (client[name] as AnyCall)(...given));
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
