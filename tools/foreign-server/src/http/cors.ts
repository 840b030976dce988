import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../switches';

const exposed = 'Retry-After, X-Request-Id, Idempotency-Key';

/** Answers another origin as Laravel's CORS middleware does. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, on: Settings): void {
  const { origin } = headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', on.anyOrigin ? '*' : origin);
  if (!on.noExposedHeaders) response.setHeader('Access-Control-Expose-Headers', exposed);
  const asked = headers['access-control-request-headers'];
  if (asked === undefined) return;
  const allowed = asked.split(',').filter((name) => !on.noKeyHeader || name.trim() !== 'idempotency-key');
  response.setHeader('Access-Control-Allow-Headers', allowed.join(','));
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
}
