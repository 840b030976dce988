import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { stillWrite } from '../../../components/VerifyDialog/confirmedWrite.fixtures';
import { bot, botArgs, bots, botTerms } from './BotHistoryScreen.fixtures';
import { BotHistoryScreen } from './BotHistoryScreen';

const meta = {
  title: 'Screens/Subscriptions/BotHistory',
  component: BotHistoryScreen,
  args: botArgs,
} satisfies Meta<typeof BotHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('table', { name: 'Subscription History' })).getAllByRole('row');
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

/** The columns of B §2 in its order; an invoice for each, a cancellation for an active one of the member's own. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [head, own, gift, over] = rowsOf(canvasElement);
    await expect(cellsOf(head)).toEqual([
      ...[
        'Username',
        'Invoice ID',
        'Package Name',
        'Price',
        'Activation Date',
        'End Date',
        'Status',
        'Invoice',
        'Support',
      ],
    ]);
    await expect(cellsOf(own).slice(0, 4)).toEqual(['amara21', 'INV-000501', 'Starter Bot', '$100.00']);
    await expect(
      within(own!).getByRole('link', { name: 'Ask support about this: INV-000501' }),
    ).toHaveAttribute('href', bots[0]!.support);
    await expect(within(own!).getByText('Active')).toBeVisible();
    await expect(within(over!).getByText('InActive')).toBeVisible();
    await userEvent.click(within(own!).getByRole('button', { name: 'Invoice INV-000501' }));
    await expect(args.onInvoiceOpened).toHaveBeenCalledWith(bots[0]!.invoice);
    await userEvent.click(within(own!).getByRole('button', { name: 'Cancel INV-000501' }));
    await expect(args.cancellation.onAsked).toHaveBeenCalledWith({
      ...{ id: '501', package: 'Starter Bot', username: 'amara21', price: '100.00' },
    });
    for (const row of [gift, over])
      await expect(within(row!).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await expect(within(gift!).getByText('Bought by you')).toBeVisible();
  },
};

/** Nothing filters this list: there is no Filter, and the file is offered all the same. */
export const WithoutFilter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeVisible();
  },
};

/** Without a word of the operator no row can be cancelled (D70). */
export const CancelNotOffered: Story = {
  args: { terms: { ...botTerms, allowed: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    await expect(within(canvasElement).getAllByRole('button', { name: /^Invoice/ })).toHaveLength(3);
  },
};

/** Whatever is missing is `--`; the invoice is there, and says so too. */
export const Odd: Story = {
  args: {
    subscriptions: pagedList([{ id: 'at-0', own: true, status: 'inactive', invoice: {} }], { fields: [] }),
  },
  play: async ({ canvasElement }) => {
    const cells = cellsOf(rowsOf(canvasElement)[1]);
    await expect(cells.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '--'));
  },
};

/** A cancellation that was sent before a reload, without an answer: the list is the history. */
export const Unanswered: Story = {
  args: {
    cancellation: stillWrite({
      unanswered: { values: { id: '501', package: 'Starter Bot' }, at: Date.parse('2026-11-21T09:58:00Z') },
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The cancellation of/)).toHaveTextContent(/Starter Bot was sent at/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'I have checked: start anew' }));
    await expect(args.cancellation.onForgotten).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { subscriptions: pagedList([], withoutRows.loading), terms: undefined },
};
export const Failed: Story = { args: { subscriptions: pagedList([], withoutRows.failed) } };
export const Empty: Story = {
  args: { subscriptions: pagedList([], { ...withoutRows.empty, fields: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No Data For Action')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Purchase Package' })[0]).toHaveAttribute(
      'href',
      '/user/packageList',
    );
  },
};
export const LongText: Story = {
  args: {
    subscriptions: pagedList(
      bots.map((row) => ({
        ...row,
        username: 'amara21'.repeat(6),
        package: 'A bot package of a very long name '.repeat(3),
        price: '999999999999.99',
      })),
      { fields: [] },
    ),
  },
};
/** On a phone each card has its buttons in sight, and every column behind "More". */
export const Mobile: Story = {
  args: { subscriptions: pagedList([bot(), ...bots.slice(1)], { fields: [] }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Subscription History' });
    const card = within(within(list).getAllByRole('listitem')[0]!);
    await expect(card.getByRole('button', { name: 'Invoice INV-000501' })).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'More' }));
    await expect(card.getAllByRole('term')).toHaveLength(9);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
