import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { createPasswords, type PasswordCost } from './access/passwords';
import { createStrangers } from './access/strangers';
import { allHandlers } from './areas/allHandlers';
import { bindContract } from './contract';
import { type Bundle, loadBundle } from './contract/bundle';
import type { Handlers } from './contract/operation';
import type { Clock } from './data/clock';
import type { Database } from './data/engine';
import { addApiHeaders } from './http/apiHeaders';
import { readBodies } from './http/bodies';
import { allowOrigins } from './http/crossOrigin';
import { serveDocs } from './http/docs';
import { handleError } from './http/errorHandler';
import { createGuard } from './http/guard';
import { serveImages } from './http/images';
import { loggerOptions, type LogStream } from './http/logging';
import { servePortal } from './http/portal';
import { createMailer, type Transport } from './mail/mailer';
import { operatorPages } from './operator/operatorPages';
import type { Services } from './services';

export interface ServerDeps {
  database: Database;
  clock: Clock;
  /** Empties and seeds the database anew (`POST /sandbox/reset`). Without it the operator cannot. */
  reset?: () => Promise<void>;
  /** Sends mail besides putting it into the outbox. */
  transport?: Transport | undefined;
  /** Portals on other origins; none by default. */
  origins?: readonly string[];
  /** The folder of the built portal. */
  portalDist?: string;
  /** Handlers in place of the sandbox's own (tests). */
  handlers?: Handlers;
  bundle?: Bundle;
  passwordCost?: PasswordCost;
  /** Requests a minute by operationId (tests). */
  limits?: Record<string, number>;
  /** As NODE_ENV=production: no operator pages, and an answer off the contract is only logged. */
  production?: boolean;
  log?: { level: string; stream?: LogStream };
}

/** The sandbox as a server that does not listen yet; several may run in one process. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { database, clock, origins = [], production = false, log = { level: 'warn' } } = deps;
  const app = Fastify({
    logger: loggerOptions(log.level, log.stream),
    bodyLimit: 64 * 1024,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
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
    strangers: createStrangers(),
  };
  app.setErrorHandler(handleError);
  app.decorateRequest('session', undefined);
  addApiHeaders(app);
  allowOrigins(app, origins);
  await readBodies(app);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(rateLimit, { global: false });
  await bindContract(app, {
    bundle: deps.bundle ?? loadBundle(),
    handlers: deps.handlers ?? allHandlers,
    services,
    guard: createGuard({ app, services, origins, limits: deps.limits }),
    strict: !production,
  });
  serveImages(app, services);
  serveDocs(app);
  if (!production) await app.register(operatorPages, { services, reset: deps.reset, prefix: '/sandbox' });
  await servePortal(app, deps.portalDist ?? '');
  return app;
}
