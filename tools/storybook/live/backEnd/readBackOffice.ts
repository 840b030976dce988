import { desc, eq, sql } from 'drizzle-orm';
import { generate } from 'otplib';
import type { Db } from '../../../../apps/sandbox/src/data/database';
import { sessions } from '../../../../apps/sandbox/src/data/schema/access';
import { members } from '../../../../apps/sandbox/src/data/schema/members';
import { totpSetups } from '../../../../apps/sandbox/src/data/schema/security';
import { readOutbox } from '../../../../apps/sandbox/src/operator/reads';
import { readWaiting } from '../../../../apps/sandbox/src/operator/readWaiting';
import { demoMembers } from '../../../../apps/sandbox/src/seeds/demoMembers';
import type { BackOffice } from './asks';

/** Returns the code that an authenticator app shows for this key at a moment. */
export const getAppCode = (secret: string, now: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(now.getTime() / 1000) });

/** Returns the key of the member's app: the one in force, else the one that the portal offered last. */
async function readAppKey(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({
      secret: sql<
        string | null
      >`CASE WHEN ${members.totpEnabled} THEN ${members.totpSecret} ELSE ${totpSetups.secret} END`,
    })
    .from(members)
    .leftJoin(sessions, eq(sessions.memberId, members.id))
    .leftJoin(totpSetups, eq(totpSetups.sessionId, sessions.id))
    .where(eq(members.id, id))
    .orderBy(desc(sql`coalesce(${totpSetups.id}, 0)`))
    .limit(1);
  return row?.secret ?? undefined;
}

/** Reads what a person at the live portal needs besides it. */
export async function readBackOffice(db: Db, now: Date, asked?: string): Promise<BackOffice> {
  const shown = demoMembers.filter(({ username }) => asked === undefined || username === asked);
  const accounts = await Promise.all(
    shown.map(async ({ id, username, password, pin }) => {
      const key = await readAppKey(db, id);
      return { username, password, pin, appCode: key === undefined ? undefined : await getAppCode(key, now) };
    }),
  );
  return { mails: await readOutbox(db, undefined), accounts, waiting: await readWaiting(db) };
}
