import type { AskedAbout } from '../../../components/DataList/supportColumn';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import type { Proving } from '../../../forms/proving';
import type { AccountWrite } from '../AddAccount/addAccount';
import type { CancelTerms, CancelValues } from '../Cancellation/cancellation';

/** B §4: 0 Expired, 1 Active, 2 Cancelled, 3 Cancellation Requested. */
export type LiveStatus = 'expired' | 'active' | 'cancelled' | 'requested';

/** One bought live package (B §3); what the server left out, or wrote unreadably, is absent. Amounts are decimal texts in USD. */
export interface LiveSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** What a cancellation and an account name; without it the row offers neither. */
  cancelId?: string | undefined;
  /** False for one that the member bought for somebody else: theirs to cancel, and to give an account. */
  own: boolean;
  username?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  /** ROI so far, and what there will be at most; told to its owner alone. */
  paidRoi?: string | undefined;
  roiLimit?: string | undefined;
  /** The attached MT5 account: it has a page of its own. */
  account?: string | undefined;
  /** The package's own trading account, where it has one. */
  packageAccount?: string | undefined;
  /** It trades on MT5, and has no account yet (D69). */
  lacksAccount: boolean;
  boughtAt?: string | undefined;
  status?: LiveStatus | undefined;
}

export interface LiveHistoryScreenProps {
  subscriptions: PagedList<LiveSubscription>;
  /** Undefined until the list has said them. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** In milliseconds since 1970; names the zone of the times. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  proving: Proving;
  adding: AccountWrite;
}
