import type { PolicyOptions } from './contentPolicy';

/** The settings of a portal (`/config.json`) as far as its headers depend on them. */
interface Addresses {
  api?: unknown;
  images?: unknown;
  report?: { url?: unknown };
}

const parseOrigin = (url: unknown): string | undefined =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;

/** The other origins that a portal of these settings talks to. What is no address is left out: the portal itself says it. */
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
