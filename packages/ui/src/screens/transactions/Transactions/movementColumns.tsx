import type { Column } from '../../../components/DataList/column';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerSentence } from '../../../components/ServerWords/ServerSentence';
import { ServerWords } from '../../../components/ServerWords/ServerWords';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { movementTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import type { Movement } from './movement';
import { movementAmount, movementType } from './movementDetail';

/** The columns of B §2, in its order. The date has twelve hours with AM or PM (D90). */
export const movementColumns: readonly Column<Movement>[] = [
  {
    id: 'wallet',
    title: movementTitles.wallet,
    card: 'title',
    cell: ({ wallet }) => <ServerWords>{wallet}</ServerWords>,
    under: { column: 'description', text: ({ note, source }) => note || source },
  },
  { id: 'type', title: movementTitles.type, leaves: 2, whole: true, card: 'pill', cell: directionOf },
  {
    id: 'amount',
    title: movementTitles.amount,
    numeric: true,
    card: 'amount',
    cell: (row) => <Money {...movementAmount(row)} />,
  },
  {
    id: 'description',
    title: movementTitles.description,
    leaves: 3,
    card: 'line',
    cell: ({ note }) => <ServerSentence>{note}</ServerSentence>,
  },
  {
    id: 'source',
    title: movementTitles.source,
    leaves: 1,
    card: 'line',
    cell: ({ source }) => <ServerWords>{source}</ServerWords>,
  },
  {
    id: 'date',
    title: movementTitles.date,
    whole: true,
    card: 'line',
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime12" />,
  },
];

function directionOf(row: Movement) {
  const type = movementType(row);
  return type ? <StatusPill variant={type.variant}>{type.word}</StatusPill> : noFigure;
}
