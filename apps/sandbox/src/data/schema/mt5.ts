import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, money } from './columns';
import { members } from './members';

/**
 * B §3 MT5 accounts. A live subscription names its account (`live_subscriptions.account_number`); figures and trades are
 * computed from the number, these rows and the clock (trading/), so none are kept. The two passwords are shown to their
 * owner, so they are kept as they are.
 */
export const mt5Accounts = pgTable(
  'mt5_accounts',
  {
    login: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    accountType: text({ enum: ['live', 'demo'] }).notNull(),
    /** What the broker calls it; null where nobody named it. */
    nickname: text(),
    masterPasswordShown: smallint().$type<0 | 1>().notNull().default(0),
    mainPass: text().notNull(),
    investorPass: text().notNull(),
    leverage: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_accounts_member').on(table.memberId)],
);

/** Money that came onto an account or left it; trading is not here. */
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
