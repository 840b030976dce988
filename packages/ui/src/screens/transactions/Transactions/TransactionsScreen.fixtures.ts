import { createElement } from 'react';
import { fn } from 'storybook/test';
import { BalanceCard } from '../../../charts/BalanceCard/BalanceCard';
import { balanceArgs } from '../../../charts/BalanceCard/BalanceCard.fixtures';
import type { FilterField } from '../../../components/FilterDialog/filterField';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { walletCards } from '../../../components/SummaryCards/SummaryCards.fixtures';
import { walletNames } from '../../../text/wallets';
import type { Transaction } from './transaction';
import type { TransactionsScreenProps } from './TransactionsScreen';

type Line = [wallet: string, value: string, note: string, source: string, createdAt: string];

const lines: readonly Line[] = [
  ['Receiving Wallet', '2000.00', 'Deposit by USDT BEP20', 'Deposit', '2026-11-20T09:02:00Z'],
  ['Receiving Wallet', '-500.00', 'Package Alpha 500 for self', 'Package', '2026-11-19T18:40:00Z'],
  ['Receiving Wallet', '350.00', 'Transfer from Out going Wallet', 'Transfer', '2026-11-18T12:11:00Z'],
  ['Out going Wallet', '-350.00', 'Transfer to Receiving Wallet', 'Transfer', '2026-11-18T12:11:00Z'],
  ['Out going Wallet', '25.00', 'Referral bonus of Starter Bot', 'Referral Bonus', '2026-11-18T08:30:00Z'],
  ['Hold Wallet', '600.00', 'Withdrawal WD-10482', 'Withdrawal', '2026-11-17T15:55:00Z'],
  ['Out going Wallet', '-600.00', 'Withdrawal WD-10482', 'Withdrawal', '2026-11-17T15:55:00Z'],
  ['Out going Wallet', '120.00', 'Matching bonus, 12 pairs', 'Matching Bonus', '2026-11-16T00:05:00Z'],
  ['Live Wallet', '4.20', 'ROI of Atlas', 'ROI Bonus', '2026-11-15T21:17:00Z'],
  ['Pamm Wallet', '5000.00', 'Deposit by USDT TRC20', 'Deposit', '2026-11-14T11:00:00Z'],
];

export const transactions: readonly Transaction[] = lines.map(
  ([wallet, value, note, source, createdAt], index) => ({
    id: `transaction-${248 - index}`,
    wallet,
    held: wallet === walletNames.hold,
    crosses: !/^(Transfer|Withdrawal)$/.test(source),
    direction: value.startsWith('-') ? 'debit' : 'credit',
    value,
    note,
    source,
    createdAt,
  }),
);

const betweenOwn = (row: Transaction, wallet: string, otherWallet: string): Transaction => ({
  ...row,
  ...{ wallet, otherWallet, held: wallet === walletNames.hold },
});

/** The second page of a history with own moves. The other half of the last one is on the third page. */
export const ownMoves: readonly Transaction[] = [
  betweenOwn(transactions[2]!, walletNames.pay_in, walletNames.pay_out),
  betweenOwn(transactions[3]!, walletNames.pay_out, walletNames.pay_in),
  { ...transactions[0]!, createdAt: '2026-11-17T18:00:00Z' },
  betweenOwn(transactions[5]!, walletNames.hold, walletNames.pay_out),
];

const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from', to: 'to' },
  {
    type: 'option',
    name: 'wallet',
    label: 'Wallet',
    options: Object.entries(walletNames).map(([value, label]) => ({ value, label })),
  },
  {
    type: 'option',
    name: 'type',
    label: 'Type',
    options: [
      { value: 'credit', label: 'Credit' },
      { value: 'debit', label: 'Debit' },
    ],
  },
  {
    type: 'option',
    name: 'source',
    label: 'Source',
    options: [
      { value: 'DEPOSIT', label: 'Deposit' },
      { value: 'REFERRAL', label: 'Referral Bonus' },
    ],
  },
];

export const transactionsList = (
  rows: readonly Transaction[],
  more: Partial<TransactionsScreenProps['transactions']> = {},
) => pagedList(rows, { fields, ...more });

export const transactionsArgs = {
  balance: createElement(BalanceCard, balanceArgs),
  transactions: transactionsList(transactions),
  cards: walletCards,
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  statementHref: '/user/transactions?view=statement',
  now: Date.parse('2026-11-20T09:14:00Z'),
} satisfies TransactionsScreenProps;

/** One wallet from a start date, as in the screenshot. */
export const filtered = {
  filters: { from: '2026-11-01', wallet: 'pay_in' },
  filtered: true,
} satisfies Partial<TransactionsScreenProps['transactions']>;

/** The longest and the shortest values that a server may send. */
export const oddTransactions: readonly Transaction[] = [
  {
    ...transactions[0]!,
    id: 'long',
    wallet: 'A wallet of a long name '.repeat(3),
    value: '123456789012.34',
    note: 'One word after another makes a long description. '.repeat(12),
    source: 'A source of a long name '.repeat(3),
  },
  {
    ...transactions[1]!,
    id: 'word',
    value: '-999999999999.99',
    note: 'amara21'.repeat(30),
    source: 'X'.repeat(64),
  },
  { id: 'bare', wallet: '', note: '', source: '' },
  { ...transactions[0]!, id: 'zero', value: '0.00' },
  { ...transactions[1]!, id: 'neither', direction: undefined, value: '7', createdAt: 'yesterday' },
  { ...transactions[1]!, id: 'hostile', note: '<img src=x onerror=boom()>', source: '\u202Etropmi' },
];
