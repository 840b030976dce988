import { findMember, getMember, type Member } from '../../access/members';
import type { Db } from '../../data/database';
import { isBelow } from '../../data/downline';

/** Where a tree keeps a member's place. */
export type Tree = 'sponsorPath' | 'binaryPath';

/**
 * The member of a username within the own downline of a tree, or oneself without one; undefined for a name that nobody has
 * and for one outside alike, and at the same cost: one look into the index of names, for the place is in the row (T20).
 */
export async function findInDownline(
  db: Db,
  memberId: number,
  tree: Tree,
  username: string | undefined,
): Promise<Member | undefined> {
  const own = await getMember(db, memberId);
  if (username === undefined) return own;
  const found = await findMember(db, username);
  return found && isBelow(found[tree], own[tree]) ? found : undefined;
}
