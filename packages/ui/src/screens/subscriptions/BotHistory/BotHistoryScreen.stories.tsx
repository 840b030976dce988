import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { formatDate } from '../../../text/format/dates';
import { bot, botArgs, bots, botTerms } from './BotHistoryScreen.fixtures';
import { BotHistoryScreen } from './BotHistoryScreen';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { subscriptionMessages, cancelMessages } from '../messages';
import { subscriptionsTexts, transactionsTexts, withdrawTexts } from '../../../text/messages';
import { botTitles } from '../../../text/columnTitles';
import { messagePattern } from '../../../testing/messagePattern';
import { errorTexts } from '../../../text/visitorMessages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { detailMessages } from '../../../text/detailMessages';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: A §2 Dashboard, B §2, B §2 Bot history, B §3 Subscriptions, B §4 Bot subscription status, B §8 Empty states
const meta = {
  title: 'Screens/Subscriptions/BotHistory',
  component: BotHistoryScreen,
  args: botArgs,
} satisfies Meta<typeof BotHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getRows = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: subscriptionMessages.botTitle })).getAllByRole('row');
const getCells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent);

/** The columns of B §2 in order. Each row has an invoice, and the member's own active ones a cancellation. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const [head, own, gift, over] = getRows(canvas);
    await expect(getCells(head)).toEqual([
      ...[
        cancelMessages.owner,
        subscriptionsTexts.invoiceId,
        botTitles.package,
        cancelMessages.price,
        subscriptionsTexts.activationDate,
        subscriptionsTexts.endDate,
        botTitles.status,
        subscriptionMessages.invoice,
      ],
    ]);
    await expect(getCells(own).slice(0, 6)).toEqual([
      ...['amara21', 'INV-000501', 'Starter Bot', '$100.00'],
      ...[bots[0]!.activatedAt, bots[0]!.endsAt].map((at) => formatDate(at, 'dayTime')),
    ]);
    await expect(within(own!).getByText(subscriptionsTexts.active)).toBeVisible();
    await expect(within(over!).getByText(subscriptionsTexts.inactive)).toBeVisible();
    await userEvent.click(
      within(own!).getByRole('button', { name: `${subscriptionMessages.invoice} INV-000501` }),
    );
    await expect(args.onInvoiceOpen).toHaveBeenCalledWith(bots[0]!.invoice);
    await userEvent.click(
      within(own!).getByRole('button', { name: `${subscriptionMessages.cancel} INV-000501` }),
    );
    await expect(args.cancellation.onRequest).toHaveBeenCalledWith({
      ...{ id: '501', package: 'Starter Bot', username: 'amara21', price: '100.00' },
    });
    for (const row of [gift, over])
      await expect(
        within(row!).queryByRole('button', { name: new RegExp(`^${subscriptionMessages.cancel}`) }),
      ).not.toBeInTheDocument();
    await expect(within(gift!).getByText(subscriptionMessages.boughtByYou)).toBeVisible();
  },
};

/** In a window of 1440 px, next to the menu, every date-time fits one line despite longer names. */
export const OnOneLine: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    subscriptions: pagedList(
      bots.map((row) => ({
        ...row,
        username: 'amara_of_the_north21',
        package: 'Flexible Arbitrage Bot 2500',
      })),
      { fields: [] },
    ),
  },
  decorators: [
    (History) => (
      <div style={{ inlineSize: 1132 }}>
        <History />
      </div>
    ),
  ],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
    for (const time of table.querySelectorAll('time')) {
      const tops = [...time.getClientRects()].map(({ top }) => top);
      await expect(new Set(tops).size, time.textContent).toBe(1);
    }
  },
};

/** This list has no filters, so there is no Filter button. The export is still offered. */
export const WithoutFilter: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: transactionsTexts.filter })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /CSV/ })).toBeVisible();
  },
};

/** Unless the operator allows it, no row can be cancelled (D70). */
export const CancelNotOffered: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { terms: { ...botTerms, allowed: false } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${subscriptionMessages.cancel}`) }),
    ).not.toBeInTheDocument();
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(`^${subscriptionMessages.invoice}`) }),
    ).toHaveLength(3);
  },
};

/** Missing values show `--`, also on the invoice. */
export const Odd: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    subscriptions: pagedList([{ id: 'at-0', own: true, status: 'inactive', invoice: {} }], { fields: [] }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const cells = getCells(getRows(canvas)[1]);
    await expect(cells.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '--'));
  },
};

/** A cancellation sent before a reload has no answer yet. The list is the history. */
export const Unanswered: Story = {
  args: {
    cancellation: idleWrite({
      unanswered: { values: { id: '501', package: 'Starter Bot' }, at: Date.parse('2026-11-20T08:58:00Z') },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(messagePattern(cancelMessages.unansweredPackage))).toHaveTextContent(
      messagePattern(cancelMessages.unansweredPackage.replace('{package}', 'Starter Bot')),
    );
    await expect(canvas.queryByRole('button', { name: errorTexts.tryAgain })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: verifyMessages.startAgain }));
    await expect(args.cancellation.onForget).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { subscriptions: pagedList([], withoutRows.loading), terms: undefined },
  parameters: noSnapshot,
};
export const Failed: Story = {
  args: { subscriptions: pagedList([], withoutRows.failed) },
  parameters: noSnapshot,
};
export const Empty: Story = {
  args: { subscriptions: pagedList([], { ...withoutRows.empty, fields: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawTexts.noDataForAction)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: subscriptionMessages.buy })[0]).toHaveAttribute(
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

export const Mobile: Story = { ...onPhone };

/** On a phone, a tap on a row opens all its columns and buttons. */
export const MobileDetail: Story = {
  args: { subscriptions: pagedList([bot(), ...bots.slice(1)], { fields: [] }) },
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('group', { name: subscriptionMessages.botTitle }));
    await userEvent.click(list.getByRole('button', { name: /INV-000501/ }));
    const detail = within(await screen.findByRole('dialog', { name: 'Starter Bot · INV-000501' }));
    await expect(
      detail.getByRole('button', { name: `${subscriptionMessages.invoice} INV-000501` }),
    ).toBeVisible();
    await expect(detail.getAllByRole('term')).toHaveLength(10);
    await expectLink(detail, detailMessages.askSupport, bots[0]!.support!);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Tablet: Story = { ...onTablet };

/** Without a network an invoice can be viewed, but nothing can be cancelled (D36). */
export const Offline: Story = {
  args: { cancellation: idleWrite({ offline: true }) },
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [, own] = getRows(canvas);
    await expect(
      within(own!).getByRole('button', { name: `${subscriptionMessages.cancel} INV-000501` }),
    ).toBeDisabled();
    await expect(
      within(own!).getByRole('button', { name: `${subscriptionMessages.invoice} INV-000501` }),
    ).toBeEnabled();
  },
};

/** The age of the rows and their chart, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.subscriptions) };
