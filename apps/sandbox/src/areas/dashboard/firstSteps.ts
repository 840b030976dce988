import { and, eq, isNotNull, type Placeholder } from 'drizzle-orm';
import type { Db } from '../../data/database';
import type { members } from '../../data/schema/members';
import { deposits, manualDeposits } from '../../data/schema/money';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';
import type { Schema } from '../../api/schema';

type Asker = number | Placeholder;

/** A newcomer's first steps, each with its oldest row (D113). */
export const storedFirsts = (db: Db, memberId: Asker) => ({
  found: db
    .select({ at: deposits.foundAt })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), isNotNull(deposits.foundAt)))
    .orderBy(deposits.foundAt)
    .limit(1),
  approved: db
    .select({ at: manualDeposits.actedAt })
    .from(manualDeposits)
    .where(and(eq(manualDeposits.memberId, memberId), eq(manualDeposits.status, 1)))
    .orderBy(manualDeposits.actedAt)
    .limit(1),
  bot: db
    .select({ at: subscriptions.createdAt })
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(subscriptions.createdAt)
    .limit(1),
  live: db
    .select({ at: liveSubscriptions.createdAt })
    .from(liveSubscriptions)
    .where(eq(liveSubscriptions.memberId, memberId))
    .orderBy(liveSubscriptions.createdAt)
    .limit(1),
});

type Firsts = Record<keyof ReturnType<typeof storedFirsts>, readonly { at: Date | null }[]>;

/** Registration normally sets a pin. A member without one still has to set it. */
export const toFirstSteps = (
  member: Pick<typeof members.$inferSelect, 'emailVerifiedAt' | 'pinHash' | 'createdAt'>,
  { found, approved, bot, live }: Firsts,
): Schema<'FirstSteps'> => ({
  email_confirmed_at: member.emailVerifiedAt?.toISOString() ?? null,
  pin_set_at: member.pinHash === null ? null : member.createdAt.toISOString(),
  first_deposit_at: earliest(found, approved),
  first_package_at: earliest(bot, live),
});

function earliest(...lists: (readonly { at: Date | null }[])[]): string | null {
  const times = lists.flatMap((list) => list.flatMap(({ at }) => (at ? [at.getTime()] : [])));
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
