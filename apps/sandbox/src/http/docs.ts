import { scriptHashes } from '@portal/headers';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const bundled = fileURLToPath(import.meta.resolve('@portal/contract/bundle.json'));
const page = bundled.replace(/openapi\.json$/, 'docs.html');

/** Serves the contract as Redoc's reference page, if it has been built (`openapi/dist/docs.html`). */
export function serveDocs(app: FastifyInstance): void {
  app.get('/docs', async (_request, reply) => {
    const html = await readFile(page, 'utf8').catch(() => undefined);
    if (html === undefined)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The reference page is not built yet: run `npm run build -w @portal/contract`.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'Content-Security-Policy': docsPolicy(html), 'X-Frame-Options': 'DENY' })
      .send(html);
  });
}

/** Allows only the page's own inline scripts and styles, and no connection. Redoc adds styles as it renders. */
const docsPolicy = (html: string) =>
  [
    "default-src 'none'",
    `script-src ${scriptHashes(html).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
