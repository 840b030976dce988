import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from '../api/refusal';
import { handleError } from '../http/errorHandler';
import type { Services } from '../contract/services';
import { actions } from './actions';
import { backToPage, serveAction } from './action';
import { type DemoMember, demoMembers } from '../seeds/demoMembers';
import { isLoopback } from './loopback';
import type { OperatorKey } from './operatorKey';
import { sendOperatorPage } from './page/sendOperatorPage';
import { readLedger, readOutbox } from './reads';

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
