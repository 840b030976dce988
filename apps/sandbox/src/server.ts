import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import multipart from '@fastify/multipart';
import { type Bundle, loadBundle } from '@portal/contract/bundle';
import { createPasswords, type PasswordCost } from './access/passwords';
import { makeToken } from './access/sessions';
import { allHandlers } from './areas/allHandlers';
import { bindContract } from './contract/bindContract';
import type { AnyHandler } from './contract/operation';
import type { Clock } from './data/clock';
import type { Database } from './data/engine';
import { readReadiness } from './data/readiness';
import { followClock } from './data/sharedClock';
import { allowOrigins } from './http/crossOrigin';
import { serveDocs } from './http/docs';
import { handleError } from './http/errorHandler';
import { freezePages } from './http/freezePages';
import { createGuard } from './http/guard';
import { serveHealth } from './http/health';
import { serveImages } from './http/images';
import { loggerOptions, logRequests, type LogStream, makeRequestId } from './http/logging';
import { answerUnreadable, baseOfBuilt, servePortal } from './http/portal';
import { serveReports } from './http/reports';
import { createMemberQueue } from './ledger/memberQueue';
import { watchLedger } from './ledger/watch';
import { createMailer, type Transport } from './mail/mailer';
import { createOperatorKey } from './operator/operatorKey';
import { operatorPages } from './operator/operatorPages';
import type { Services } from './contract/services';
import { maxImageBytes } from './images/limits';

/** Images are at most 2 MB (D44). Slightly more is read, so each area can refuse with its screen's text. */
const maxFileBytes = 2 * maxImageBytes;

/** A longer text would be cut silently. The contract's longest text has 5,000 characters of up to 4 bytes. */
const maxTextBytes = 24_000;

/** Reads only JSON without prototype poisoning (T21), and forms with files. */
async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A POST without a payload may still have a content type (logout).
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: true,
    limits: {
      fileSize: maxFileBytes,
      files: 5,
      fields: 20,
      fieldSize: maxTextBytes,
      parts: 25,
      headerPairs: 50,
    },
  });
}

const everywhere = ['0.0.0.0', '::'];

/** The origin of a listening server on this machine. */
function ownOrigin(app: FastifyInstance): string {
  const bound = app.addresses().find((address) => typeof address === 'object');
  if (!bound) return 'http://localhost';
  const { address, family, port } = bound;
  if (everywhere.includes(address)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Every API answer is private to a member. It must not be cached or sniffed, and its address must not be passed on. */
function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    if (/^\/(api|sandbox|health|ready|reports)(\/|\?|$)/.test(url))
      void reply.header('Cache-Control', 'no-store');
    done();
  });
}

export interface ServerDeps {
  database: Database;
  clock: Clock;
  /** Empties and reseeds the database (`POST /sandbox/reset`). Without it the operator has no reset. */
  reset?: () => Promise<void>;
  /** Sends mail in addition to the outbox. */
  transport?: Transport | undefined;
  /** The origin of this server in the links of mails. By default its own address. */
  publicUrl?: string | undefined;
  /** Portals on other origins. By default none. */
  origins?: readonly string[];
  /** The folder of the built portal. */
  portalDist?: string;
  /** Handlers instead of the sandbox's own (tests). */
  handlers?: Readonly<Record<string, AnyHandler>>;
  bundle?: Bundle;
  passwordCost?: PasswordCost;
  /** Requests a minute by operationId (tests). */
  limits?: Record<string, number>;
  /** Like NODE_ENV=production: no operator pages, and an answer that breaks the contract is only logged. */
  production?: boolean;
  /** One in this many answers of an operation is checked against the contract (CHECK_ANSWERS). By default every one. */
  checkEvery?: number;
  /** Serves the operator's pages, to this machine only (SANDBOX_OPERATOR). Not in production. */
  operator?: boolean;
  /** The key for the operator's pages (SANDBOX_OPERATOR_KEY). Without it they stay closed. */
  operatorKey?: string | undefined;
  /** The key of stored hashes (SERVER_KEY). Without it each server makes its own. */
  serverKey?: string;
  /** Trusted proxies for the client's address (TRUSTED_PROXIES). */
  trustedProxies?: readonly string[];
  /** Seconds between two checks of the ledger's invariants. Without it they run only on request. */
  ledgerCheckSeconds?: number;
  log?: { level: string; stream?: LogStream };
}

/** The sandbox as a server that is not listening yet. Several may run in one process. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { database, clock, origins = [], production = false, portalDist = '' } = deps;
  const { log = { level: 'warn' } } = deps;
  const base = baseOfBuilt(portalDist);
  const app = Fastify({
    logger: loggerOptions(log.level, log.stream),
    // http/logging.ts writes its own line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestId,
    trustProxy: deps.trustedProxies?.length ? [...deps.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: answerUnreadable(portalDist, base),
  });
  const services: Services = {
    db: database.db,
    clock,
    mailer: createMailer({
      clock,
      transport: deps.transport,
      onFailure: (error) => app.log.error({ err: error }, 'mail'),
    }),
    passwords: createPasswords(deps.passwordCost),
    serverKey: deps.serverKey ?? makeToken(),
    queue: createMemberQueue(),
    publicUrl: () => deps.publicUrl ?? ownOrigin(app),
  };
  const ledger = watchLedger({
    db: database.db,
    everySeconds: deps.ledgerCheckSeconds ?? 0,
    onFault: (found) => app.log.error({ found }, 'the ledger is out of order'),
    onFailure: (error) => app.log.error({ err: error }, 'the ledger could not be looked at'),
  });
  app.addHook('onClose', () => Promise.resolve(ledger.stop()));
  const isOperated = deps.operator === true && !production;
  if (isOperated) followOperator(app, followClock(database.db, clock));
  app.setErrorHandler(handleError);
  app.decorateRequest('session', undefined);
  logRequests(app);
  addApiHeaders(app);
  allowOrigins(app, origins);
  await readBodies(app);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await bindContract(app, {
    bundle: deps.bundle ?? loadBundle(),
    handlers: deps.handlers ?? allHandlers,
    services,
    guard: createGuard({ services, origins, limits: deps.limits }),
    strict: !production,
    checkEvery: deps.checkEvery ?? 1,
  });
  serveImages(app, services);
  serveDocs(app);
  serveReports(app, services);
  serveHealth(app, { readiness: () => readReadiness(database.db), ledger });
  await app.register(freezePages, { services, prefix: '/freeze' });
  if (isOperated)
    await app.register(operatorPages, {
      ...{ services, reset: deps.reset, base, prefix: '/sandbox' },
      key: createOperatorKey(deps.operatorKey ?? makeToken()),
    });
  await servePortal(app, portalDist, base);
  return app;
}

/** If an operator can move the clock, each call that depends on it synchronizes first. */
function followOperator(app: FastifyInstance, follow: () => Promise<void>): void {
  app.addHook('onRequest', async ({ url }) => {
    if (/^\/(api|freeze|reports|sandbox)(\/|\?|$)/.test(url)) await follow();
  });
}
