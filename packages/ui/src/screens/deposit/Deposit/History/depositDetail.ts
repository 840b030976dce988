import type { RowLines } from '../../../../components/DataList/rowLines';
import type { MoneyProps } from '../../../../components/Money/Money';
import type { RowDetailData } from '../../../../components/RowDetail/rowDetail';
import { briefAddress } from '../../../../text/format/address';
import { walletNames } from '../../../../text/wallets';
import type { DepositRow } from '../DepositScreen.types';
import { depositWords } from '../depositWords';

// Pure: what a found deposit says of itself, in its detail and in the two lines of a phone.

const amountOf = ({ amount }: DepositRow): MoneyProps => ({ value: amount, signed: true, tone: 'good' });

export const depositDetailOf = (row: DepositRow): RowDetailData => ({
  kind: depositWords.oneDeposit,
  code: row.hash === undefined ? undefined : briefAddress(row.hash),
  wholeCode: row.hash,
  amount: amountOf(row),
  meaning: depositWords.isIn(walletNames.pay_in),
  at: row.createdAt,
  related: row.href === undefined ? undefined : [{ label: depositWords.inExplorer, href: row.href }],
});

export const depositLinesOf = (row: DepositRow): RowLines => ({
  icon: 'deposit',
  what: depositWords.oneDeposit,
  amount: amountOf(row),
  about: row.hash === undefined ? '' : briefAddress(row.hash),
  at: row.createdAt,
});
