/** What an invoice says (B §2); absent where the server left it out, and shown as `--`. */
export interface Invoice {
  billTo?: string | undefined;
  username?: string | undefined;
  country?: string | undefined;
  invoiceId?: string | undefined;
  /** The invoice's date and the payment's (D8). */
  at?: string | undefined;
  package?: string | undefined;
  /** USD, decimal text; its words are reckoned from it. */
  amountPaid?: string | undefined;
}

/** The document's title, and the name of a file that is saved of it. */
export const invoiceTitle = ({ invoiceId }: Invoice): string =>
  invoiceId === undefined ? 'Invoice' : `Invoice ${invoiceId}`;
