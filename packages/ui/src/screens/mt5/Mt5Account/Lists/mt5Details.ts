import type { RowLines } from '../../../../components/DataList/rowLines';
import type { MoneyProps } from '../../../../components/Money/Money';
import type { RowDetailData } from '../../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../../components/StatusPill/StatusPill';
import { directionMessages } from '../../../../text/columnTitles';
import { subtractAmounts } from '../../../../text/format/amount';
import { noFigure } from '../../../../text/format/money';
import { mt5Messages } from '../messages';

/** One transaction of the account's balance. */
export interface Mt5Transaction {
  /** Unique on its page. */
  id: string;
  /** Its position in the whole list, from 1. */
  serial: number;
  platform?: string | undefined;
  /** USD. */
  amount?: string | undefined;
  direction?: 'credit' | 'debit' | undefined;
  /** The server's value for any other direction. */
  type?: string | undefined;
  txType?: string | undefined;
  at?: string | undefined;
}

/** A debit has a minus, whether the server sends one or not. */
export function transactionAmount({ amount, direction }: Mt5Transaction): MoneyProps {
  const size = amount?.replace(/^[+-]/, '');
  const credit = direction === 'credit';
  const value = direction === 'debit' && size !== undefined ? subtractAmounts('0', size) : amount;
  return { figure: 'mt5Payment', value, signed: credit, tone: credit ? 'good' : 'plain' };
}

export const transactionType = ({ direction }: Mt5Transaction): RowStatus | undefined =>
  direction && { word: directionMessages[direction], variant: direction === 'credit' ? 'good' : 'neutral' };

export const toMt5TransactionDetail = (row: Mt5Transaction): RowDetailData => ({
  kind: row.txType ?? mt5Messages.transaction,
  amount: transactionAmount(row),
  status: transactionType(row),
  meaning: row.direction && mt5Messages[row.direction],
  at: row.at,
});

export const toMt5TransactionLines = (row: Mt5Transaction): RowLines => ({
  icon: row.direction === 'debit' ? 'withdraw' : 'deposit',
  what: row.txType ?? row.type ?? noFigure,
  amount: transactionAmount(row),
  about: row.platform ?? '',
  at: row.at,
});
