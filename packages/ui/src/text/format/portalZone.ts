let zone = 'UTC';

/** Sets the portal's zone for days, times and filters (D109), once and before the first render. */
export function setPortalZone(name: string): void {
  zone = name;
}

/** An IANA zone name. */
export const portalZone = (): string => zone;
