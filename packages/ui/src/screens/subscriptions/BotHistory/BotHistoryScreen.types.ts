import type { AskedAbout } from '../../../components/DataList/askedAbout';
import type { ListExport } from '../../../components/ExportButton/listExport';
import type { Freshness as Age } from '../../../components/Freshness/freshness';
import type { PagedList } from '../../../components/ListFrame/pagedList';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/verification';
import type { CancelQuote, CancelTerms, CancelValues } from '../Cancellation/cancellation';
import type { Invoice } from '../Invoice/invoice';

/** One bought bot (B §3). What the server left out or wrote unreadably is absent. Amounts are decimal texts in USD. */
export interface BotSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** The id for a cancellation. Without it the row offers none. */
  cancelId?: string | undefined;
  /** False when the member bought it for somebody else, who alone may cancel it (D70). */
  own: boolean;
  username?: string | undefined;
  invoiceId?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  /** What a cancellation brings; absent where the server does not say (D113). */
  cancelQuote?: CancelQuote | undefined;
  activatedAt?: string | undefined;
  endsAt?: string | undefined;
  /** B §4: anything but 1 is InActive. */
  status: 'active' | 'inactive';
  invoice: Invoice;
}

export interface BotHistoryScreenProps {
  subscriptions: PagedList<BotSubscription>;
  /** How old the rows are; absent where nobody can say. */
  freshness?: Age | undefined;
  /** Undefined until the list has come. */
  terms: CancelTerms | undefined;
  exporting: ListExport;
  /** In milliseconds since 1970; names the zone of the times. */
  now: number;
  cancellation: ConfirmedWrite<CancelValues>;
  verification: Verification;
  /** It is called within the press, so that the browser lets a new tab open. */
  onInvoiceOpened: (invoice: Invoice) => void;
}
