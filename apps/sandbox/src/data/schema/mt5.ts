import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, money } from './columns';
import { members } from './members';

/**
 * B §3 MT5 accounts, referenced by `live_subscriptions.account_number`. Balances and trades are computed from these
 * rows and the clock (trading/). Both passwords are in plain text because their owner can view them.
 */
export const mt5Accounts = pgTable(
  'mt5_accounts',
  {
    login: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    accountType: text({ enum: ['live', 'demo'] }).notNull(),
    /** The broker's name for the account, or null. */
    nickname: text(),
    masterPasswordShown: smallint().$type<0 | 1>().notNull().default(0),
    mainPass: text().notNull(),
    investorPass: text().notNull(),
    leverage: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_accounts_member').on(table.memberId)],
);

/** Payments into and out of an account, without trades. */
export const mt5BalanceLog = pgTable(
  'mt5_balance_log',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    login: text()
      .notNull()
      .references(() => mt5Accounts.login),
    platform: text().notNull(),
    amount: money().notNull(),
    type: text({ enum: ['credit', 'debit'] }).notNull(),
    transactionType: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_balance_log_login').on(table.login, table.createdAt, table.id)],
);
