import type { FastifyInstance } from 'fastify';

/** Every answer of the API belongs to a member, so nobody may cache it, sniff its type or pass its address on. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    if (/^\/(api|sandbox|health|ready|reports)(\/|\?|$)/.test(url))
      void reply.header('Cache-Control', 'no-store');
    done();
  });
}
