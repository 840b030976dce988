import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { Money } from '../../../../components/Money/Money';
import { ServerWords } from '../../../../components/ServerWords/ServerWords';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { formatCount } from '../../../../text/format/money';
import type { Mt5Transaction } from '../Mt5AccountScreen.types';
import { transactionAmount, transactionType } from './mt5Details';
import { mt5Words } from '../mt5Words';

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
  { id: 'serial', title: mt5Words.serialNo, whole: true, cell: ({ serial }) => formatCount(serial) },
  {
    id: 'platform',
    title: mt5Words.platform,
    leaves: 1,
    card: 'line',
    cell: ({ platform }) => <ServerWords>{platform}</ServerWords>,
  },
  {
    id: 'amount',
    title: mt5Words.amount,
    numeric: true,
    card: 'amount',
    cell: (row) => <Money {...transactionAmount(row)} />,
  },
  { id: 'type', title: mt5Words.type, whole: true, card: 'pill', cell: typeOf },
  {
    id: 'txType',
    title: mt5Words.txType,
    card: 'title',
    cell: ({ txType }) => <ServerWords>{txType}</ServerWords>,
  },
  {
    id: 'date',
    title: mt5Words.date,
    whole: true,
    card: 'line',
    cell: ({ at }) => <Moment at={at} form="dayTime" />,
  },
];
