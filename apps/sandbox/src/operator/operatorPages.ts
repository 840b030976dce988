import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../api/refusal';
import { handleError } from '../http/errorHandler';
import type { Services } from '../contract/services';
import { actions } from './actions';
import { backToPage, serveAction } from './action';
import { type DemoMember, demoMembers } from '../seeds/demoMembers';
import type { OperatorKey } from './operatorKey';
import { sendOperatorPage } from './page/sendOperatorPage';
import { readLedger, readOutbox } from './reads';

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Headers that proxies, balancers and tunnels add. No program or page of this machine sends them. */
const forwarding = [
  /^(forwarded|forwarded-for|via|x-real-ip|true-client-ip|client-ip|cdn-loop|x-host|x-scheme|x-url-scheme)$/,
  /^x-(forwarded|original|rewrite|envoy|amzn|arr|azure|appengine|varnish|proxy)(-|$|[a-z])/,
  /^x-(client|cluster-client|remote|originating)-(ip|addr)$/,
  /^(cf|fastly|fly|do-connecting|proxy)-/,
];

/** A proxy that adds no header may still use the older protocol, which neither browsers nor programs use here. */
const cameThroughAProxy = ({ headers, raw }: FastifyRequest) =>
  raw.httpVersion === '1.0' ||
  Object.keys(headers).some((name) => forwarding.some((pattern) => pattern.test(name)));

/**
 * Whether a request comes from this machine's own pages and programs. It checks the client's address, the Host (which
 * exposes a rebound name), the browser's origin headers and traces of a proxy on this machine (T32).
 */
function isLoopback(request: FastifyRequest): boolean {
  const { socket, headers } = request;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  // Our page sends no referrer, so its forms have the origin "null". The browser's Sec-Fetch-Site then decides.
  const ownOrigin = origin === undefined || origin === `http://${host}`;
  const own =
    site === undefined
      ? ownOrigin
      : (site === 'same-origin' && (ownOrigin || origin === 'null')) ||
        (site === 'none' && origin === undefined);
  return (
    own &&
    !cameThroughAProxy(request) &&
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(host)
  );
}

export interface OperatorOptions {
  services: Services;
  reset?: (() => Promise<void>) | undefined;
  /** The key in the address printed at the start. */
  key: OperatorKey;
  /** The portal's base path on this server, with a slash at both ends, for links. */
  base: string;
}

const nothingToReset = () => Promise.reject(new Refusal(422, 'This server can’t seed its data again.'));

/**
 * Serves the outbox, the ledger and the operator's actions, which no member's screen shows. They answer only this
 * machine, and only with the key (T32, T40).
 */
export function operatorPages(
  app: FastifyInstance,
  options: OperatorOptions,
  done: (error?: Error) => void,
): void {
  const { services, key, base, reset = nothingToReset } = options;
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request)) throw new Refusal(403, 'The operator’s pages answer to this machine only.');
    const given = (request.query as { key?: unknown }).key;
    // The redirect removes the key from the address, because a history or a screenshot must not contain it.
    if (request.method === 'GET' && key.isRight(given))
      return reply.header('Set-Cookie', key.cookie).redirect('/sandbox', 303);
    if (!key.isHeldBy(request))
      throw new Refusal(403, 'Open the address printed when the sandbox started. It contains the key.');
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const clientsFault = error instanceof Refusal || 'validation' in error;
    if (!form || !clientsFault || error.statusCode === 403) return handleError(error, request, reply);
    return reply.redirect(backToPage('error', error.message), 303);
  });

  app.get('/', (request, reply) => sendOperatorPage(request, reply, services));
  app.get<{ Querystring: { username?: string } }>('/outbox', ({ query }) =>
    readOutbox(services.db, query.username),
  );
  app.get('/members', () => Promise.resolve(demoMembers.map(asApi)));
  app.get<{ Querystring: { username?: string } }>('/ledger', ({ query }) =>
    readLedger(services.db, query.username),
  );
  for (const action of actions) serveAction(app, action, { services, reset, base });
  done();
}

/** A demo member as JSON, for programs that sign in. */
const asApi = ({ username, password, authType, pin, totpSecret, shows }: DemoMember) => ({
  username,
  password,
  auth_type: authType,
  pin,
  totp_secret: totpSecret,
  shows,
});
