import { asc, count, desc, eq, getTableColumns, or } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { packages } from '../../data/schema/catalogue';
import { members } from '../../data/schema/members';
import { mt5Accounts, mt5BalanceLog } from '../../data/schema/mt5';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { type Settings, getSettings, storedSettings } from '../../data/settings';
import { statement } from '../../data/statement';
import { liveCancellationTerms, quotedCancellation } from '../../ledger/cancellationTerms';
import { getSummary } from '../mt5/accountSummary';
import { liveCancelData } from './cancelData';

interface Row {
  row: typeof liveSubscriptions.$inferSelect;
  pack: typeof packages.$inferSelect;
  username: string;
}

/** The reader's own accounts, with their payments in and out. */
interface Trading {
  accounts: readonly Omit<typeof mt5Accounts.$inferSelect, 'mainPass' | 'investorPass'>[];
  payments: readonly (typeof mt5BalanceLog.$inferSelect)[];
}

/** A summary of the attached account as of `now`. */
function toAccountSummary(row: Row['row'], { accounts, payments }: Trading, now: Date) {
  const account = accounts.find(({ login }) => login === row.accountNumber);
  if (!account) return null;
  return getSummary(
    account,
    payments.filter(({ login }) => login === account.login),
    row.endedAt,
    now,
  );
}

/**
 * A subscription as `readerId` sees it at `now`. Only its owner sees the earnings and the trading account. Only an
 * owner who paid sees the proceeds of a cancellation, because they return to the payer (D137).
 */
const toApi =
  (readerId: number, now: Date, { cancel_live, cancel_fee_percent }: Settings, trading: Trading) =>
  ({ row, pack, username }: Row): Schema<'LiveSubscription'> => {
    const isOwn = row.memberId === readerId;
    const status = row.status === 1 && row.endDate <= now ? 0 : row.status;
    return {
      id: row.id,
      is_own: isOwn ? 1 : 0,
      username,
      is_mt5: pack.isMt5,
      is_mt5_account: isOwn && row.accountNumber !== null ? 1 : 0,
      account_number: isOwn ? row.accountNumber : null,
      account_summary: isOwn ? toAccountSummary(row, trading, now) : null,
      package_account_number: row.packageAccountNumber,
      package: pack.name,
      price: row.price,
      paid_roi_amount: isOwn ? row.paidRoiAmount : null,
      roi_limit: isOwn ? row.roiLimit : null,
      created_at: row.createdAt.toISOString(),
      status,
      cancel_quote:
        isOwn && row.buyerId === readerId && status === 1 && cancel_live === 1
          ? quotedCancellation(liveCancellationTerms(row.price, cancel_fee_percent))
          : null,
    };
  };

// Passwords are never part of the answer.
const { mainPass: _main, investorPass: _investor, ...shownColumns } = getTableColumns(mt5Accounts);

const readLives = statement<ListValues>('lives')((db, { memberId, limit, offset }) => {
  const mine = or(eq(liveSubscriptions.memberId, memberId), eq(liveSubscriptions.buyerId, memberId));
  return {
    total: db.select({ total: count() }).from(liveSubscriptions).where(mine),
    rows: db
      .select({ row: liveSubscriptions, pack: packages, username: members.username })
      .from(liveSubscriptions)
      .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
      .innerJoin(members, eq(members.id, liveSubscriptions.memberId))
      .where(mine)
      .orderBy(desc(liveSubscriptions.createdAt), desc(liveSubscriptions.id))
      .limit(limit)
      .offset(offset),
    accounts: db.select(shownColumns).from(mt5Accounts).where(eq(mt5Accounts.memberId, memberId)),
    payments: db
      .select(getTableColumns(mt5BalanceLog))
      .from(mt5BalanceLog)
      .innerJoin(mt5Accounts, eq(mt5Accounts.login, mt5BalanceLog.login))
      .where(eq(mt5Accounts.memberId, memberId))
      .orderBy(asc(mt5BalanceLog.createdAt), asc(mt5BalanceLog.id)),
    settings: storedSettings(db),
  };
});

/** B §2 Live subscription history: the member's own subscriptions and those bought for others, newest first. */
export const listLiveSubscriptions = memberOperation<'listLiveSubscriptions'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const now = clock.now();
    const { page, parts } = await readPage(query, {
      path: '/live-subscriptions',
      filters: {},
      read: ({ limit, offset }) => readLives(db, { memberId, limit, offset }),
      toApi: (row, parts) => toApi(memberId, now, getSettings(parts.settings), parts)(row),
    });
    const cancel_data = liveCancelData(getSettings(parts.settings));
    return { status: true, data: page, currency: 'USD', cancel_data };
  },
);
