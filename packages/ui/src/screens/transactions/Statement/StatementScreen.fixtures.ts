import { fn } from 'storybook/test';
import { addAmounts } from '../../../text/format/amount';
import { walletNames } from '../../../text/wallets';
import { transactions } from '../Transactions/TransactionsScreen.fixtures';
import type { Transaction } from '../Transactions/transaction';
import type { StatementData, StatementEntry } from './statement';
import type { StatementScreenProps } from './StatementScreen';

/** A consistent statement of transactions, newest first. */
export function statementFrom(opening: string, rows: readonly Transaction[]): StatementData {
  let balance = opening;
  const entries = rows.toReversed().map<StatementEntry>((row) => {
    balance = addAmounts(balance, row.value ?? '0');
    return { ...row, balance };
  });
  const sum = (direction: string) =>
    rows
      .filter((row) => row.direction === direction)
      .reduce((total, row) => addAmounts(total, (row.value ?? '0').replace('-', '')), '0.00');
  return { opening, credits: sum('credit'), debits: sum('debit'), closing: balance, entries, fits: true };
}

const receiving = transactions.filter(({ wallet }) => wallet === 'Receiving Wallet');

export const statementArgs = {
  statement: { state: 'ready', data: statementFrom('10630.50', receiving) },
  username: 'amara21',
  name: 'Amara Okafor',
  issuer: 'Example Trading Ltd., 1 Main Street, London',
  wallet: 'Receiving Wallet',
  from: '2026-11-01',
  to: '2026-11-20',
  issuedAt: Date.parse('2026-11-20T09:14:00Z'),
  fields: [
    { type: 'dates', from: 'from', to: 'to' },
    {
      type: 'option',
      name: 'wallet',
      label: 'Wallet',
      options: Object.entries(walletNames).map(([value, label]) => ({ value, label })),
    },
  ],
  filters: { from: '2026-11-01', to: '2026-11-20', wallet: 'pay_in' },
  backHref: '/user/transactions?wallet=pay_in',
  onFiltersChange: fn(),
  onPrint: fn(),
} satisfies StatementScreenProps;

/** All wallets over three months, with a move between two of them. */
export const allWallets: StatementData = {
  ...statementFrom('9000.00', [
    ...transactions.slice(0, 2),
    ...(['credit', 'debit'] as const).map((direction) => ({
      ...transactions[0]!,
      ...{ id: `move-${direction}`, direction, value: direction === 'debit' ? '-350.00' : '350.00' },
      wallet: direction === 'debit' ? walletNames.pay_out : walletNames.pay_in,
      otherWallet: direction === 'debit' ? walletNames.pay_in : walletNames.pay_out,
      crosses: false,
      ...{ note: 'Transfer to Receiving Wallet', source: 'Transfer', createdAt: '2026-10-18T12:11:00Z' },
    })),
    { ...transactions[1]!, id: 'september', createdAt: '2026-09-04T08:00:00Z' },
  ]),
  wallets: [
    {
      ...{ name: walletNames.pay_in, opening: '8000.00' },
      credits: '2350.00',
      debits: '1000.00',
      closing: '9350.00',
    },
    {
      ...{ name: walletNames.pay_out, opening: '1000.00' },
      credits: '0.00',
      debits: '350.00',
      closing: '650.00',
    },
  ],
};

/** Every wallet, on several printed pages. */
export const manyEntries = (count: number) =>
  statementFrom(
    '0.00',
    Array.from({ length: count }, (_, index) => ({ ...transactions[index % 10]!, id: String(index) })),
  );
