import type { TakeBackValues } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { SummaryCard } from '../../../components/SummaryCards/SummaryValue';
import { walletNames } from '../../../text/wallets';
import type { AskedAbout } from '../../../components/DataList/DataList';

/** B §4: 0 Pending, 1 Approved, 2 Rejected. */
export type TransferStatus = 'pending' | 'approved' | 'rejected';

/** One transfer (B §3). Missing and unreadable values are absent. Amounts are USD, decimal texts. */
export interface Transfer extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** The server's number for it. Absent where it sends none. */
  code?: string | undefined;
  payer?: string | undefined;
  payee?: string | undefined;
  /** The names of both wallets. */
  from?: string | undefined;
  to?: string | undefined;
  amount?: string | undefined;
  netAmount?: string | undefined;
  type?: string | undefined;
  comment?: string | undefined;
  status?: TransferStatus | undefined;
  /** A rejected one that the member took back (D151). */
  takenBack?: boolean | undefined;
  /** The name of the wallet that has the money of a rejected one again. Absent where the server doesn't send it. */
  returnedTo?: string | undefined;
  /** The server lets the member take it back (D119). */
  canTakeBack?: boolean | undefined;
  at?: string | undefined;
}

/** Undefined for a transfer that the member can't take back. */
export const toTakeBackValues = ({
  canTakeBack,
  code,
  amount = '',
  from = '',
}: Transfer): TakeBackValues | undefined =>
  canTakeBack && code !== undefined ? { item: code, amount, wallet: from } : undefined;

/** The requested transfer, the only kind that exists (B §9). `amount` is a plain decimal text above zero. */
export type TransferValues = {
  wallet: 'pay_out_to_pay_in';
  amount: string;
};

/** The balances of the two wallets, USD. Absent while they are unknown. */
export interface TransferBalances {
  from?: string | undefined;
  to?: string | undefined;
}

/** An approved transfer brought less than it took. */
export const hasFee = ({ status, amount, netAmount }: Transfer): boolean =>
  status === 'approved' && netAmount !== undefined && amount !== netAmount;

/** The server's sums without those of a wallet that the form shows with the same balance. */
export const selectOtherSums = (cards: readonly SummaryCard[], { from, to }: TransferBalances) =>
  cards.filter(({ title, figure }) => {
    const shown = { [walletNames.pay_out]: from, [walletNames.pay_in]: to }[title];
    return shown === undefined || figure?.value !== shown;
  });
