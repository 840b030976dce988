import type { Leg } from './schema/columns';

const digits = 5;

/** A member's own link of a sponsor path: the id in five base-36 digits (60 million members). */
export const sponsorLink = (id: number): string => id.toString(36).padStart(digits, '0');

/** The ids along a sponsor path, the root first, the member itself last. */
export function sponsorChain(path: string): number[] {
  const links = path.match(new RegExp(`.{${digits}}`, 'g')) ?? [];
  return links.map((link) => Number.parseInt(link, 36));
}

/** Whether a member with `path` stands below (or is) the one with `above`, in either tree (T19). */
export const isBelow = (path: string, above: string): boolean => path.startsWith(above);

/** The leg of `above` in which `path` stands; undefined when it is not below it. */
export function toLeg(path: string, above: string): Leg | undefined {
  const turn = path.startsWith(above) ? path.charAt(above.length) : '';
  return turn === 'L' || turn === 'R' ? turn : undefined;
}
