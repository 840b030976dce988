import type { RowLines } from '../../../../components/DataList/rowLines';
import type { MoneyProps } from '../../../../components/Money/Money';
import type { RowDetailData } from '../../../../components/RowDetail/detailData';
import { briefAddress } from '../../../../text/format/address';
import { walletNames } from '../../../../text/wallets';
import { depositMessages } from '../messages';

// Pure: a deposit's texts, in its detail and in the two lines of a phone.

/** A detected deposit, or a reported and approved one (A §3). */
export interface DepositRow {
  id: string;
  /** The transaction's hash, or the bank's number. Absent shows '--'. */
  hash?: string | undefined;
  /** The network's explorer page. Absent without an explorer (D84). */
  href?: string | undefined;
  /** Dollars as decimal text. */
  amount?: string | undefined;
  /** ISO date-time. */
  createdAt?: string | undefined;
}

const toMoney = ({ amount }: DepositRow): MoneyProps => ({
  figure: 'depositAmount',
  value: amount,
  signed: true,
  tone: 'good',
});

export const toDepositDetail = (row: DepositRow): RowDetailData => ({
  kind: depositMessages.oneDeposit,
  code: row.hash === undefined ? undefined : briefAddress(row.hash),
  wholeCode: row.hash,
  amount: toMoney(row),
  meaning: depositMessages.isIn({ wallet: walletNames.pay_in }),
  at: row.createdAt,
  related: row.href === undefined ? undefined : [{ label: depositMessages.inExplorer, href: row.href }],
});

export const toDepositLines = (row: DepositRow): RowLines => ({
  icon: 'deposit',
  what: depositMessages.oneDeposit,
  amount: toMoney(row),
  about: row.hash === undefined ? '' : briefAddress(row.hash),
  at: row.createdAt,
});
