import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { Money } from '../../../../components/Money/Money';
import { ServerMessage } from '../../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../../components/StatusPill/StatusPill';
import { formatCount } from '../../../../text/format/money';
import { transactionAmount, transactionType, type Mt5Transaction } from './mt5Details';
import { mt5Messages } from '../messages';
import { mt5Payment } from '../figures';

/** The columns that the list shows. Its file has each of them, or a reason. */
export type Mt5TransactionColumnId = 'serial' | 'platform' | 'amount' | 'type' | 'txType' | 'date';

function getType(row: Mt5Transaction) {
  const type = transactionType(row);
  return type ? (
    <StatusPill variant={type.variant}>{type.word}</StatusPill>
  ) : (
    <ServerMessage>{row.type}</ServerMessage>
  );
}

/** The columns of B §2, in the specification's order. */
export const transactionColumns: readonly Column<Mt5Transaction, Mt5TransactionColumnId>[] = [
  {
    id: 'serial',
    title: mt5Messages.serialNo,
    whole: true,
    ordinal: true,
    cell: ({ serial }) => formatCount(serial),
  },
  {
    id: 'platform',
    title: mt5Messages.platform,
    leaves: { turn: 1, under: 'txType' },
    cell: ({ platform }) => <ServerMessage>{platform}</ServerMessage>,
  },
  {
    id: 'amount',
    title: mt5Payment.title,
    numeric: true,
    cell: (row) => <Money {...transactionAmount(row)} />,
  },
  { id: 'type', title: mt5Messages.type, whole: true, cell: getType },
  {
    id: 'txType',
    title: mt5Messages.txType,
    cell: ({ txType }) => <ServerMessage>{txType}</ServerMessage>,
  },
  {
    id: 'date',
    title: mt5Messages.date,
    whole: true,
    cell: ({ at }) => <Moment at={at} form="dayTime" />,
  },
];
