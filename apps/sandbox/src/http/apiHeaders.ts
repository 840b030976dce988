import type { FastifyInstance } from 'fastify';

/** What every answer of the API carries: it is a member's, so nobody keeps it, sniffs it or passes its address on. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    if (url.startsWith('/api/') || url.startsWith('/sandbox')) void reply.header('Cache-Control', 'no-store');
  });
}
