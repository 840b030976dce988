import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
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

/** What each wallet holds. Only ledger/ writes here (T12, T13); a row appears with the first credit. */
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

/** A movement of money; append-only, as its entries are (triggers in the migrations). */
export const ledgerTransactions = pgTable('ledger_transactions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** deposit, purchase, withdrawal, withdrawal-refund, transfer, payout … */
  kind: text().notNull(),
  /** The description that members read. */
  note: text().notNull(),
  /** The source that members filter by: DEPOSIT, REFERRAL … */
  source: text().notNull(),
  createdAt: moment().notNull(),
});

/** One side of a movement: a member's wallet or an account of the house. The entries of a transaction sum to 0. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transactionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    memberId: integer().references(() => members.id),
    wallet: text({ enum: walletKeys }),
    /** An account of the house, when no member's wallet is meant. */
    account: text(),
    /** Above 0 is a credit of the wallet, below 0 a debit. */
    amount: money().notNull(),
    /**
     * The transaction's source and moment are repeated here, so that each filter of a member's list needs one index.
     */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    // These serve the three ways in which a member reads a list (ADR 7). The house's own entries are in none of them.
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
 * What came in and went out of each wallet of a member by each source, and in how many entries: kept by a trigger on the
 * entries (migrations), under the lock of their wallets, so that no list has to add up a whole history (ADR 7).
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

/** The answers that keys have had, to be given again (T12). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    /** Of the call and its body (ledger/fingerprint.ts). */
    fingerprint: text('body_hash').notNull(),
    status: smallint().notNull(),
    /** The answer's own bytes: a JSON type of the database would give its keys back in another order. */
    body: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
