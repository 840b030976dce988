import { eq } from 'drizzle-orm';
import type { Db } from '../data/database';
import { loginLogs } from '../data/schema/access';
import { members } from '../data/schema/members';

/** Records a sign-in for the dashboard and the profile's logs. */
export async function recordLogin(db: Db, memberId: number, ip: string, now: Date): Promise<void> {
  await db
    .insert(loginLogs)
    .values({ memberId, ip, country: 'Unknown', createdAt: now })
    .prepare('log a sign-in')
    .execute();
  await db
    .update(members)
    .set({ lastLoginAt: now })
    .where(eq(members.id, memberId))
    .prepare('last sign-in')
    .execute();
}
