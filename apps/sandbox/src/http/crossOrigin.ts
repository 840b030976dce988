import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { refused } from '../api/refusal';
import { requestIdHeader } from './logging';

/** GETs with an effect (D55, T8). */
const effectfulGets = new Set([
  'markNotificationsSeen',
  'closeNotificationPopup',
  'markNewsRead',
  'syncBalance',
  'reopenTicket',
  'fetchMt5Password',
]);

const isOwn = (site: unknown) => site === undefined || site === 'same-origin' || site === 'none';

/** Refuses another site's effectful GET, except from an allowed portal (T8). */
export function requireOwnSite(operationId: string, origins: readonly string[]) {
  if (!effectfulGets.has(operationId)) return undefined;
  return ({ headers }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const allowed =
      isOwn(headers['sec-fetch-site']) || (headers.origin !== undefined && origins.includes(headers.origin));
    done(allowed ? undefined : refused('Another site can’t send this request.'));
  };
}

/** The routes for portals of another origin: the API, and its fault reports (T34). */
const isShared = (url: string) => url.startsWith('/api/') || url === '/reports';

/** CORS only for the configured origins (T8). There are no cookies, so no credentials. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    if (!isShared(url)) return;
    void reply.header('Vary', 'Origin');
    if (headers.origin === undefined || !origins.includes(headers.origin)) return;
    void reply.header('Access-Control-Allow-Origin', headers.origin);
    void reply.header(
      'Access-Control-Expose-Headers',
      `Date, Retry-After, ${requestIdHeader}, Idempotency-Key`,
    );
    if (method !== 'OPTIONS') return;
    await reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'GET, POST')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
      .header('Access-Control-Max-Age', '600')
      .send();
  });
}
