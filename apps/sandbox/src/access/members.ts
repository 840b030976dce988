import { eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { members, memberTotals } from '../data/schema/members';

export type Member = typeof members.$inferSelect;

/** Selects a member by a name in lower case, because usernames are case-insensitive. */
export const findByName = (db: Db, username: string | Placeholder) =>
  db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.username})`, username));

export async function findMember(db: Db, username: string): Promise<Member | undefined> {
  const [found] = await findByName(db, username.toLowerCase()).prepare('member by name').execute();
  return found;
}

/** Reads the member of a session. Throws if it doesn't exist, which foreign keys rule out. */
export async function getMember(db: Db, id: number): Promise<Member> {
  const [found] = await db.select().from(members).where(eq(members.id, id)).prepare('member').execute();
  if (!found) throw new Error(`There is no member ${id}.`);
  return found;
}

/** The number of members, from the team totals of members without a sponsor. */
export const memberCount = (db: Db) =>
  db
    .select({ total: sql<number>`coalesce(sum(coalesce(${memberTotals.teamCount}, 0) + 1), 0)::int` })
    .from(members)
    .leftJoin(memberTotals, eq(memberTotals.memberId, members.id))
    .where(isNull(members.sponsorId));

export async function countMembers(db: Db): Promise<number> {
  const [row] = await memberCount(db);
  return row?.total ?? 0;
}
