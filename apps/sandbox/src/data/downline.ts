import type { Leg } from './schema/columns';

const digits = 5;

/** A member's own segment of a sponsor path: the id in five base-36 digits (60 million members). */
export const sponsorLink = (id: number): string => id.toString(36).padStart(digits, '0');

/** The ids along a sponsor path, from the root to the member. */
export function sponsorChain(path: string): number[] {
  const links = path.match(new RegExp(`.{${digits}}`, 'g')) ?? [];
  return links.map((link) => Number.parseInt(link, 36));
}

/** Whether the member with `path` is the one with `above` or below it, in either tree (T19). */
export const isBelow = (path: string, above: string): boolean => path.startsWith(above);

/** The leg of `above` that contains `path`, or undefined if it is not below. */
export function toLeg(path: string, above: string): Leg | undefined {
  const turn = path.startsWith(above) ? path.charAt(above.length) : '';
  return turn === 'L' || turn === 'R' ? turn : undefined;
}
