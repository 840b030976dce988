import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import type { Movement } from './movement';

/** B §2, in its order. The date has twelve hours and no AM or PM (B §9, D90); the exact one is behind it. */
export const movementColumns: readonly Column<Movement>[] = [
  { id: 'wallet', title: 'Wallet', card: 'title', cell: ({ wallet }) => <bdi>{wallet || noFigure}</bdi> },
  { id: 'type', title: 'Type', whole: true, card: 'pill', cell: directionOf },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    card: 'amount',
    cell: ({ value, direction }) => (
      <Money value={value} signed={direction === 'credit'} tone={direction === 'credit' ? 'good' : 'plain'} />
    ),
  },
  {
    id: 'description',
    title: 'Description',
    card: 'line',
    cell: ({ note }) => <bdi>{note || noFigure}</bdi>,
  },
  { id: 'source', title: 'Source', card: 'line', cell: ({ source }) => <bdi>{source || noFigure}</bdi> },
  {
    id: 'date',
    title: 'Date',
    whole: true,
    card: 'line',
    cell: ({ createdAt }) => {
      const iso = isoDate(createdAt);
      return (
        <time dateTime={iso} title={iso && formatDate(createdAt, 'dayTime')}>
          {formatDate(createdAt, 'dayTime12')}
        </time>
      );
    },
  },
];

function directionOf({ direction }: Movement) {
  switch (direction) {
    case 'credit':
      return <StatusPill tone="good">Credit</StatusPill>;
    case 'debit':
      return <StatusPill>Debit</StatusPill>;
    case undefined:
      return noFigure;
  }
}
