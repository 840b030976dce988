import type { FastifyInstance } from 'fastify';

/** Every API answer is private to a member. It must not be cached or sniffed, and its address must not be passed on. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    void reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    if (/^\/(api|sandbox|health|ready|reports)(\/|\?|$)/.test(url))
      void reply.header('Cache-Control', 'no-store');
    done();
  });
}
