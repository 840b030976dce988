import type { Column } from '../../../components/DataList/column';
import { LinkInCell } from '../../../components/Link/LinkInCell';
import { Moment } from '../../../components/Moment/Moment';
import { ServerSentence, ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { payoutTitles } from '../../../text/columnTitles';
import { formatCount, noFigure } from '../../../text/format/money';
import type { Payout } from './payout';
import { payoutStatus } from './payoutDetail';
import { toMoneyColumn } from '../../../components/DataList/figureColumn';
import { payoutAmount } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type PayoutColumnId =
  | 'serial'
  | 'from'
  | 'wallet'
  | 'amount'
  | 'description'
  | 'source'
  | 'status'
  | 'date';

/** The member whose purchase earned it, linked to their node in the tree. */
function toMember({ from, related: [node] = [] }: Payout) {
  if (from === undefined || !node) return <Verbatim>{from}</Verbatim>;
  return (
    <LinkInCell href={node.href}>
      <bdi translate="no">{from}</bdi>
    </LinkInCell>
  );
}

/** The columns of B §2, in the specification's order. */
export const payoutColumns: readonly Column<Payout, PayoutColumnId>[] = [
  {
    id: 'serial',
    title: payoutTitles.serial,
    whole: true,
    ordinal: true,
    cell: ({ serial }) => formatCount(serial),
  },
  {
    id: 'from',
    title: payoutTitles.from,
    cell: toMember,
  },
  {
    id: 'wallet',
    title: payoutTitles.wallet,
    leaves: { turn: 3, under: 'amount' },
    whole: true,
    cell: ({ wallet }) => <ServerMessage>{wallet}</ServerMessage>,
  },
  {
    id: 'amount',
    ...toMoneyColumn(payoutAmount, ({ amount }) => amount),
  },
  {
    id: 'description',
    title: payoutTitles.description,
    leaves: { turn: 1, under: 'source' },
    cell: ({ description }) => <ServerSentence>{description}</ServerSentence>,
  },
  {
    id: 'source',
    title: payoutTitles.source,
    leaves: { turn: 2, under: 'from' },
    cell: ({ source }) => <ServerMessage>{source}</ServerMessage>,
  },
  { id: 'status', title: payoutTitles.status, whole: true, cell: toStatus },
  {
    id: 'date',
    title: payoutTitles.date,
    whole: true,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
  },
];

function toStatus(row: Payout) {
  const status = payoutStatus(row);
  return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
}
