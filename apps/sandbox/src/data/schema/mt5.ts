import { index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment, money } from './columns';
import { members } from './members';

/** Four decimals, as trade figures are shown (B §9). */
const figure = () => numeric({ precision: 20, scale: 4 });

/** B §3 MT5 account details. The two passwords are shown to their owner, so they are kept as they are. */
export const mt5Accounts = pgTable(
  'mt5_accounts',
  {
    login: text().primaryKey(),
    memberId: integer()
      .notNull()
      .references(() => members.id),
    accountType: text({ enum: ['live', 'demo'] }).notNull(),
    masterPasswordShown: smallint().notNull().default(0),
    mainPass: text().notNull(),
    investorPass: text().notNull(),
    balance: money().notNull(),
    credit: money().notNull(),
    leverage: integer().notNull(),
    assets: figure().notNull(),
    equity: figure().notNull(),
    marginFree: figure().notNull(),
    margin: figure().notNull(),
    marginLevel: figure().notNull(),
    floating: figure().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_accounts_member').on(table.memberId)],
);

export const mt5BalanceLog = pgTable(
  'mt5_balance_log',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    login: text()
      .notNull()
      .references(() => mt5Accounts.login),
    platform: text().notNull(),
    amount: money().notNull(),
    type: text().notNull(),
    transactionType: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_balance_log_login').on(table.login, table.id)],
);

/** Closed trades; action 0 buy, 1 sell (D77). */
export const mt5Trades = pgTable(
  'mt5_trades',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    login: text()
      .notNull()
      .references(() => mt5Accounts.login),
    tradeAction: smallint().notNull(),
    tradeSymbol: text().notNull(),
    tradePrice: figure().notNull(),
    tradeVolume: figure().notNull(),
    tradePricePosition: figure().notNull(),
    tradeProfit: figure().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('mt5_trades_login').on(table.login, table.id)],
);
