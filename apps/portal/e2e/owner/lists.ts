import { addresses, toMt5AccountPath } from '@portal/ui/addresses';
import { payoutsTexts, subscriptionsTexts, transferTexts, withdrawTexts } from '@portal/ui/text/messages';
import type { Written } from './clocks';

/** A row as the sandbox returns it. */
export type ApiRow = Record<string, string | number | null>;

interface Rows {
  data: ApiRow[];
  /** Absent where a response has all rows. */
  total?: number;
}

/** The response's rows, in each call's own shape. */
export type Body = Rows | { data: Rows } | { list: Rows } | { balance_log: Rows };

/** One money screen: its location, and what a test checks in each of its rows. */
export interface MoneyList {
  path: string;
  /** The table's name. */
  caption: string;
  /** The call whose response it shows. */
  call: string;
  /** What did I get? The API's amount; `signed` where it has a plus or minus. */
  amount: string;
  signed?: true;
  /** How does it stand? The API's status, with the exact text of each. Absent where a sign shows it. */
  status?: string;
  words?: Readonly<Record<string, string>>;
  /** When was it? The API's time in the detail and on phones, and the table's where it differs. */
  at: string;
  atOfTable?: string;
  written: Written;
  /** Both rows of a move between own wallets are one entry without a sign (D150). */
  mergesMoves?: true;
  /** Which one is it? The id that the detail copies; MT5 rows have none. */
  code?: string;
}

const { transactions, transfer, withdrawals, payouts, subscriptions, liveSubscriptions, deposit } = addresses;
const at = 'created_at';
const { active, inactive, expired, cancelled, cancellationRequested } = subscriptionsTexts;
const { pending, completed, rejected } = withdrawTexts;

/** In visiting order: each is in the menu or linked from the one before. */
export const moneyLists: readonly MoneyList[] = [
  {
    ...{ path: transactions, caption: 'Transactions', call: 'transactions?page=1' },
    ...{ amount: 'value', signed: true, at, written: 'DD-MM-YYYY hh:mm A', code: 'id' },
    mergesMoves: true,
  },
  {
    ...{ path: transfer, caption: 'Transfer History', call: 'transfer?page=1' },
    ...{ amount: 'transfer_amount', at, written: 'DD/MM/YYYY', code: 'id' },
    ...{ status: 'status', words: { 0: pending, 1: transferTexts.approved, 2: rejected } },
  },
  {
    ...{ path: withdrawals, caption: 'Withdraw History', call: 'user/manual/withdraw/list?page=1' },
    ...{ amount: 'amount_from', at, written: 'DD/MM/YYYY HH:mm', code: 'code' },
    ...{ status: 'status', words: { 0: pending, 1: completed, 2: rejected } },
  },
  {
    ...{ path: payouts, caption: 'Payouts', call: 'payouts?page=1' },
    ...{ amount: 'amount', at, written: 'DD-MM-YYYY HH:mm', code: 'id' },
    ...{ status: 'is_paid', words: { 0: payoutsTexts.unpaid, 1: payoutsTexts.paid } },
  },
  {
    ...{ path: deposit, caption: 'Recent transactions', call: 'balance-sync?payment_method_id=1' },
    ...{ amount: 'amount', signed: true, at, written: 'DD-MM-YYYY HH:mm', code: 'thash' },
  },
  {
    ...{ path: subscriptions, caption: 'Subscription History', call: 'subscriptions?page=1' },
    ...{ amount: 'price', at, atOfTable: 'end_date', written: 'DD-MM-YYYY HH:mm', code: 'invoice_id' },
    ...{ status: 'status', words: { 0: inactive, 1: active } },
  },
  {
    ...{ path: liveSubscriptions, caption: 'Live Subscription History', call: 'live-subscriptions?page=1' },
    ...{ amount: 'price', at, written: 'DD-MM-YYYY HH:mm', code: 'id' },
    ...{ status: 'status', words: { 0: expired, 1: active, 2: cancelled, 3: cancellationRequested } },
  },
];

/** The transactions of an MT5 account, which the live history links to. */
export const mt5List = (account: string): MoneyList => ({
  ...{
    path: toMt5AccountPath(account),
    caption: 'Transactions',
    call: `mt5/user-account-details/${account}`,
  },
  ...{ amount: 'amount', signed: true, at, written: 'DD-MM-YYYY HH:mm' },
});

/** Returns the first page's rows and the total number. */
export function parseRows(body: Body): { rows: readonly ApiRow[]; total: number } {
  const held = 'list' in body ? body.list : 'balance_log' in body ? body.balance_log : body.data;
  const { data, total = data.length } = Array.isArray(held) ? { ...(body as Rows) } : held;
  return { rows: data, total };
}

const isOtherHalf = (one: ApiRow, other: ApiRow) =>
  one['wallet'] === other['other_wallet'] &&
  one['other_wallet'] === other['wallet'] &&
  one['type'] !== other['type'] &&
  one['value'] === other['value'] &&
  one['created_at'] === other['created_at'];

/** The rows of the first page as entries of the list. The sandbox writes both rows of a move one after the other. */
export const selectEntries = ({ mergesMoves }: MoneyList, rows: readonly ApiRow[]): readonly ApiRow[] =>
  rows.filter((row, at) => {
    const before = rows[at - 1];
    return !mergesMoves || !before || !isOtherHalf(row, before);
  });
