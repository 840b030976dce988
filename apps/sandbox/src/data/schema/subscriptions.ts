import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { packages } from './catalogue';
import { moment, money, walletKeys } from './columns';
import { ledgerTransactions } from './ledger';
import { members } from './members';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);

/** Bot subscriptions; status 1 Active, anything else InActive (B §4). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: text().notNull().unique(),
    memberId: memberId(),
    /** Who paid: another member may buy for this one. */
    buyerId: memberId(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    price: money().notNull(),
    amountPaid: money().notNull(),
    status: smallint().notNull().default(1),
    cancelReason: text(),
    createdAt: moment().notNull(),
    endDate: moment().notNull(),
    transactionId: bigint({ mode: 'number' }).references(() => ledgerTransactions.id),
  },
  (table) => [
    index('subscriptions_member').on(table.memberId, table.id),
    index('subscriptions_buyer').on(table.buyerId, table.id),
  ],
);

/** Live subscriptions; status 0 Expired, 1 Active, 2 Cancelled, 3 Cancellation Requested (B §4). */
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
    paidRoiAmount: money().notNull().default('0'),
    roiLimit: money().notNull(),
    accountNumber: text(),
    packageAccountNumber: text(),
    status: smallint().notNull().default(1),
    cancelReason: text(),
    cancelRequestedAt: moment(),
    createdAt: moment().notNull(),
    transactionId: bigint({ mode: 'number' }).references(() => ledgerTransactions.id),
  },
  (table) => [
    index('live_subscriptions_member').on(table.memberId, table.id),
    index('live_subscriptions_buyer').on(table.buyerId, table.id),
  ],
);
