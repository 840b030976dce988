import type { AskedAbout } from '../../../components/DataList/askedAbout';
import type { Destination } from '../../../components/DestinationDetails/destination';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { PagedList } from '../../../components/ListFrame/pagedList';

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
  /** When it was requested. */
  at?: string | undefined;
}

export interface WithdrawHistoryScreenProps {
  withdrawals: PagedList<Withdrawal>;
  /** The age of the rows. Absent where it is unknown. */
  freshness?: Age | undefined;
  exporting?: ListExport;
  /** Names the zone of the times, in milliseconds since 1970. */
  now: number;
  /** A hash or an address was copied. The text confirms it. */
  onCopied: (confirmation: string) => void;
}
