import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { Money } from '../../../../components/Money/Money';
import { ServerWords } from '../../../../components/ServerWords/ServerWords';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { formatCount } from '../../../../text/format/money';
import type { Mt5Transaction } from '../Mt5AccountScreen.types';
import { transactionAmount, transactionType } from './mt5Details';

function typeOf(row: Mt5Transaction) {
  const type = transactionType(row);
  return type ? (
    <StatusPill variant={type.variant}>{type.word}</StatusPill>
  ) : (
    <ServerWords>{row.type}</ServerWords>
  );
}

/** The columns of B §2, in its order. */
export const transactionColumns: readonly Column<Mt5Transaction>[] = [
  { id: 'serial', title: 'Serial No', whole: true, cell: ({ serial }) => formatCount(serial) },
  {
    id: 'platform',
    title: 'Platform',
    leaves: 1,
    card: 'line',
    cell: ({ platform }) => <ServerWords>{platform}</ServerWords>,
  },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    card: 'amount',
    cell: (row) => <Money {...transactionAmount(row)} />,
  },
  { id: 'type', title: 'Type', whole: true, card: 'pill', cell: typeOf },
  {
    id: 'txType',
    title: 'Tx Type',
    card: 'title',
    cell: ({ txType }) => <ServerWords>{txType}</ServerWords>,
  },
  {
    id: 'date',
    title: 'Date',
    whole: true,
    card: 'line',
    cell: ({ at }) => <Moment at={at} form="dayTime" />,
  },
];
