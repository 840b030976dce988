import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { namesPerAddress, requestsPerMinute } from '../access/limits';
import { findSession, type Session, type TokenKind } from '../access/sessions';
import type { Operation } from '../contract/bundle';
import { isNode } from '../contract/bundle';
import { refused, tooMany, unauthenticated } from '../contract/refusal';
import type { Services } from '../services';
import { payDue } from '../plan/payDue';
import { requireOwnSite } from './crossOrigin';
import { movesMoneyOrSecurity } from './impersonation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request. */
    session: Session | undefined;
  }
}

export interface GuardOptions {
  app: FastifyInstance;
  services: Services;
  /** Origins of portals that live elsewhere. */
  origins: readonly string[];
  /** Requests a minute by operationId; those of access/limits by default. */
  limits?: Record<string, number> | undefined;
}

/** Which tokens an operation takes: the pre-login one opens `login` and `resendOtp` alone (T16). */
const acceptedKinds = ({ operationId, secured }: Operation): TokenKind[] => {
  if (operationId === 'login') return ['pre-login'];
  if (operationId === 'resendOtp') return ['pre-login', 'session'];
  return secured ? ['session', 'impersonation'] : [];
};

const bearer = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{1,512})$/.exec(headers.authorization ?? '')?.[1];

const usernameOf = ({ body }: FastifyRequest) =>
  isNode(body) && typeof body.username === 'string' ? body.username.toLowerCase().slice(0, 64) : '';

const minute = 60_000;
const refusal = (_request: FastifyRequest, { ttl }: { ttl: number }) => tooMany(Math.ceil(ttl / 1000));

/** What stands before every operation: origin, token, impersonation, rate. */
export function createGuard({ app, services, origins, limits = requestsPerMinute }: GuardOptions) {
  return (operation: Operation): Partial<RouteOptions> => {
    const { operationId, secured } = operation;
    const kinds = acceptedKinds(operation);
    const ownSite = requireOwnSite(operationId, origins);
    const max = limits[operationId];

    const authenticate = async (request: FastifyRequest) => {
      const token = kinds.length > 0 ? bearer(request) : undefined;
      if (token !== undefined)
        request.session = await findSession(services.db, token, kinds, services.clock.now());
      if (secured && !request.session) throw unauthenticated();
      if (secured && request.session && request.session.kind !== 'pre-login')
        await payDue(services.db, request.session.memberId, services.clock.now());
      if (request.session?.kind === 'impersonation' && movesMoneyOrSecurity.has(operationId))
        throw refused('This is not allowed while signed in as another user.');
    };

    const onRequest = ownSite ? [ownSite, authenticate] : [authenticate];
    if (max === undefined) return { onRequest, config: { rateLimit: false } };
    // One address that goes through many names meets a limit too.
    const ofAddress = app.createRateLimit({
      max: max * namesPerAddress,
      timeWindow: minute,
      keyGenerator: ({ ip }) => `${operationId} ${ip}, any name`,
    });
    const limitAddress = async (request: FastifyRequest) => {
      const used = await ofAddress(request);
      if (!used.isAllowed && used.isExceeded) throw tooMany(used.ttlInSeconds);
    };
    return {
      onRequest: [...onRequest, limitAddress],
      config: {
        rateLimit: {
          max,
          timeWindow: minute,
          // After the body is parsed, so that the username counts, and before any work is done for it.
          hook: 'preValidation',
          keyGenerator: (request: FastifyRequest) => `${operationId} ${request.ip} ${usernameOf(request)}`,
          errorResponseBuilder: refusal,
        },
      },
    };
  };
}
