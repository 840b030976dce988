import styled from 'styled-components';
import type { Column } from '../../../components/DataList/column';
import { LongText } from '../../../components/DataList/LongText';
import { FromTo } from '../../../components/FromTo/FromTo';
import { Moment } from '../../../components/Moment/Moment';
import { ServerSentence, ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { transferTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import { media } from '../../../tokens';
import { transferStatus } from './transferDetail';
import type { Transfer } from './transfer';
import { toMoneyColumn } from '../../../components/DataList/figureColumn';
import { transferAmount, transferNet } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type TransferColumnId =
  | 'payer'
  | 'payee'
  | 'wallet'
  | 'amount'
  | 'netAmount'
  | 'type'
  | 'comment'
  | 'status'
  | 'at';

/** `Out going Wallet → Receiving Wallet`, or the one that is known. */
const selectWay = ({ from, to }: Transfer) =>
  from === undefined || to === undefined ? (
    <ServerMessage>{from ?? to}</ServerMessage>
  ) : (
    <Way>
      <FromTo from={<Wallet>{from}</Wallet>} to={<Wallet>{to}</Wallet>} />
    </Way>
  );

/* A wallet's name stays on one line where it fits the table. */
const Way = styled.span`
  display: block;
  min-inline-size: 9rem;

  ${media.phone} {
    min-inline-size: 0;
  }
`;

const Wallet = styled.span`
  display: inline-block;
`;

function toStatus(row: Transfer) {
  const status = transferStatus(row);
  return status ? <StatusPill variant={status.variant}>{status.word}</StatusPill> : noFigure;
}

/** The nine columns of B §2, in order. */
export const transferColumns: readonly Column<Transfer, TransferColumnId>[] = [
  {
    id: 'payer',
    title: transferTitles.payer,
    cell: ({ payer }) => <Verbatim>{payer}</Verbatim>,
  },
  {
    id: 'payee',
    title: transferTitles.payee,
    cell: ({ payee }) => <Verbatim>{payee}</Verbatim>,
    leaves: { turn: 4, under: 'payer' },
    sameAs: { column: 'payer', holds: ({ payer, payee }) => payer !== undefined && payer === payee },
  },
  {
    id: 'wallet',
    title: transferTitles.wallet,
    cell: selectWay,
    full: selectWay,
    leaves: { turn: 3, under: 'payer' },
  },
  {
    id: 'amount',
    ...toMoneyColumn(transferAmount, ({ amount }) => amount),
    wraps: false,
  },
  {
    id: 'netAmount',
    ...toMoneyColumn(transferNet, ({ netAmount }) => netAmount),
    leaves: { turn: 5, under: 'amount' },
    sameAs: {
      column: 'amount',
      holds: ({ amount, netAmount }) => amount !== undefined && amount === netAmount,
    },
  },
  {
    id: 'type',
    title: transferTitles.type,
    cell: ({ type }) => <ServerMessage>{type}</ServerMessage>,
    leaves: { turn: 2, under: 'wallet' },
  },
  {
    id: 'comment',
    title: transferTitles.comment,
    cell: ({ comment }) => (comment === undefined ? noFigure : <LongText>{comment}</LongText>),
    full: ({ comment }) => <ServerSentence>{comment}</ServerSentence>,
    leaves: { turn: 1, under: 'status' },
  },
  {
    id: 'status',
    title: transferTitles.status,
    cell: toStatus,
    whole: true,
  },
  {
    id: 'at',
    title: transferTitles.date,
    cell: ({ at }) => <Moment at={at} form="slashDay" />,
    whole: true,
  },
];
