import { findMember, getMember, type Member } from '../../access/members';
import type { Db } from '../../data/database';
import { isBelow } from '../../data/downline';

/** The column with a member's position in a tree. */
export type Tree = 'sponsorPath' | 'binaryPath';

/**
 * The member with this username in the own downline, or oneself without one. Unknown names and outsiders both return
 * undefined at the same cost: one index lookup, because the row has the position (T20).
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
