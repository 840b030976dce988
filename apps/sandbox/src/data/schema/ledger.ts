import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
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
    /** As of the transaction, like `createdAt`; repeated here so that each filter of a member's list is one index. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    // The three ways a member reads a list, newest last (ADR 7); the house's own entries are in none of them.
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

/** Answers already given to a key, to be given again (T12). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    bodyHash: text().notNull(),
    state: text({ enum: ['running', 'done'] }).notNull(),
    status: smallint(),
    body: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);
