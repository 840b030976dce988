import { fn } from 'storybook/test';
import { bot } from '../BotHistory/BotHistoryScreen.fixtures';
import type { InvoiceScreenProps } from './InvoiceScreen';

export const invoiceArgs = { invoice: bot().invoice, onPrint: fn() } satisfies InvoiceScreenProps;

/** Hostile or malformed values of a server. They stay text. */
export const oddInvoice: InvoiceScreenProps['invoice'] = {
  billTo: '<img src=x onerror=alert(1)>',
  username: '‮amara21',
  country: '</style><script>alert(1)</script>',
  invoiceId: 'javascript:alert(1)',
  at: 'yesterday',
  package: 'A bot package of a very long name '.repeat(4),
  amountPaid: '999999999999.99',
};
