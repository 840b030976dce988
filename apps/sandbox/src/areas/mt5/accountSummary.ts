import type { mt5Accounts, mt5BalanceLog } from '../../data/schema/mt5';
import { formatAmount, fromStored } from '../../ledger/amount';
import { type AccountFigures, readAccount } from '../../trading/readAccount';
import type { Schema } from '../../wire/schema';

type Account = Pick<typeof mt5Accounts.$inferSelect, 'login' | 'leverage' | 'createdAt'>;
type Payment = Pick<typeof mt5BalanceLog.$inferSelect, 'amount' | 'type' | 'createdAt'>;

/** What an account shows at a moment, by its payments in the order of time, and the end of its subscription. */
export function figuresAt(
  { login, leverage, createdAt: startedAt }: Account,
  log: readonly Payment[],
  stoppedAt: Date | null,
  now: Date,
): AccountFigures {
  const payments = log.map(({ amount, type, createdAt }) => ({
    cents: type === 'credit' ? fromStored(amount) : -fromStored(amount),
    at: createdAt,
  }));
  return readAccount({ login, leverage, startedAt, stoppedAt, payments }, now);
}

/** The trading server of a kind of account. */
export const getServer = (accountType: 'live' | 'demo') => (accountType === 'live' ? 'Live-01' : 'Demo-01');

/** The account at a glance. */
export function getSummary(
  account: Account & Pick<typeof mt5Accounts.$inferSelect, 'accountType' | 'nickname'>,
  log: readonly Payment[],
  stoppedAt: Date | null,
  now: Date,
): Schema<'Mt5AccountSummary'> {
  const { balance, equity } = figuresAt(account, log, stoppedAt, now);
  return {
    nickname: account.nickname,
    server: getServer(account.accountType),
    balance: formatAmount(balance),
    equity: formatAmount(equity),
  };
}
