import { nameFigure } from '../../../text/figures/figure';
import { invoiceMessages } from '../messages';

// The name of an invoice’s amount.

export const invoiceAmount = nameFigure('invoiceAmount', invoiceMessages.amountPaid);
