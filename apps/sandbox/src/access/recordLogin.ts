import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../data/database';
import { loginLogs } from '../data/schema/access';
import { members } from '../data/schema/members';
import { describeDevice } from './describeDevice';
import { type Device, deviceKey } from './guessing/devices';

export type LoginRecord = Pick<typeof loginLogs.$inferInsert, 'ip' | 'device' | 'isNew'>;

/**
 * Records a sign-in for the dashboard and the profile's logs. A device is new if earlier sign-ins came from others, so
 * a member's first sign-in never counts.
 */
export async function recordLogin(
  db: Db,
  { memberId, sessionId, from }: { memberId: number; sessionId: number; from: Device },
  now: Date,
): Promise<LoginRecord> {
  const key = deviceKey(memberId, from);
  const [earlier] = await db
    .select({
      all: count(),
      same: sql<number>`count(*) FILTER (WHERE ${loginLogs.deviceKey} = ${key})`.mapWith(Number),
    })
    .from(loginLogs)
    .where(and(eq(loginLogs.memberId, memberId), isNotNull(loginLogs.deviceKey)));
  const isNew = earlier !== undefined && earlier.all > 0 && earlier.same === 0 ? 1 : 0;
  const record: LoginRecord = { ip: from.ip, device: describeDevice(from.agent), isNew };
  await db
    .insert(loginLogs)
    .values({ ...record, memberId, sessionId, deviceKey: key, country: 'Unknown', createdAt: now })
    .prepare('log a sign-in')
    .execute();
  await db
    .update(members)
    .set({ lastLoginAt: now })
    .where(eq(members.id, memberId))
    .prepare('last sign-in')
    .execute();
  return record;
}
