import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatDate, isoDate } from '../../../text/format/dates';
import { formatCount, noFigure } from '../../../text/format/money';
import type { Mt5Transaction } from './Mt5AccountScreen.types';

/** The server's own words (T2). */
const own = (text: string | undefined) => (text === undefined ? noFigure : <bdi>{text}</bdi>);

function typeOf({ direction, type }: Mt5Transaction) {
  switch (direction) {
    case 'credit':
      return <StatusPill tone="good">Credit</StatusPill>;
    case 'debit':
      return <StatusPill>Debit</StatusPill>;
    case undefined:
      return own(type);
  }
}

/** B §2, in its order. */
export const transactionColumns: readonly Column<Mt5Transaction>[] = [
  { id: 'serial', title: 'Serial No', whole: true, cell: ({ serial }) => formatCount(serial) },
  { id: 'platform', title: 'Platform', card: 'line', cell: ({ platform }) => own(platform) },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    card: 'amount',
    cell: ({ amount, direction }) => (
      <Money
        value={amount}
        signed={direction === 'credit'}
        tone={direction === 'credit' ? 'good' : 'plain'}
      />
    ),
  },
  { id: 'type', title: 'Type', whole: true, card: 'pill', cell: typeOf },
  { id: 'txType', title: 'Tx Type', card: 'title', cell: ({ txType }) => own(txType) },
  {
    id: 'date',
    title: 'Date',
    whole: true,
    card: 'line',
    cell: ({ at }) => {
      const iso = isoDate(at);
      return iso === undefined ? noFigure : <time dateTime={iso}>{formatDate(at, 'dayTime')}</time>;
    },
  },
];
