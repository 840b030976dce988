import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WalletKey } from '../data/schema/columns';
import { transfers, withdrawals } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { pin } from './accounts';
import type { MoneyMember } from './moneyMember';
import type { PortalClient, Reply } from './portalClient';
import { botOrder, liveOrder } from './shop';

type Spend = (
  client: PortalClient,
  member: MoneyMember,
  amount: string,
  headers?: Record<string, string>,
) => Promise<Reply>;

export const withdraw: Spend = (client, { token }, amount, headers) =>
  client.post('/withdraw', { wallet: 'pay_out', amount, mpin: pin }, token, headers);

export const transfer: Spend = (client, { token, username: payee }, transfer_amount, headers) => {
  const body = { wallet: 'pay_out_to_pay_in', transfer_amount, payee, mpin: pin };
  return client.post('/transfer/amount', body, token, headers);
};

const buyBot: Spend = (client, { token, username }, amount, headers) =>
  client.post('/subscription/store', { ...botOrder(1, amount, username), mpin: pin }, token, headers);

const buyLive: Spend = (client, { token, username }, amount, headers) =>
  client.post('/live-subscription', { ...liveOrder(14, amount, username), mpin: pin }, token, headers);

interface Spending {
  name: string;
  spend: Spend;
  /** The wallet that pays, and the member's other one that receives, if any. */
  from: WalletKey;
  into?: WalletKey;
  table: PgTable;
  owner: PgColumn;
  /** In cents. A package has its own. */
  price?: number;
}

/** Every call that spends a wallet, with the table of its rows. */
export const spendings: readonly Spending[] = [
  {
    ...{ name: 'withdrawals', spend: withdraw, from: 'pay_out', into: 'hold' },
    ...{ table: withdrawals, owner: withdrawals.memberId },
  },
  {
    ...{ name: 'transfers', spend: transfer, from: 'pay_out', into: 'pay_in' },
    ...{ table: transfers, owner: transfers.payerId },
  },
  {
    ...{ name: 'bots', spend: buyBot, from: 'pay_in', price: 10_000 },
    ...{ table: subscriptions, owner: subscriptions.memberId },
  },
  {
    ...{ name: 'live packages', spend: buyLive, from: 'pay_in', price: 50_000 },
    ...{ table: liveSubscriptions, owner: liveSubscriptions.memberId },
  },
];
