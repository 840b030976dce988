import type { FastifyServerOptions } from 'fastify';

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
 * The log: one JSON line for each event. Addresses lose their query, where fetch-password carries a code (D76), and
 * whatever is named like a secret is blacked out (T27).
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
    },
  };
}
