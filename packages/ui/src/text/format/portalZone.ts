let zone = 'UTC';

/** Sets the zone whose days and times the portal shows and filters by (D109), once and before anything is drawn. */
export function setPortalZone(name: string): void {
  zone = name;
}

/** A name of the IANA's list. */
export const portalZone = (): string => zone;
