import type { TakeBackValues } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { AskedAbout } from '../../../components/DataList/DataList';
import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';

/** B §4: 0 Pending, 1 Completed, 2 Rejected. */
export type WithdrawalStatus = 'pending' | 'completed' | 'rejected';

/** One withdrawal (B §3). Missing and unreadable values are absent. Amounts are decimal texts. */
export interface Withdrawal extends AskedAbout {
  /** Unique on its page. */
  id: string;
  code?: string | undefined;
  /** The name of its wallet. */
  type?: string | undefined;
  hash?: string | undefined;
  /** The network's explorer page for the hash. Absent without an explorer (D84). */
  explorer?: string | undefined;
  /** The payment method. It determines the currency of the two amounts that follow `amountFrom`. */
  method?: 'crypto' | 'bank' | undefined;
  /** Its destination. */
  destination: Destination;
  /** USD. */
  amountFrom?: string | undefined;
  /** INR for a bank, else USD. It is the server's own figure (D82). */
  amountTo?: string | undefined;
  netAmount?: string | undefined;
  remarks?: string | undefined;
  status?: WithdrawalStatus | undefined;
  /** A rejected one that the member took back (D151). */
  takenBack?: boolean | undefined;
  /** The name of the wallet that has the money of a rejected one again. Absent where the server doesn't send it. */
  returnedTo?: string | undefined;
  /** The server lets the member take it back (D119). */
  canTakeBack?: boolean | undefined;
  /** When it was requested. */
  at?: string | undefined;
  /** When it was paid or declined. Absent before, and where the server sends no such time. */
  decidedAt?: string | undefined;
}

/** Undefined for a withdrawal that the member can't take back. */
export const toTakeBackValues = ({
  canTakeBack,
  code,
  amountFrom = '',
  type = '',
}: Withdrawal): TakeBackValues | undefined =>
  canTakeBack && code !== undefined ? { item: code, amount: amountFrom, wallet: type } : undefined;
