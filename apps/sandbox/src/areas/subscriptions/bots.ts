import { count, desc, eq, or } from 'drizzle-orm';
import type { Member } from '../../access/members';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { countries, packages } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { subscriptions } from '../../data/schema/subscriptions';
import { type Settings, getSettings, storedSettings } from '../../data/settings';
import { statement } from '../../data/statement';
import { botCancellationTerms, quotedCancellation } from '../../ledger/cancellationTerms';
import { botCancelData } from './cancelData';

interface Row {
  row: typeof subscriptions.$inferSelect;
  pack: string;
  owner: Pick<Member, 'id' | 'username' | 'name'>;
  country: string | null;
}

/** A bot as `readerId` sees it at `now`. Another member's location is private to that member. */
const toApi =
  (readerId: number, now: Date, { cancel_bot }: Settings) =>
  ({ row, pack, owner, country }: Row): Schema<'BotSubscription'> => {
    const isOwn = owner.id === readerId;
    const status = row.status === 1 && row.endDate <= now ? 0 : row.status;
    return {
      id: row.id,
      is_own: isOwn ? 1 : 0,
      username: owner.username,
      invoice_id: row.invoiceId,
      package: pack,
      price: row.price,
      created_at: row.createdAt.toISOString(),
      end_date: row.endDate.toISOString(),
      status,
      name: owner.name,
      country: isOwn ? country : null,
      amount_paid: row.amountPaid,
      cancel_quote:
        isOwn && status === 1 && cancel_bot === 1
          ? quotedCancellation(botCancellationTerms(row.price))
          : null,
    };
  };

const owner = { id: members.id, username: members.username, name: members.name };

const readBots = statement<ListValues>('bots')((db, { memberId, limit, offset }) => {
  const mine = or(eq(subscriptions.memberId, memberId), eq(subscriptions.buyerId, memberId));
  return {
    total: db.select({ total: count() }).from(subscriptions).where(mine),
    rows: db
      .select({ row: subscriptions, pack: packages.name, owner, country: countries.name })
      .from(subscriptions)
      .innerJoin(packages, eq(packages.id, subscriptions.packageId))
      .innerJoin(members, eq(members.id, subscriptions.memberId))
      .leftJoin(countries, eq(countries.id, members.countryId))
      .where(mine)
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
      .limit(limit)
      .offset(offset),
    settings: storedSettings(db),
  };
});

/** B §2 Bot subscription history: the member's own bots and those bought for others, newest first. */
export const listSubscriptions = memberOperation<'listSubscriptions'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const now = clock.now();
    const { page, parts } = await readPage(query, {
      path: '/subscriptions',
      filters: {},
      read: ({ limit, offset }) => readBots(db, { memberId, limit, offset }),
      toApi: (row, { settings }) => toApi(memberId, now, getSettings(settings))(row),
    });
    return { status: true, data: page, cancel_data: botCancelData(getSettings(parts.settings)) };
  },
);
