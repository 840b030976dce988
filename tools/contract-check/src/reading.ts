import { createPortalClient, type Outcome } from '@portal/api';
import { isNode } from '@portal/contract/bundle';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import type { Reply } from './backEnd';

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

/** What members see in place of a screen. */
export const describeOutcome = (outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string =>
  outcome.kind === 'unauthenticated' ? 'signs the member out' : `shows “${getMessage(outcome)}”`;

/** `500 an object with message`, `302 without JSON`. */
export const describeReply = ({ status, body }: { status: number; body: unknown }): string =>
  `${status} ${body === undefined ? 'without JSON' : describe(body)}`;

/** `12.5`, `"12,500.50"`, `a list of 3`, `an object with id, name`. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isNode(value)) return `an object with ${Object.keys(value).slice(0, 4).join(', ') || 'no field'}`;
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
