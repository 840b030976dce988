import type { AskedAbout } from '../../../components/DataList/supportColumn';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import type { Proving } from '../../../forms/proving';
import type { CancelTerms, CancelValues } from '../Cancellation/cancellation';
import type { Invoice } from '../Invoice/invoice';

/** One bought bot (B §3); what the server left out, or wrote unreadably, is absent. Amounts are decimal texts in USD. */
export interface BotSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** What a cancellation names; without it the row offers none. */
  cancelId?: string | undefined;
  /** False for one that the member bought for somebody else: theirs to cancel (D70). */
  own: boolean;
  username?: string | undefined;
  invoiceId?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  activatedAt?: string | undefined;
  endsAt?: string | undefined;
  /** B §4: anything but 1 is InActive. */
  status: 'active' | 'inactive';
  invoice: Invoice;
}

export interface BotHistoryScreenProps {
  subscriptions: PagedList<BotSubscription>;
  /** Undefined until the list has said them. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** In milliseconds since 1970; names the zone of the times. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  proving: Proving;
  /** Within the press, so that the browser lets a new tab open. */
  onInvoiceOpened: (invoice: Invoice) => void;
}
