import { subscriptionMessages } from '../messages';
import { invoiceMessages } from '../messages';
/** What an invoice says (B §2). A value that the server left out is absent, and shown as `--`. */
export interface Invoice {
  billTo?: string | undefined;
  username?: string | undefined;
  country?: string | undefined;
  /** Who paid, where that is somebody else than the owner. */
  paidBy?: string | undefined;
  invoiceId?: string | undefined;
  /** The invoice's date and the payment's (D8). */
  at?: string | undefined;
  package?: string | undefined;
  /** USD, decimal text. The amount in words is made from it. */
  amountPaid?: string | undefined;
}

/** The document's title, and the name of a file saved from it. */
export const invoiceTitle = ({ invoiceId }: Invoice): string =>
  invoiceId === undefined ? subscriptionMessages.invoice : invoiceMessages.getInvoice(invoiceId);
