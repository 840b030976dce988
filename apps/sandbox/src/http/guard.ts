import type { FastifyRequest, RouteOptions } from 'fastify';
import { namesPerAddress, requestsPerMinute } from '../access/limits';
import { toNetwork } from '../access/guessing/devices';
import type { Session } from '../access/sessions';
import { takeTurn } from '../access/guessing/turns';
import type { Operation } from '@portal/contract/bundle';
import { isNode } from '@portal/contract/bundle';
import { tooMany } from '../api/refusal';
import type { Services } from '../contract/services';
import { createAuthenticate } from './authenticate';
import { requireOwnSite } from './crossOrigin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request's token. */
    session: Session | undefined;
  }
}

export interface GuardOptions {
  services: Services;
  /** Origins of portals on other hosts. */
  origins: readonly string[];
  /** Requests a minute by operationId. By default those of access/limits. */
  limits?: Record<string, number> | undefined;
}

const getUsername = ({ body }: FastifyRequest) =>
  isNode(body) && typeof body.username === 'string' ? body.username.toLowerCase().slice(0, 64) : '';

const minute = 60;

/** Creates the checks before each handler: origin, token, impersonation and rate. */
export function createGuard({ services, origins, limits = requestsPerMinute }: GuardOptions) {
  return (operation: Operation): Partial<RouteOptions> => {
    const { operationId } = operation;
    const ownSite = requireOwnSite(operationId, origins);
    const max = limits[operationId];

    const open = createAuthenticate(services, operation);
    const authenticate = async (request: FastifyRequest) => {
      request.session = await open(request.headers);
    };

    const onRequest = ownSite ? [ownSite, authenticate] : [authenticate];
    if (max === undefined) return { onRequest };
    const take = async (what: string, most: number) => {
      const wait = await takeTurn(services.db, what, { max: most, seconds: minute }, services.clock.now());
      if (wait > 0) throw tooMany(wait);
    };
    return {
      // An address that tries many names is limited too.
      onRequest: [
        ...onRequest,
        ({ ip }: FastifyRequest) =>
          take(`${operationId} from ${toNetwork(ip)}, any name`, max * namesPerAddress),
      ],
      // Runs after the body is parsed, because it counts by username, and before any other work.
      preValidation: (request: FastifyRequest) =>
        take(`${operationId} from ${toNetwork(request.ip)} for ${getUsername(request)}`, max),
    };
  };
}
