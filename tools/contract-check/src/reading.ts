import { createPortalClient, type ListLocation, type Outcome, type ReadPath } from '@portal/api';
import type { Reply } from './backEnd';
import { readers } from './readers';

/** What a screen gets from an answer, or the outcome that it shows in place of it. */
export type Seen = { shown: object } | Exclude<Outcome<unknown>, { kind: 'ok' }>;

/** A contract's path and the one that was asked. */
export interface Asked {
  path: string;
  askedPath: string;
}

const toResponse = ({ status, headers, body }: Pick<Reply, 'status' | 'body' | 'headers'>) =>
  new Response([204, 304].includes(status) ? null : body === undefined ? '<html>' : JSON.stringify(body), {
    status,
    headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
  });

/** The outcome that the portal's client makes of an answer. A call before the session has no token. */
export function getOutcome(reply: Reply, method: 'get' | 'post' = 'get', token: string | null = 'token') {
  const fetch = () => Promise.resolve(toResponse(reply));
  const client = createPortalClient({ baseUrl: 'https://api.example/api', getToken: () => token, fetch });
  return method === 'get' ? client.get('/dashboard') : client.post('/pre-login', { body: {} as never });
}

/** Reads answers as the portal does: its client first, then the screen's mappers. Nothing is sent. */
export function createReading(address: string) {
  let reply: Reply;
  const client = createPortalClient({
    baseUrl: `${address}/api`,
    getToken: () => 'token',
    fetch: () => Promise.resolve(toResponse(reply)),
  });
  return async ({ path, askedPath }: Asked, answer: Reply): Promise<Seen> => {
    reply = answer;
    const outcome: Outcome<unknown> = await client.get(
      path as '/dashboard',
      {
        params: { path: { id: '1', account: '1', username: 'a' } },
      } as object,
    );
    if (outcome.kind !== 'ok') return outcome;
    const [, show] = readers[path as keyof typeof readers] as readonly [
      string,
      (body: unknown, at: ListLocation, images: string) => object,
    ];
    return { shown: show(outcome.data, client.getListLocation(askedPath as ReadPath), `${address}/images`) };
  };
}

export type Reading = ReturnType<typeof createReading>;

/** What members see in place of a screen. */
export function describeOutcome(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string {
  if (outcome.kind === 'unauthenticated') return 'signs the member out';
  if (outcome.kind === 'refused' && outcome.message !== '') return `shows “${outcome.message}”`;
  return 'shows that it could not be loaded, with Try again';
}
