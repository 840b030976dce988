import { type AnyColumn, sql, type SQL } from 'drizzle-orm';
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
export function legOf(path: string, above: string): Leg | undefined {
  const turn = path.startsWith(above) ? path.charAt(above.length) : '';
  return turn === 'L' || turn === 'R' ? turn : undefined;
}

/**
 * SQL: the path column starts with `above`. The index holds the first 1,000 characters (an index row is limited, a path
 * is not), so those are compared by the index and the rest by the row.
 */
export function below(column: AnyColumn, above: string): SQL {
  const head = sql`left(${column}, 1000)`;
  const first = above.slice(0, 1000);
  // '~' sorts after every character of a path.
  const range = sql`${head} ~>=~ ${first}::text AND ${head} ~<~ ${`${first}~`}::text`;
  return above.length > 1000 ? sql`(${range} AND starts_with(${column}, ${above}))` : sql`(${range})`;
}
