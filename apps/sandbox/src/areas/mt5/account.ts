import { asc, eq, and } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { toPage, getSlice } from '../../api/page';
import { snapshot, type Db } from '../../data/database';
import { mt5BalanceLog, mt5Accounts } from '../../data/schema/mt5';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { formatAmount } from '../../ledger/amount';
import type { Schema } from '../../api/schema';
import { formatPrice } from '../../trading/prices';
import type { AccountFigures, ClosedTrade } from '../../trading/readAccount';
import { notFound } from '../../api/refusal';
import { figuresAt, getServer } from './accountSummary';

/** The member's account with this number. Any other is not found, even if it exists (T19). */
export async function ownAccount(
  db: Db,
  memberId: number,
  login: string,
): Promise<typeof mt5Accounts.$inferSelect> {
  const [account] = await db
    .select()
    .from(mt5Accounts)
    .where(and(eq(mt5Accounts.login, login), eq(mt5Accounts.memberId, memberId)));
  if (!account) throw notFound();
  return account;
}

type Entry = typeof mt5BalanceLog.$inferSelect;

const toFigures = (figures: AccountFigures): Omit<Schema<'Mt5AccountDetails'>, 'Login'> => ({
  Balance: formatAmount(figures.balance),
  Credit: '0.00',
  Assets: '0.00',
  Equity: formatAmount(figures.equity),
  MarginFree: formatAmount(figures.marginFree),
  Margin: formatAmount(figures.margin),
  MarginLevel: figures.marginLevel === null ? null : formatAmount(figures.marginLevel),
  Floating: formatAmount(figures.floating),
});

const asTrade = ({
  side,
  instrument,
  volume,
  openPrice,
  closePrice,
  profit,
}: ClosedTrade): Schema<'Mt5Trade'> => ({
  trade_action: side === 'buy' ? 0 : 1,
  trade_symbol: instrument.symbol,
  trade_price: formatPrice(closePrice),
  trade_volume: formatAmount(volume),
  trade_price_position: formatPrice(openPrice),
  trade_profit: formatAmount(profit),
});

/** More than this are not counted at once, and the contract then leaves them all out. */
const mostResults = 10_000;

const asResult = ({ closesAt, profit }: ClosedTrade): Schema<'Mt5ClosedResult'> => ({
  closed_at: closesAt.toISOString(),
  profit: formatAmount(profit),
});

const asEntry = ({
  id,
  platform,
  amount,
  type,
  transactionType,
  createdAt,
}: Entry): Schema<'Mt5BalanceEntry'> => ({
  id,
  platform,
  amount,
  type,
  transaction_type: transactionType,
  created_at: createdAt.toISOString(),
});

/** B §2 Account Details, as of now: figures and trades move with the clock (trading/). */
export const getMt5Account = memberOperation<'getMt5Account'>(
  async ({ params, query }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const { balance_page = 1, trade_page = 1 } = query;
      const account = await ownAccount(db, memberId, params.account);
      const { login, leverage } = account;
      const log = await db
        .select()
        .from(mt5BalanceLog)
        .where(eq(mt5BalanceLog.login, login))
        .orderBy(asc(mt5BalanceLog.createdAt), asc(mt5BalanceLog.id));
      const [subscription] = await db
        .select({ endedAt: liveSubscriptions.endedAt })
        .from(liveSubscriptions)
        .where(eq(liveSubscriptions.accountNumber, login));
      const figures = figuresAt(account, log, subscription?.endedAt ?? null, services.clock.now());
      const path = `/mt5/user-account-details/${login}`;
      /** One of the two lists; its links keep the other where it is (D78). */
      const toList = <Item>(items: readonly Item[], name: 'balance_page' | 'trade_page', page: number) => {
        const slice = getSlice({ page });
        const other = name === 'balance_page' ? { trade_page } : { balance_page };
        const shown = items.slice(slice.offset, slice.offset + slice.limit);
        return toPage(shown, items.length, slice, path, other, name);
      };
      return {
        status: true,
        account_details: { Login: login, MarginLeverage: `1:${leverage}`, ...toFigures(figures) },
        more_details: [
          { title: 'Server', type: 'text', value: getServer(account.accountType) },
          { title: 'Currency', type: 'text', value: 'USD' },
          { title: 'Investor Password', type: 'text', value: account.investorPass },
        ],
        group_details: {
          account_type: account.accountType,
          master_password_shown: account.masterPasswordShown,
        },
        balance_log: toList(log.toReversed().map(asEntry), 'balance_page', balance_page),
        trade: toList(figures.closed.map(asTrade), 'trade_page', trade_page),
        ...(figures.closed.length <= mostResults && {
          closed_results: figures.closed.map(asResult).reverse(),
        }),
      };
    }),
);
