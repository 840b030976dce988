import type { AskedAbout } from '../../../components/DataList/askedAbout';
import type { Destination } from '../../../components/DestinationDetails/destination';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { PagedList } from '../../../components/ListFrame/pagedList';

/** B §4: 0 Pending, 1 Completed, 2 Rejected. */
export type WithdrawalStatus = 'pending' | 'completed' | 'rejected';

/** One withdrawal (B §3). What the server left out or wrote unreadably is absent. Amounts are decimal texts. */
export interface Withdrawal extends AskedAbout {
  /** Unique on its page. */
  id: string;
  code?: string | undefined;
  /** The wallet that it was taken from, as it is called. */
  type?: string | undefined;
  hash?: string | undefined;
  /** Where the network's explorer shows the hash; absent without an explorer (D84). */
  explorer?: string | undefined;
  /** How it is paid; it decides the currency of the two amounts that follow `amountFrom`. */
  method?: 'crypto' | 'bank' | undefined;
  /** Where it went. */
  destination: Destination;
  /** USD. */
  amountFrom?: string | undefined;
  /** INR to a bank, else USD. It is the server's own figure (D82). */
  amountTo?: string | undefined;
  netAmount?: string | undefined;
  remarks?: string | undefined;
  status?: WithdrawalStatus | undefined;
  /** When it was asked for. */
  at?: string | undefined;
}

export interface WithdrawHistoryScreenProps {
  withdrawals: PagedList<Withdrawal>;
  /** How old the rows are; absent where nobody can say. */
  freshness?: Age | undefined;
  exporting?: ListExport;
  /** In milliseconds since 1970; names the zone of the times. */
  now: number;
  /** A hash or an address was copied. The text confirms it. */
  onCopied: (confirmation: string) => void;
}
