import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment, money, walletKeys } from './columns';
import { members } from './members';

const isMembers = (memberId: AnyPgColumn): SQL => sql`${memberId} IS NOT NULL`;

/** The balance of each wallet. Only ledger/ writes here (T12, T13). The first credit creates the row. */
export const wallets = pgTable(
  'wallets',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    key: text({ enum: walletKeys }).notNull(),
    balance: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    check('wallets_never_overdrawn', sql`${table.balance} >= 0`),
  ],
);

/** An append-only transaction. Triggers in the migrations protect it and its entries. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** deposit, purchase, withdrawal, withdrawal-refund, transfer, payout … */
  kind: text().notNull(),
  /** The description for members. */
  note: text().notNull(),
  /** The members' filter source: DEPOSIT, REFERRAL … */
  source: text().notNull(),
  createdAt: moment().notNull(),
});

/** One side of a transaction: a member's wallet or an operator account. The entries of a transaction sum to 0. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    memberId: integer().references(() => members.id),
    wallet: text({ enum: walletKeys }),
    /** An operator account, if the entry belongs to no member's wallet. */
    account: text(),
    /** Positive is a credit of the wallet, negative a debit. */
    amount: money().notNull(),
    /** Source and moment of the transaction are repeated here, so each filter of a member's list needs one index. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    // One index for each of the three ways to read a member's list (ADR 7). Operator entries are in none.
    index('ledger_entries_member')
      .on(table.memberId, table.createdAt, table.id)
      .where(isMembers(table.memberId)),
    index('ledger_entries_wallet')
      .on(table.memberId, table.wallet, table.createdAt, table.id)
      .where(isMembers(table.memberId)),
    index('ledger_entries_source')
      .on(table.memberId, table.source, table.createdAt, table.id)
      .where(isMembers(table.memberId)),
    check(
      'ledger_entries_one_side',
      sql`(${table.account} IS NULL) = (${table.memberId} IS NOT NULL) AND (${table.memberId} IS NULL) = (${table.wallet} IS NULL)`,
    ),
    check('ledger_entries_move', sql`${table.amount} <> 0`),
  ],
);

/**
 * The sums in and out of each wallet by source, with the number of entries. A trigger on the entries (migrations)
 * maintains them under the wallet locks, so no list has to sum a whole history (ADR 7).
 */
export const historySums = pgTable(
  'history_sums',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    wallet: text({ enum: walletKeys }).notNull(),
    source: text().notNull(),
    credit: money().notNull(),
    debit: money().notNull(),
    credits: integer().notNull(),
    debits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.wallet, table.source] })],
);

/** The same sums of each day in UTC. A chart or the number of rows in a range then reads days, not entries. */
export const historyDays = pgTable(
  'history_days',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    day: date().notNull(),
    wallet: text({ enum: walletKeys }).notNull(),
    source: text().notNull(),
    credit: money().notNull(),
    debit: money().notNull(),
    credits: integer().notNull(),
    debits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.wallet, table.source] })],
);

/** The stored answers of idempotency keys (T12). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    /** The fingerprint of the call and its body (ledger/fingerprint.ts). */
    fingerprint: text('body_hash').notNull(),
    status: smallint().notNull(),
    /** The answer's exact bytes, because a JSON column would reorder its keys. */
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
