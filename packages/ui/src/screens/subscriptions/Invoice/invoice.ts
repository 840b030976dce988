import { subscriptionMessages } from '../messages';
import { invoiceMessages } from '../messages';
/** An invoice's values (B §2). A value that the server left out is absent, and shows as `--`. */
export interface Invoice {
  billTo?: string | undefined;
  username?: string | undefined;
  country?: string | undefined;
  /** The payer, if it is not the owner. */
  paidBy?: string | undefined;
  invoiceId?: string | undefined;
  /** The invoice's date and the payment's (D8). */
  at?: string | undefined;
  package?: string | undefined;
  /** USD, decimal text. The amount in words is derived from it. */
  amountPaid?: string | undefined;
}

/** The document's title, and the default file name. */
export const invoiceTitle = ({ invoiceId }: Invoice): string =>
  invoiceId === undefined ? subscriptionMessages.invoice : invoiceMessages.getInvoice({ id: invoiceId });
