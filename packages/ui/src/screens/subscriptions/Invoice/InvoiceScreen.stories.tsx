import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, fn } from 'storybook/test';
import { termFacts } from '../../../testing/termFacts';
import { translateCountry } from '../../../text/countries/countryNames';
import { InvoiceScreen, type InvoiceScreenProps } from './InvoiceScreen';
import { onLargePhone, onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { invoiceMessages, subscriptionMessages } from '../messages';
import { withoutIsolates } from '../../../text/wholeText.fixtures';
import { messagePattern } from '../../../testing/messagePattern';
import { bot } from '../BotHistory/BotHistoryScreen.fixtures';

const invoiceArgs = { invoice: bot().invoice, onPrint: fn() } satisfies InvoiceScreenProps;

/** Hostile or malformed values of a server. They stay text. */
const oddInvoice: InvoiceScreenProps['invoice'] = {
  billTo: '<img src=x onerror=alert(1)>',
  username: '‮amara21',
  country: '</style><script>alert(1)</script>',
  invoiceId: 'javascript:alert(1)',
  at: 'yesterday',
  package: 'A bot package of a very long name '.repeat(4),
  amountPaid: '999999999999.99',
};

// Spec: B §2 Bot history
const meta = {
  title: 'Screens/Subscriptions/Invoice',
  component: InvoiceScreen,
  args: invoiceArgs,
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFacts = (invoice: HTMLElement) => termFacts(within(invoice).getAllByRole('term'));

/** Every value of B §2: names, addresses, dates, package, the amount in words, and a thank-you. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const invoice = canvas.getByRole('article', { name: invoiceMessages.getInvoice({ id: 'INV-000501' }) });
    await expect(Object.fromEntries(getFacts(invoice))).toEqual({
      [invoiceMessages.billTo]: 'Amara Okafor',
      [invoiceMessages.username]: 'amara21',
      [invoiceMessages.country]: translateCountry('Nigeria'),
      [invoiceMessages.id]: 'INV-000501',
      [invoiceMessages.date]: '02-09-2026 08:30',
      [invoiceMessages.paymentDate]: '02-09-2026 08:30',
      [invoiceMessages.currency]: invoiceMessages.usd,
      [invoiceMessages.writtenTotal]: 'One hundred dollars',
    });
    // Printed pages in another language and direction keep this (D8).
    const written = within(invoice).getByText('One hundred dollars');
    await expect([written.lang, written.dir]).toEqual(['en', 'ltr']);
    const rows = within(invoice)
      .getAllByRole('row')
      .map((row) => withoutIsolates(row.textContent));
    await expect(rows).toEqual([
      `${invoiceMessages.package}${invoiceMessages.amountPaid}`,
      'Starter Bot$100.00',
      `${invoiceMessages.total}$100.00`,
    ]);
    await expect(within(invoice).getByText(invoiceMessages.thanks)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: invoiceMessages.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Bought for someone else: the payer shows next to the billed member, and the issuer where a setting has one. */
export const ForAnother: Story = {
  args: {
    invoice: { ...invoiceArgs.invoice, username: 'tunde7', paidBy: 'amara21' },
    issuer: 'Example Ltd, 1 High Street, London',
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const facts = getFacts(
      canvas.getByRole('article', { name: invoiceMessages.getInvoice({ id: 'INV-000501' }) }),
    );
    await expect(facts).toContainEqual([invoiceMessages.paidBy, 'amara21']);
    await expect(facts).toContainEqual([invoiceMessages.issuedBy, 'Example Ltd, 1 High Street, London']);
  },
};

/** Without the portal's page there is no print button, because it would do nothing. */
export const OnItsOwn: Story = {
  args: { onPrint: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(messagePattern(invoiceMessages.printByKey))).toBeVisible();
  },
};

/** An invoice with values missing. */
export const Bare: Story = {
  args: { invoice: {} },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const invoice = canvas.getByRole('article', { name: subscriptionMessages.invoice });
    const facts = getFacts(invoice).filter(([term]) => term !== invoiceMessages.currency);
    for (const [, fact] of facts) await expect(fact).toBe('--');
  },
};

/** Hostile and long values stay text (T24). */
export const LongText: Story = {
  args: { invoice: oddInvoice },
  play: async ({ canvas }) => {
    const invoice = canvas.getByRole('article');
    await expect(invoice.querySelector('img, script, a')).toBeNull();
    await expect(within(invoice).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(invoice).not.toHaveTextContent(/NaN|undefined|null|Invalid Date/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onLargePhone, globals: { ...onLargePhone.globals, text: '200' } };
