import type { AskedAbout } from '../../../components/DataList/DataList';
import type { CancelQuote } from '../Cancellation/cancellation';
import type { Invoice } from '../Invoice/invoice';

/** One bought bot (B §3). Missing and unreadable values are absent. Amounts are decimal texts in USD. */
export interface BotSubscription extends AskedAbout {
  /** Unique on its page. */
  id: string;
  /** The id for a cancellation. Without it the row can't be cancelled. */
  cancelId?: string | undefined;
  /** False when the member bought it for someone else, who alone may cancel it (D70). */
  own: boolean;
  username?: string | undefined;
  invoiceId?: string | undefined;
  package?: string | undefined;
  price?: string | undefined;
  /** Path of a new ticket about a bonus that is missing for it. */
  claim?: string | undefined;
  /** What a cancellation costs and returns. Absent where the server does not send it (D113). */
  cancelQuote?: CancelQuote | undefined;
  activatedAt?: string | undefined;
  endsAt?: string | undefined;
  /** B §4: any value except 1 is InActive. */
  status: 'active' | 'inactive';
  invoice: Invoice;
}
