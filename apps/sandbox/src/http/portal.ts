import fastifyStatic from '@fastify/static';
import { makeNonce, securityHeaders, withNonce } from '@portal/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerNotFound } from './errorHandler';

/** Names that change with their content: Vite puts them here (apps/portal/vite.config.ts). */
const hashed = /\/static\/js\/[^/]+-[\w-]{8,}\.\w+$/;

const isOurs = (url: string) => /^\/(api|sandbox|images|docs|static)(\/|\?|$)/.test(url);

/** The built portal: its files, and its page for every address that a browser goes to (T6, T7). */
export async function servePortal(app: FastifyInstance, dist: string): Promise<void> {
  if (existsSync(dist))
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      // The page goes out with a fresh nonce only; source maps and the build's manifest not at all (T28).
      allowedPath: (path) => !/^\/(index\.html|\.vite\/.*)$|\.map$/.test(path),
      cacheControl: false,
      setHeaders: (response, path) => {
        const forever = hashed.test(path.replaceAll('\\', '/'));
        response.setHeader('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // The one directory that has a page; the others are nobody's business.
  app.get('/', (_request, reply) => sendPage(dist, reply));
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request) ? sendPage(dist, reply) : answerNotFound(request, reply),
  );
}

/** A route of the portal has no file extension; a browser that goes to one with it is still shown the portal. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isFile = /\.\w+(\?|$)/.test(url);
  return !isOurs(url) && (!isFile || (headers.accept?.includes('text/html') ?? false));
}

async function sendPage(dist: string, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = makeNonce();
  const headers = { ...securityHeaders({ nonce }), 'Cache-Control': 'no-store' };
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined)
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .headers(headers)
      .send('The portal is not built yet: run `npm run build -w @portal/app`.');
  return reply.type('text/html; charset=utf-8').headers(headers).send(withNonce(page, nonce));
}
