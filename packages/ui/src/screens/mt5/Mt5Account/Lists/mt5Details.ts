import type { RowLines } from '../../../../components/DataList/rowLines';
import type { MoneyProps } from '../../../../components/Money/Money';
import type { RowDetailData } from '../../../../components/RowDetail/rowDetail';
import type { RowStatus } from '../../../../components/StatusPill/StatusPill';
import { directionMessages } from '../../../../text/columnTitles';
import { subtractAmounts } from '../../../../text/format/amount';
import { noFigure } from '../../../../text/format/money';
import type { Mt5Transaction } from '../Mt5AccountScreen.types';
import { mt5Messages } from '../messages';

// Pure: the texts of an MT5 account's transactions.

/** A debit has a minus, whether the server sends one or not. */
export function transactionAmount({ amount, direction }: Mt5Transaction): MoneyProps {
  const size = amount?.replace(/^[+-]/, '');
  const credit = direction === 'credit';
  const value = direction === 'debit' && size !== undefined ? subtractAmounts('0', size) : amount;
  return { value, signed: credit, tone: credit ? 'good' : 'plain' };
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
