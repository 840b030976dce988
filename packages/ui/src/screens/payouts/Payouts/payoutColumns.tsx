import type { Column } from '../../../components/DataList/column';
import { Money } from '../../../components/Money/Money';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { formatDate, isoDate } from '../../../text/format/dates';
import { formatCount, noFigure } from '../../../text/format/money';
import { payoutsTexts } from '../../../text/messages';
import type { Payout } from './payout';

const words = (text: string | undefined) => <bdi>{text || noFigure}</bdi>;

/** B §2, in its order. */
export const payoutColumns: readonly Column<Payout>[] = [
  { id: 'serial', title: 'Serial No', whole: true, cell: ({ serial }) => formatCount(serial) },
  { id: 'from', title: payoutsTexts.fromUsername, card: 'line', cell: ({ from }) => words(from) },
  { id: 'wallet', title: 'Wallet', whole: true, cell: ({ wallet }) => words(wallet) },
  {
    id: 'amount',
    title: 'Amount',
    numeric: true,
    card: 'amount',
    cell: ({ amount }) => <Money value={amount} />,
  },
  { id: 'description', title: 'Description', card: 'line', cell: ({ description }) => words(description) },
  { id: 'source', title: 'Source', card: 'title', cell: ({ source }) => words(source) },
  { id: 'status', title: 'Status', whole: true, card: 'pill', cell: statusOf },
  {
    id: 'date',
    title: 'Date',
    whole: true,
    card: 'line',
    cell: ({ createdAt }) => <time dateTime={isoDate(createdAt)}>{formatDate(createdAt, 'dayTime')}</time>,
  },
];

function statusOf({ status }: Payout) {
  if (status === undefined) return noFigure;
  return <StatusPill tone={status === 'paid' ? 'good' : 'bad'}>{payoutsTexts[status]}</StatusPill>;
}
