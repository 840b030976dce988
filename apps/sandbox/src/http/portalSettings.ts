import { cacheControl } from '@portal/headers';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxFeatures } from './sandboxFeatures';

/** The settings next to the built portal, or none. */
export const readPortalConfig = (dist: string): Promise<string> =>
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
export function servePortalSettings(app: FastifyInstance, dist: string, base: string): void {
  app.get(`${base}config.json`, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', cacheControl('/config.json'))
      .send(withFeatures(await readPortalConfig(dist))),
  );
}
