import { isNode } from '@portal/contract/bundle';
import { randomBytes } from 'node:crypto';
import type { BackEnd, Reply } from './backEnd';
import { toFindings, type Finding } from './finding';
import { describeOutcome, describeReply, getOutcome } from './reading';

/** The names that an answer doesn't allow. By Fetch, * does not include Authorization. */
function listLacking(headers: Headers, header: string, names: readonly string[]): string[] {
  const allowed = new Set((headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase()));
  const isAny = (name: string) => name !== 'authorization' && allowed.has('*');
  return names.filter((name) => !allowed.has(name.toLowerCase()) && !isAny(name));
}

/** The headers that another origin needs. */
function judgeCors(preflight: Reply, own: Reply, origin: string): Finding[] {
  const allowed = [preflight, own].map(({ headers }) => headers.get('access-control-allow-origin'));
  const needed = ['authorization', 'content-type', 'idempotency-key'];
  const lacking = listLacking(preflight.headers, 'access-control-allow-headers', needed);
  const read = ['Retry-After', 'X-Request-Id', 'Idempotency-Key'];
  const hidden = listLacking(own.headers, 'access-control-expose-headers', read);
  const fault =
    preflight.status < 200 || preflight.status > 299
      ? `the preflight is answered ${preflight.status}; browsers want 2xx`
      : allowed.some((one) => one !== origin && one !== '*')
        ? `Access-Control-Allow-Origin is ${allowed.map((one) => one ?? 'missing').join(' and ')}, not ${origin}`
        : lacking.length > 0 && `Access-Control-Allow-Headers lacks ${lacking.join(', ')}`;
  const what = lacking.join() === 'idempotency-key' ? 'No write that must not happen twice' : 'No call';
  return toFindings(`A page of ${origin} may ask (CORS)`, 'It may.', [
    fault !== false && ['lost', `${what} works: ${fault}.`],
    allowed.includes('*') && [
      'hint',
      "Access-Control-Allow-Origin is *: any site may read what a member's browser gets. Name the portal's origin.",
    ],
    hidden.length > 0 && [
      hidden.includes('X-Request-Id') && own.headers.has('x-request-id') ? 'lost' : 'hint',
      `Members don't see how long to wait, the reference for support, or that a second try is safe: Access-Control-Expose-Headers lacks ${hidden.join(', ')}.`,
    ],
    !(Number(preflight.headers.get('access-control-max-age')) >= 600) && [
      'hint',
      `Access-Control-Max-Age is ${preflight.headers.get('access-control-max-age') ?? 'missing'}: browsers send a preflight before nearly every call. Send 7200.`,
    ],
  ]);
}

/** Texts that show the inside of a server (T27). */
const inside = /\bSQLSTATE|Traceback|"(?:trace|stack|exception)"|\b\w+\.php\b|\bApp\\\\|\bat .+:\d+:\d+/;

/** What members see of a refusal. */
export async function judgeRefusal(
  about: string,
  reply: Reply,
  wanted: readonly string[],
  token: string | null,
  method: 'get' | 'post' = token === null ? 'post' : 'get',
): Promise<Finding[]> {
  const outcome = await getOutcome(reply, method, token);
  // Only a real 401 ends the session (D37).
  const isHidden = outcome.kind === 'unauthenticated' && outcome.by === 'body';
  const text = isNode(reply.body) ? JSON.stringify(reply.body) : '';
  const seen = outcome.kind === 'ok' ? 'takes it for a success' : describeOutcome(outcome);
  return toFindings(about, `${reply.status}: the portal ${seen}.`, [
    (!wanted.includes(outcome.kind) || isHidden) && [
      'lost',
      `The portal ${seen}: it is answered ${describeReply(reply)}.`,
    ],
    inside.test(text) && ['hint', `The refusal shows the inside of the server (T27): ${text.slice(0, 80)}`],
  ]);
}

/** Checks the rules for all calls: refusals, caches and other origins. Nothing is changed and no mail is sent. */
export async function judgeSurroundings(
  backEnd: BackEnd,
  token: string,
  origin: string | undefined,
): Promise<Finding[]> {
  const dashboard = '/api/dashboard';
  const stranger = { username: `noone${randomBytes(6).toString('hex')}`, password: 'Wrong-1-password' };
  const [without, invented, nowhere, strange, own] = await Promise.all([
    backEnd.ask(dashboard),
    backEnd.ask(dashboard, { token: 'not-a-token' }),
    backEnd.ask('/api/ticket/999999999/details', { token }),
    backEnd.ask('/api/pre-login', { method: 'post', body: stranger }),
    backEnd.ask(dashboard, { token, ...(origin !== undefined && { headers: { origin } }) }),
  ]);
  const refusals: Parameters<typeof judgeRefusal>[] = [
    ['Without a token the session is over', without, ['unauthenticated'], 'none'],
    ['With an invented token the session is over', invented, ['unauthenticated'], 'none'],
    ['Another member’s ticket is not found (T19)', nowhere, ['refused', 'failed'], token],
    ['A wrong password is refused with a reason', strange, ['refused'], null],
  ];
  const findings = (await Promise.all(refusals.map((one) => judgeRefusal(...one)))).flat();
  if (origin === undefined || `${backEnd.address}/`.startsWith(`${origin}/`)) return findings;
  const preflight = await backEnd.ask(dashboard, {
    method: 'options',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  return [...findings, ...judgeCors(preflight, own, origin)];
}
