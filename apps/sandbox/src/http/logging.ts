import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { describeError } from './describeError';

/** Where lines of the log go in place of the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

const secrets = [
  'authorization',
  'cookie',
  'otp',
  'mpin',
  'pin',
  'authenticator',
  'password',
  'newpassword',
  'currentpassword',
  'old_password',
  'spassword',
  'spassword_confirmation',
  'trading_pass',
  'investor_password',
  'token',
  'temp_token',
  'code',
];

/**
 * The log: one JSON line for each event. Addresses lose their query, where fetch-password carries a code (D76), whatever
 * is named like a secret is blacked out, and an error leaves the values of its statement behind (T27).
 */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      req: ({ method, url, ip }) => ({ method, url: url.split('?')[0], ip }),
      err: (error: Error) => ({ ...describeError(error) }),
    },
  };
}

export const requestIdHeader = 'X-Request-Id';

/** Each request gets an id of our own making: one that came along could point at somebody else's lines. */
export const makeRequestId = (): string => randomUUID();

/**
 * Every answer carries its request's id, and every line of the log too, so that support finds what a member's screen
 * could not say (T34). What failed, and what was held back, is logged even where requests are not.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header(requestIdHeader, id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const noteworthy = statusCode >= 500 || statusCode === 409 || statusCode === 429;
    const memberId = request.session?.memberId;
    request.log[noteworthy ? 'warn' : 'info'](
      { req: request, status: statusCode, ms: Math.round(elapsedTime), memberId },
      'request',
    );
    done();
  });
}
