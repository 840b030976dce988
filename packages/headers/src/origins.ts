import type { PolicyOptions } from './contentPolicy';

/** The portal's settings (`/config.json`) that its headers depend on. */
interface Addresses {
  api?: unknown;
  images?: unknown;
  report?: { url?: unknown };
}

const parseOrigin = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;

/**
 * The other origins that a portal with these settings calls. Invalid addresses are skipped, because the
 * portal itself reports them.
 */
export function parseOrigins(
  config: unknown,
): Pick<PolicyOptions, 'apiOrigin' | 'imageOrigin' | 'reportOrigin'> {
  const { api, images, report } = Object(config) as Addresses;
  return {
    apiOrigin: parseOrigin(api),
    imageOrigin: parseOrigin(images),
    reportOrigin: parseOrigin(report?.url),
  };
}
