import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';

export type Member = typeof members.$inferSelect;

/** The member of a username, upper and lower case alike. */
export async function findMember(db: Db, username: string): Promise<Member | undefined> {
  const [found] = await db
    .select()
    .from(members)
    .where(eq(sql`lower(${members.username})`, username.toLowerCase()));
  return found;
}

/** The member of a session. Throws when it is gone, which the database's references rule out. */
export async function getMember(db: Db, id: number): Promise<Member> {
  const [found] = await db.select().from(members).where(eq(members.id, id));
  if (!found) throw new Error(`There is no member ${id}.`);
  return found;
}

export async function countMembers(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(members);
  return row?.total ?? 0;
}
