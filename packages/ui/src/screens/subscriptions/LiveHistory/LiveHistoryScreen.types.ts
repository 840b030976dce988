import type { ReactNode } from 'react';
import type { AskedAbout } from '../../../components/DataList/askedAbout';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/verification';
import type { AccountWrite } from '../AddAccount/addAccount';
import type { CancelQuote, CancelTerms, CancelValues } from '../Cancellation/cancellation';

/** B §4: 0 Expired, 1 Active, 2 Cancelled, 3 Cancellation Requested. */
export type LiveStatus = 'expired' | 'active' | 'cancelled' | 'requested';

/**
 * One live package (B §3). What the server left out or wrote unreadably is absent. Amounts are decimal texts in USD.
 */
export interface LiveSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** The id for a cancellation and an account. Without it the row offers neither. */
  cancelId?: string | undefined;
  /** False when the member bought it for somebody else, who alone may cancel it and give it an account. */
  own: boolean;
  username?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  /** What a cancellation brings; absent where the server does not say (D113). */
  cancelQuote?: CancelQuote | undefined;
  /** ROI so far, and the most there will be. Only the owner is told. */
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
  /** What they have paid of their limits, once its code is there. Until then its place is kept. */
  roi?: ReactNode;
  /** How old the rows are; absent where nobody can say. */
  freshness?: Age | undefined;
  /** Undefined until the list has come. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** In milliseconds since 1970; names the zone of the times. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  verification: Verification;
  adding: AccountWrite;
}
