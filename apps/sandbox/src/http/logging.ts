import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';

/** The logged form of an error. */
interface DescribedError {
  type: string;
  message: string;
  stack: string;
  /** The library's or the database's own code. The key is not `code`, which is reserved for secrets. */
  errorCode?: string;
  cause?: DescribedError;
}

/** Messages of the database and its library contain statement values, possibly codes or hashes. */
const withoutValues = (text: string) =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '').replace(/: "[^"]*"/g, ': …');

const deepest = 3;

/** Describes an error and its source without any values or rows (T27). */
function describeError(error: Error, depth = 0): DescribedError {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code !== undefined && { errorCode: code }),
    ...(error.cause instanceof Error && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  };
}

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
