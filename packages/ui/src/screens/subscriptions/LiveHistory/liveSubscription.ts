import type { AskedAbout } from '../../../components/DataList/DataList';
import type { CancelQuote } from '../Cancellation/cancellation';

/** B §4: 0 Expired, 1 Active, 2 Cancelled, 3 Cancellation Requested. */
export type LiveStatus = 'expired' | 'active' | 'cancelled' | 'requested';

/** One live package (B §3). Missing and unreadable values are absent. Amounts are decimal texts in USD. */
export interface LiveSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** The id for a cancellation and an account. Without it the row allows neither. */
  cancelId?: string | undefined;
  /** False when the member bought it for someone else, who alone may cancel it and add an account. */
  own: boolean;
  username?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  /** Path of a new ticket about a bonus that is missing for it. */
  claim?: string | undefined;
  /** What a cancellation costs and returns. Absent where the server does not send it (D113). */
  cancelQuote?: CancelQuote | undefined;
  /** Paid ROI and its maximum. Only the owner receives them. */
  paidRoi?: string | undefined;
  roiLimit?: string | undefined;
  /** The attached MT5 account, which has its own page. */
  account?: string | undefined;
  /** The package's own trading account. Absent without one. */
  packageAccount?: string | undefined;
  /** It trades on MT5, but has no account yet (D69). */
  lacksAccount: boolean;
  boughtAt?: string | undefined;
  status?: LiveStatus | undefined;
}
