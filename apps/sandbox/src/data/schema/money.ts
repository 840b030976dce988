import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { paymentMethods } from './catalogue';
import { moment, money, walletKeys } from './columns';
import { ledgerTransactions } from './ledger';
import { members } from './members';

const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id);
const rate = () => numeric({ precision: 12, scale: 4 });
const transactionId = () => bigint({ mode: 'number' }).references(() => ledgerTransactions.id);

/** A member's personal address for a payment method, created at the first request. */
export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    memberId: memberId(),
    methodId: integer()
      .notNull()
      .references(() => paymentMethods.id),
    address: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.methodId] })],
);

/** Payments on the chain. `foundAt` is null until Sync Balance finds and credits them. */
export const deposits = pgTable(
  'deposits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    methodId: integer()
      .notNull()
      .references(() => paymentMethods.id),
    thash: text().notNull().unique(),
    amount: money().notNull(),
    createdAt: moment().notNull(),
    foundAt: moment(),
    transactionId: transactionId(),
  },
  (table) => [index('deposits_member').on(table.memberId, table.methodId, table.createdAt, table.id)],
);

/**
 * A bank deposit for the operator to check, status 0 Pending, 1 Approved, 2 Rejected. It is reported in rupees and
 * credited in dollars at the rate of the report's day (ADR 7).
 */
export const manualDeposits = pgTable(
  'manual_deposits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    methodId: integer()
      .notNull()
      .references(() => paymentMethods.id),
    /** INR. */
    amount: money().notNull(),
    /** INR for one USD at that time. */
    conversionRate: rate().notNull(),
    /** USD. */
    credited: money().notNull(),
    comment: text(),
    /** The bank's payment number. Each payment is reported once, unless it was rejected. */
    reference: text().notNull(),
    /** The receipt's name in `files`. */
    image: text().notNull(),
    status: smallint().$type<0 | 1 | 2>().notNull().default(0),
    remarks: text(),
    createdAt: moment().notNull(),
    actedAt: moment(),
    transactionId: transactionId(),
  },
  (table) => [
    index('manual_deposits_member').on(table.memberId, table.methodId, table.createdAt, table.id),
    uniqueIndex('manual_deposits_reference')
      .on(table.methodId, sql`lower(${table.reference})`)
      .where(sql`${table.status} <> 2`),
  ],
);

/**
 * B §3 Withdrawal record, status 0 Pending, 1 Completed, 2 Rejected, 3 taken back (D151). The
 * account is copied at the time of the request.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    code: text().notNull().unique(),
    wallet: text({ enum: walletKeys }).notNull(),
    coinType: text({ enum: ['bank', 'crypto'] }).notNull(),
    tHash: text(),
    bankName: text(),
    acNo: text(),
    holderName: text(),
    ifsc: text(),
    network: text(),
    address: text(),
    /** USD taken from the wallet. */
    amountFrom: money().notNull(),
    fee: money().notNull(),
    /** INR for a bank, else USD (B §3). */
    amountTo: money().notNull(),
    netAmount: money().notNull(),
    /** INR for one USD at that time. */
    conversionRate: rate().notNull(),
    remarks: text(),
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    createdAt: moment().notNull(),
    actedAt: moment(),
    transactionId: transactionId(),
  },
  (table) => [index('withdrawals_member').on(table.memberId, table.createdAt, table.id)],
);

/** B §3 Transfer record, status 0 Pending, 1 Approved, 2 Rejected, 3 taken back (D151). */
export const transfers = pgTable(
  'transfers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payerId: memberId(),
    payeeId: memberId(),
    fromWallet: text({ enum: walletKeys }).notNull(),
    toWallet: text({ enum: walletKeys }).notNull(),
    transferAmount: money().notNull(),
    netTransferAmount: money().notNull(),
    transferType: text().notNull(),
    comment: text(),
    status: smallint().$type<0 | 1 | 2 | 3>().notNull().default(1),
    createdAt: moment().notNull(),
    actedAt: moment(),
    transactionId: transactionId(),
  },
  (table) => [
    index('transfers_payer').on(table.payerId, table.createdAt, table.id),
    index('transfers_payee').on(table.payeeId, table.createdAt, table.id),
  ],
);

/** What a bonus was calculated from. Money is in cents as decimal text, the rate in percent. */
export interface PayoutReason {
  base?: string;
  rate?: string;
  /** The payer's depth below the earner. */
  level?: number;
  /** The number of the pair that it completed. */
  pair?: number;
  /** The name of the bought package. */
  purchase?: string;
}

/** Bonuses (B §3 Payout). An unpaid one has no transaction yet. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberId(),
    fromMemberId: integer().references(() => members.id),
    wallet: text({ enum: walletKeys }).notNull(),
    amount: money().notNull(),
    description: text().notNull(),
    /** The sources are in plan/toBonuses.ts. */
    source: text().notNull(),
    isPaid: smallint().$type<0 | 1>().notNull().default(0),
    /** What it was calculated from. Null for a bonus of the operator. */
    why: jsonb().$type<PayoutReason>(),
    createdAt: moment().notNull(),
    transactionId: transactionId(),
  },
  (table) => [
    index('payouts_member').on(table.memberId, table.createdAt, table.id),
    index('payouts_member_source').on(table.memberId, table.source, table.createdAt, table.id),
    uniqueIndex('payouts_transaction').on(table.transactionId),
  ],
);

/**
 * The number of a member's payouts by source and state. A trigger on the payouts (migrations) maintains it, so no list
 * has to count a whole history.
 */
export const payoutCounts = pgTable(
  'payout_counts',
  {
    memberId: memberId(),
    source: text().notNull(),
    isPaid: smallint().$type<0 | 1>().notNull(),
    payouts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.source, table.isPaid] })],
);

/** The amount and number of a member's payouts by day in UTC. The same trigger maintains them. */
export const payoutDays = pgTable(
  'payout_days',
  {
    memberId: memberId(),
    day: date().notNull(),
    source: text().notNull(),
    isPaid: smallint().$type<0 | 1>().notNull(),
    amount: money().notNull(),
    payouts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.source, table.isPaid] })],
);
