import type { FastifyRequest, RouteOptions } from 'fastify';
import { namesPerAddress, requestsPerMinute } from '../access/limits';
import { networkOf } from '../access/guessing/devices';
import { findSession, type Session, type TokenKind } from '../access/sessions';
import { takeTurn } from '../access/guessing/turns';
import type { Operation } from '@portal/contract/bundle';
import { isNode } from '@portal/contract/bundle';
import { refused, tooMany, unauthenticated } from '../wire/refusal';
import type { Services } from '../contract/services';
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

const minute = 60;

/** Makes what each request passes before its handler: origin, token, impersonation, rate. */
export function createGuard({ services, origins, limits = requestsPerMinute }: GuardOptions) {
  return (operation: Operation): Partial<RouteOptions> => {
    const { operationId, secured } = operation;
    const kinds = acceptedKinds(operation);
    const ownSite = requireOwnSite(operationId, origins);
    const max = limits[operationId];

    const authenticate = async (request: FastifyRequest) => {
      const token = kinds.length > 0 ? bearer(request) : undefined;
      const now = services.clock.now();
      const found = token === undefined ? undefined : await findSession(services.db, token, kinds, now);
      request.session = found;
      if (secured && !found) throw unauthenticated();
      if (secured && found?.paymentsDue && found.kind !== 'pre-login')
        await payDue(services.db, found.memberId, now);
      if (request.session?.kind === 'impersonation' && movesMoneyOrSecurity.has(operationId))
        throw refused('This is not allowed while signed in as another user.');
    };

    const onRequest = ownSite ? [ownSite, authenticate] : [authenticate];
    if (max === undefined) return { onRequest };
    const take = async (what: string, most: number) => {
      const wait = await takeTurn(services.db, what, { max: most, seconds: minute }, services.clock.now());
      if (wait > 0) throw tooMany(wait);
    };
    return {
      // An address that goes through many names meets a limit too.
      onRequest: [
        ...onRequest,
        ({ ip }: FastifyRequest) =>
          take(`${operationId} from ${networkOf(ip)}, any name`, max * namesPerAddress),
      ],
      // This one runs after the body is parsed, because it counts by username, and before any work is done.
      preValidation: (request: FastifyRequest) =>
        take(`${operationId} from ${networkOf(request.ip)} for ${usernameOf(request)}`, max),
    };
  };
}
