import { and, count, eq, gt } from 'drizzle-orm';
import type { Schema } from '../../api/schema';
import type { Db } from '../../data/database';
import type { packages } from '../../data/schema/catalogue';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';

type Package = typeof packages.$inferSelect;

/** One line on whom a package is for, by name. A package that an operator adds has none. */
const audiences: Readonly<Record<string, string>> = {
  'Starter Bot': 'For a first, small try.',
  'Basic Bot': 'For a small, growing team.',
  'Plus Bot': 'For steady team builders.',
  'Pro Bot': 'For leaders who want faster pairs.',
  'Flex Bot': 'For any amount you choose.',
  'Summit Bot': 'For leaders of large teams.',
  'PAAM Start': 'For a first managed account.',
  'PAAM Growth': 'For adding a little at a time.',
  'PAAM Prime': 'For large managed accounts.',
  'Live Intro': 'For a first live package.',
  'Live Standard': 'For smaller swings.',
  'Live Select': 'For experienced investors only.',
};

/** The plan of ADR 8, in the words of its operator. */
const plan = {
  bot: { pays: 'Referral and matching', risk: 'No fixed return. Without a team it pays nothing.' },
  live: { pays: 'Weekly, up to twice the price', risk: 'You can lose what you invest.' },
} as const;

/** What a package's card says besides its price (D113). */
export const toOffer = ({ name, market, months }: Package, owned: number): Schema<'PackageOffer'> => ({
  ...(audiences[name] !== undefined && { audience: audiences[name] }),
  term_months: months,
  ...plan[market],
  owned,
});

/** The member's active subscriptions, by package. After its end a subscription is no longer active. */
export async function countOwned(
  db: Db,
  market: Package['market'],
  memberId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const table = market === 'bot' ? subscriptions : liveSubscriptions;
  const rows = await db
    .select({ packageId: table.packageId, owned: count() })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.status, 1), gt(table.endDate, now)))
    .groupBy(table.packageId);
  return new Map(rows.map(({ packageId, owned }) => [packageId, owned]));
}
