import type { mt5Accounts, mt5BalanceLog } from '../../data/schema/mt5';
import { formatAmount, fromStored } from '../../ledger/amount';
import { type AccountFigures, readAccount } from '../../trading/readAccount';
import type { Schema } from '../../api/schema';

type Account = Pick<typeof mt5Accounts.$inferSelect, 'login' | 'leverage' | 'createdAt'>;
type Payment = Pick<typeof mt5BalanceLog.$inferSelect, 'amount' | 'type' | 'createdAt'>;

/** An account's values at a moment, from its payments in time order and the end of its subscription. */
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

/** The trading server of an account type. */
export const getServer = (accountType: 'live' | 'demo') => (accountType === 'live' ? 'Live-01' : 'Demo-01');

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
