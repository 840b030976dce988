import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { describeError } from './describeError';

/** The destination of log lines instead of the standard output. */
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
 * The log has one JSON line for each event. Addresses lose their query, because fetch-password sends a code there
 * (D76). Fields named like secrets are redacted, and errors lose their statement's values (T27).
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

/** The server generates request ids, because a client's id could refer to another request's lines. */
export const makeRequestId = (): string => randomUUID();

/**
 * Every answer and log line has its request's id, so support can find details that the screen can't show (T34).
 * Failures and withheld answers are logged even where requests are not.
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
