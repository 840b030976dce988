import type { Column } from '../../../components/DataList/column';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerSentence, ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { transactionTitles } from '../../../text/columnTitles';
import { noFigure } from '../../../text/format/money';
import type { Transaction } from './transaction';
import { toTransactionAmount, toTransactionType, toTransactionWallet } from './transactionDetail';
import { transactionAmount } from '../../../text/figures/listFigures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type TransactionColumnId = 'wallet' | 'type' | 'amount' | 'description' | 'source' | 'date';

/** The columns of B §2, in order. The date has twelve hours with AM or PM (D90). */
export const transactionColumns: readonly Column<Transaction, TransactionColumnId>[] = [
  {
    id: 'wallet',
    title: transactionTitles.wallet,
    cell: (row) => <ServerMessage>{toTransactionWallet(row)}</ServerMessage>,
  },
  {
    id: 'type',
    title: transactionTitles.type,
    leaves: { turn: 2, under: 'amount' },
    whole: true,
    cell: toDirection,
  },
  {
    id: 'amount',
    title: transactionAmount.title,
    numeric: true,
    cell: (row) => <Money {...toTransactionAmount(row)} />,
  },
  {
    id: 'description',
    title: transactionTitles.description,
    leaves: { turn: 3, under: 'wallet' },
    cell: ({ note }) => <ServerSentence>{note}</ServerSentence>,
  },
  {
    id: 'source',
    title: transactionTitles.source,
    leaves: { turn: 1, under: 'description' },
    cell: ({ source }) => <ServerMessage>{source}</ServerMessage>,
  },
  {
    id: 'date',
    title: transactionTitles.date,
    whole: true,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime12" />,
  },
];

function toDirection(row: Transaction) {
  const type = toTransactionType(row);
  return type ? <StatusPill variant={type.variant}>{type.word}</StatusPill> : noFigure;
}
