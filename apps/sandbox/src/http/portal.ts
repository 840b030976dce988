import fastifyStatic from '@fastify/static';
import {
  getBase,
  cacheControl,
  makeNonce,
  neverKept,
  parseOrigins,
  scriptHashes,
  securityHeaders,
  withNonce,
} from '@portal/headers';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { answerNotFound, handleError } from './errorHandler';
import { requestIdHeader } from './logging';
import { sandboxFeatures } from './sandboxFeatures';

/** The settings next to the built portal, or none. */
const readPortalConfig = (dist: string): Promise<string> =>
  readFile(join(dist, 'config.json'), 'utf8').catch(() => '{}');

/** The settings with the sandbox's features, unless they have their own. The page shows any fault in them. */
function withFeatures(text: string): string {
  try {
    const settings: unknown = JSON.parse(text);
    return typeof settings === 'object' && settings !== null && !Array.isArray(settings)
      ? JSON.stringify({ features: sandboxFeatures, ...settings })
      : text;
  } catch {
    return text;
  }
}

/** Serves the portal's settings. */
function servePortalSettings(app: FastifyInstance, dist: string, base: string): void {
  app.get(`${base}config.json`, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', cacheControl('/config.json'))
      .send(withFeatures(await readPortalConfig(dist))),
  );
}

/** A file's path relative to the portal's folder, even if a compressed copy is sent. */
const toPath = (dist: string, file: string) =>
  `/${relative(dist, file)
    .replaceAll('\\', '/')
    .replace(/\.(br|gz)$/, '')}`;

const isOurs = (url: string) =>
  /^\/(api|sandbox|freeze|images|docs|static|health|ready|reports)(\/|\?|$)/.test(url);

/** The base path of the built portal (ADR 27), or the origin's root without a build. */
export const baseOfBuilt = (dist: string): string => {
  const page = join(dist, 'index.html');
  return existsSync(page) ? getBase(readFileSync(page, 'utf8')) : '/';
};

/** The built portal: its files, and its page for every address below `base` that a browser opens (T6, T7). */
export async function servePortal(app: FastifyInstance, dist: string, base: string): Promise<void> {
  const sendPage = (reply: FastifyReply) => sendBuilt(dist, reply);
  if (existsSync(dist))
    await app.register(fastifyStatic, {
      root: dist,
      prefix: base,
      index: false,
      // Only sendPage sends the page, with a fresh nonce. Source maps and the build's manifest are never sent (T28).
      allowedPath: (path) => !/^\/(index\.html|\.vite\/.*)$|\.map$/.test(path),
      // The build has already made the smallest copies (apps/portal/vite/precompressPlugin.ts).
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => {
        response.setHeader('Cache-Control', cacheControl(toPath(dist, file)));
        response.setHeader('Vary', 'accept-encoding');
      },
    });
  servePortalSettings(app, dist, base);
  app.get(base, (_request, reply) => sendPage(reply));
  if (base !== '/')
    for (const above of ['/', base.slice(0, -1)]) app.get(above, (_request, reply) => reply.redirect(base));
  app.setNotFoundHandler(async (request, reply) =>
    wantsPage(request, base) ? sendPage(reply) : answerNotFound(request, reply),
  );
}

/** Answers an address that can't be decoded and so has no route, such as `/user/100%`, with the portal's page. */
export function answerUnreadable(dist: string, base: string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header(requestIdHeader, request.id);
    if (wantsPage(request, base)) void sendBuilt(dist, reply);
    else void handleError(error, request, reply);
  };
}

/** A route of the portal has no file extension. A browser that opens an address with one still gets the portal. */
function wantsPage({ method, url, headers }: FastifyRequest, base: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(base)) return false;
  const isFile = /\.\w+(\?|$)/.test(url);
  return !isOurs(url.slice(base.length - 1)) && (!isFile || (headers.accept?.includes('text/html') ?? false));
}

/** The settings for the headers. */
const parsePortalConfig = (dist: string): Promise<unknown> =>
  readPortalConfig(dist)
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => ({}));

async function sendBuilt(dist: string, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = makeNonce();
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  const scripts = scriptHashes(page ?? '');
  const headers = {
    ...securityHeaders({ nonce, scripts, ...parseOrigins(await parsePortalConfig(dist)) }),
    'Cache-Control': neverKept,
  };
  if (page === undefined)
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .headers(headers)
      .send('The portal is not built yet: run `npm run build -w @portal/app`.');
  return reply.type('text/html; charset=utf-8').headers(headers).send(withNonce(page, nonce));
}
