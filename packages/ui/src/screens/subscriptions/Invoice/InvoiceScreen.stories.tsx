import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InvoiceScreen } from './InvoiceScreen';
import { invoiceArgs, oddInvoice } from './InvoiceScreen.fixtures';

const meta = {
  title: 'Screens/Subscriptions/Invoice',
  component: InvoiceScreen,
  args: invoiceArgs,
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFacts = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Everything of B §2: who, where, which, when, what, how much, in words, and a thank-you. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Invoice INV-000501' });
    await expect(Object.fromEntries(getFacts(paper))).toEqual({
      'Bill to': 'Amara Okafor',
      Username: 'amara21',
      Country: 'Nigeria',
      'Invoice ID': 'INV-000501',
      'Invoice date': '02-09-2026 08:30',
      'Payment date': '02-09-2026 08:30',
      Currency: 'USD',
      'Total in words': 'One hundred dollars',
    });
    // It is so on a paper in another language too, from right to left or not (D8).
    const inMessages = within(paper).getByText('One hundred dollars');
    await expect([inMessages.lang, inMessages.dir]).toEqual(['en', 'ltr']);
    const rows = within(paper)
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(rows).toEqual(['PackageAmount paid', 'Starter Bot$100.00', 'Total paid$100.00']);
    await expect(within(paper).getByText('Thank you for your purchase.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** Bought for somebody else: who paid is named beside who is billed, and the issuer where a setting names one. */
export const ForAnother: Story = {
  args: {
    invoice: { ...invoiceArgs.invoice, username: 'tunde7', paidBy: 'amara21' },
    issuer: 'Example Ltd, 1 High Street, London',
  },
  play: async ({ canvas }) => {
    const facts = getFacts(canvas.getByRole('article', { name: 'Invoice INV-000501' }));
    await expect(facts).toContainEqual(['Paid by', 'amara21']);
    await expect(facts).toContainEqual(['Issued by', 'Example Ltd, 1 High Street, London']);
  },
};

/** The portal's page is gone: no button that would do nothing. */
export const OnItsOwn: Story = {
  args: { onPrint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/print command of your browser/)).toBeVisible();
  },
};

/** What the server left out. */
export const Bare: Story = {
  args: { invoice: {} },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Invoice' });
    const facts = getFacts(paper).filter(([term]) => term !== 'Currency');
    for (const [, fact] of facts) await expect(fact).toBe('--');
  },
};

/** Hostile and long texts are texts (T24). */
export const LongText: Story = {
  args: { invoice: oddInvoice },
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article');
    await expect(paper.querySelector('img, script, a')).toBeNull();
    await expect(within(paper).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(paper).not.toHaveTextContent(/NaN|undefined|null|Invalid Date/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { viewport: { value: 'phoneLarge' }, text: '200' } };
