import { isNode } from '@portal/contract/bundle';
import type { BackEnd, Reply } from './backEnd';
import { type Finding, judged } from './finding';

const listed = (value: string | null) => (value ?? '').split(',').map((one) => one.trim().toLowerCase());

/** The preflight headers that another origin needs. */
function preflightFaults({ status, headers }: Reply, origin: string): (string | false)[] {
  const allowed = headers.get('access-control-allow-origin');
  const names = listed(headers.get('access-control-allow-headers'));
  const lacking = ['authorization', 'content-type', 'idempotency-key'].filter(
    (name) => !names.includes(name),
  );
  return [
    (status < 200 || status > 299) && `The preflight is answered ${status}; browsers want 2xx.`,
    allowed !== origin &&
      (allowed === '*'
        ? 'Access-Control-Allow-Origin is *: any site may read what a member’s browser is given. Name the portal’s origin.'
        : `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, not ${origin}.`),
    lacking.length > 0 && `Access-Control-Allow-Headers lacks ${lacking.join(', ')}.`,
  ];
}

/** A refusal must be JSON with a message, and must not expose server internals. */
const refusalFaults = ({ body }: Reply) => [
  !isNode(body) && 'The refusal is no JSON.',
  isNode(body) &&
    /\b(stack|at .+:\d+:\d+|SQLSTATE|Traceback)\b/.test(JSON.stringify(body)) &&
    'The refusal tells of the inside of the server (T27).',
];

/** Checks the rules for all calls: allowed origins, authentication and refusals. */
export async function judgeSurroundings(
  backEnd: BackEnd,
  token: string,
  origin: string | undefined,
): Promise<Finding[]> {
  const [without, invented, nowhere, own] = await Promise.all([
    backEnd.ask('/api/dashboard'),
    backEnd.ask('/api/dashboard', { token: 'not-a-token' }),
    backEnd.ask('/api/ticket/999999999/details', { token }),
    backEnd.ask('/api/dashboard', { token, ...(origin !== undefined && { headers: { origin } }) }),
  ]);
  const findings = [
    judged('Without a token nothing is read', [
      without.status !== 401 && `GET /dashboard answers ${without.status}, not 401.`,
      ...refusalFaults(without),
    ]),
    judged('An invented token reads nothing', [
      invented.status !== 401 && `GET /dashboard answers ${invented.status}, not 401.`,
    ]),
    judged('What is not the member’s is not there (T19)', [
      nowhere.status !== 404 && `GET /ticket/999999999/details answers ${nowhere.status}, not 404.`,
      ...refusalFaults(nowhere),
    ]),
    judged('A member’s answers are kept by nobody', [
      !/no-store|private/.test(own.headers.get('cache-control') ?? '') &&
        'Cache-Control says neither no-store nor private.',
    ]),
  ];
  if (origin === undefined) return findings;
  const preflight = await backEnd.ask('/api/dashboard', {
    method: 'options',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
  return [
    ...findings,
    judged(`A page of ${origin} may ask (CORS)`, [
      ...preflightFaults(preflight, origin),
      own.headers.get('access-control-allow-origin') !== origin &&
        `The answer itself does not allow ${origin}.`,
      !listed(own.headers.get('access-control-expose-headers')).includes('idempotency-key') &&
        'Access-Control-Expose-Headers lacks Idempotency-Key, so the portal can’t see that keys are known (D118).',
    ]),
  ];
}
