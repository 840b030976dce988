import { Money } from '../Money/Money';
import { StatusPill } from '../StatusPill/StatusPill';
import type { Column } from './column';
import type { RowLines } from './rowLines';

export interface Transaction {
  id: number;
  wallet: string;
  type: 'Credit' | 'Debit';
  value: string;
  note: string;
  source: string;
  date: string;
}

const notes = [
  'USDT deposit, BEP20',
  'Package Alpha 500 for self',
  'Referral bonus from kenji88',
  'Matching bonus, 12 pairs',
];
const sources = ['DEPOSIT', 'SUBSCRIPTION', 'REFERRAL', 'MATCHING'];

export const transactions: readonly Transaction[] = Array.from({ length: 10 }, (_, index) => ({
  id: 248 - index,
  wallet: 'Receiving Wallet',
  type: index % 4 === 1 ? 'Debit' : 'Credit',
  value: ['2000.00', '-500.00', '25.00', '120.00'][index % 4] ?? '0.00',
  note: notes[index % 4] ?? '',
  source: sources[index % 4] ?? '',
  date: `${20 - index}-11-2026 09:0${index % 10}`,
}));

export const columns: readonly Column<Transaction>[] = [
  { id: 'wallet', title: 'Wallet', cell: (row) => row.wallet },
  {
    id: 'type',
    title: 'Type',
    cell: (row) => <StatusPill variant={row.type === 'Credit' ? 'good' : 'neutral'}>{row.type}</StatusPill>,
    whole: true,
  },
  { id: 'note', title: 'Description', cell: (row) => row.note },
  { id: 'source', title: 'Source', cell: (row) => row.source },
  { id: 'date', title: 'Date', cell: (row) => row.date, whole: true },
  {
    id: 'value',
    title: 'Amount',
    cell: (row) => (
      <Money
        figure="transactionAmount"
        value={row.value}
        signed
        tone={row.type === 'Credit' ? 'good' : 'plain'}
      />
    ),
    numeric: true,
  },
];

export const toLines = ({ wallet, value, note, date }: Transaction): RowLines => ({
  icon: 'wallet',
  what: note,
  amount: { figure: 'transactionAmount', value, signed: true },
  about: wallet,
  aside: date,
});

export const manyColumns: readonly Column<Transaction>[] = [
  ...columns,
  ...['Tnx Hash', 'Tnx Hash Scan', 'Account Details', 'Net Amount', 'Remarks', 'Action Time'].map(
    (title) => ({
      id: title,
      title,
      whole: true,
      cell: (row: Transaction) => `${title.replaceAll(' ', '')}-${row.id}`,
    }),
  ),
];
