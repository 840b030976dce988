import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { LongWords } from '../../../components/DataList/LongWords';
import { supportColumn } from '../../../components/DataList/supportColumn';
import { Money } from '../../../components/Money/Money';
import { StatusPill, type StatusTone } from '../../../components/StatusPill/StatusPill';
import { formatDate, isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { transferTexts, withdrawTexts } from '../../../text/messages';
import { media } from '../../../tokens';
import type { Transfer, TransferStatus } from './TransferScreen.types';

const statuses: Record<TransferStatus, [word: string, tone: StatusTone]> = {
  pending: [withdrawTexts.pending, 'neutral'],
  approved: [transferTexts.approved, 'good'],
  rejected: [withdrawTexts.rejected, 'bad'],
};

/** The server's own words (T2). */
const own = (text: string | undefined) => (text === undefined ? noFigure : <bdi>{text}</bdi>);

function walletOf({ from, to }: Transfer) {
  if (from === undefined || to === undefined) return own(from ?? to);
  return (
    <>
      <Wallet>{from} →</Wallet> <Wallet>{to}</Wallet>
    </>
  );
}

/* A wallet's name stays on one line where the table can give it the room. */
const Wallet = styled.bdi`
  display: inline-block;
  min-inline-size: 9rem;

  ${media.phone} {
    display: inline;
  }
`;

function statusOf({ status }: Transfer) {
  if (status === undefined) return noFigure;
  const [word, tone] = statuses[status];
  return <StatusPill tone={tone}>{word}</StatusPill>;
}

function dateOf({ at }: Transfer) {
  const iso = isoDate(at);
  return iso === undefined ? noFigure : <time dateTime={iso}>{formatDate(at, 'slashDay')}</time>;
}

/** The nine columns of B §2, in its order, and the way to support. */
export const transferColumns: readonly Column<Transfer>[] = [
  { id: 'payer', title: 'Payer', cell: ({ payer }) => own(payer) },
  { id: 'payee', title: 'Payee', cell: ({ payee }) => own(payee) },
  { id: 'wallet', title: 'Wallet', cell: walletOf, card: 'title' },
  {
    id: 'amount',
    title: transferTexts.transferAmount,
    cell: ({ amount }) => <Money value={amount} />,
    numeric: true,
    card: 'amount',
  },
  {
    id: 'netAmount',
    title: transferTexts.netTransferAmount,
    cell: ({ netAmount }) => <Money value={netAmount} />,
    numeric: true,
    card: 'line',
  },
  { id: 'type', title: 'Transfer Type', cell: ({ type }) => own(type), card: 'line' },
  {
    id: 'comment',
    title: 'Comment',
    cell: ({ comment }) => (comment === undefined ? noFigure : <LongWords>{comment}</LongWords>),
  },
  { id: 'status', title: 'Status', cell: statusOf, whole: true, card: 'pill' },
  { id: 'at', title: 'Date', cell: dateOf, whole: true, card: 'line' },
  supportColumn(({ id }) => id),
];
