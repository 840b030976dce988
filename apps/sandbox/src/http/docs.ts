import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const bundled = fileURLToPath(import.meta.resolve('@portal/contract/bundle.json'));
const page = bundled.replace(/openapi\.json$/, 'docs.html');

/** The contract as a reference page, when it has been made (`openapi/dist/docs.html`). */
export function serveDocs(app: FastifyInstance): void {
  app.get('/docs', async (_request, reply) => {
    const html = await readFile(page, 'utf8').catch(() => undefined);
    if (html === undefined)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The reference page is not made yet: run `npm run build -w @portal/contract`.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        // The page has no scripts, and names the hash of its only style itself.
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'X-Frame-Options': 'DENY',
      })
      .send(html);
  });
}
