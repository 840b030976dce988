import { sql } from 'drizzle-orm';
import { bigint, index, integer, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { packages } from './catalogue';
import { moment, money, walletKeys } from './columns';
import { ledgerTransactions } from './ledger';
import { members } from './members';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/**
 * Bot subscriptions, status 1 Active, anything else InActive (B §4): 0 ended, 2 cancelled. After its end a bot is
 * inactive whatever its status. plan/payDue.ts updates the status at the member's next request (ADR 8).
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: text().notNull().unique(),
    memberId: memberId(),
    /** The payer, because a member may buy for another. */
    buyerId: memberId(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    price: money().notNull(),
    amountPaid: money().notNull(),
    status: smallint().$type<0 | 1 | 2>().notNull().default(1),
    cancelReason: text(),
    createdAt: moment().notNull(),
    endDate: moment().notNull(),
    /** The moment of the cancellation. */
    endedAt: moment(),
    transactionId: bigint({ mode: 'number' }).references(() => ledgerTransactions.id),
  },
  (table) => [
    index('subscriptions_member').on(table.memberId, table.createdAt, table.id),
    index('subscriptions_buyer').on(table.buyerId, table.createdAt, table.id),
    index('subscriptions_due')
      .on(table.memberId, table.endDate)
      .where(sql`${table.status} = 1`),
  ],
);

/**
 * Live subscriptions, status 0 Expired, 1 Active, 2 Cancelled, 3 Cancellation Requested (B §4). Percentage, end and fee
 * are copied when promised, so an operator's later change affects only later purchases (ADR 8).
 */
export const liveSubscriptions = pgTable(
  'live_subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    buyerId: memberId(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    wallet: text({ enum: walletKeys }).notNull(),
    price: money().notNull(),
    /** Percent a month, paid weekly. */
    roiPercentage: numeric({ precision: 6, scale: 2 }).notNull(),
    paidRoiAmount: money().notNull().default('0'),
    roiLimit: money().notNull(),
    endDate: moment().notNull(),
    /** The next payment or end. Null after the end. */
    dueAt: moment(),
    /** The attached MT5 account of a package with `isMt5`. */
    accountNumber: text(),
    packageAccountNumber: text(),
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(1),
    cancelReason: text(),
    cancelRequestedAt: moment(),
    /** USD. The operator keeps it if the cancellation is completed. */
    cancelFee: money(),
    /** The operator's remarks on the cancellation. */
    remarks: text(),
    createdAt: moment().notNull(),
    /** The moment of the cancellation or expiry. */
    endedAt: moment(),
    transactionId: bigint({ mode: 'number' }).references(() => ledgerTransactions.id),
  },
  (table) => [
    index('live_subscriptions_member').on(table.memberId, table.createdAt, table.id),
    index('live_subscriptions_buyer').on(table.buyerId, table.createdAt, table.id),
    index('live_subscriptions_due')
      .on(table.memberId, table.dueAt)
      .where(sql`${table.dueAt} IS NOT NULL`),
    uniqueIndex('live_subscriptions_account').on(table.accountNumber),
  ],
);
