import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { hideAmounts } from '../../../text/format/hiddenAmounts';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { articlesMessages } from '../Articles/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { dayTitle } from '../../../text/format/days';
import { findReadingFaults } from '../../../testing/readingFaults';
import { transactionsTexts, transferTexts, newsTexts, errorTexts } from '../../../text/messages';
import { formatAgo } from '../../../testing/formatAgo';
import { imageBase } from '../../../components/HtmlBody/HtmlBody.fixtures';
import type { Article } from '../Articles/article';
import {
  AllNotificationsScreen,
  type AllNotificationsScreenProps,
  allNotificationsMessages,
} from './AllNotificationsScreen';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

const note = (id: number, title: string, html: string, moment: string, unread = false): Article => ({
  id: `notification-${id}`,
  title,
  html,
  text: html.replace(/<[^>]*>/g, ''),
  moment,
  unread,
});

const notifications: readonly Article[] = [
  note(
    9,
    'Deposit received',
    '<p>Your deposit of <b>$2,000.00</b> was credited to the Receiving Wallet.</p>',
    '2026-11-20T07:14:00Z',
    true,
  ),
  note(
    8,
    'KYC: address proof approved',
    '<p>One document is still missing.</p>',
    '2026-11-19T09:00:00Z',
    true,
  ),
  { ...note(7, 'Ticket #42 answered', '', '2026-11-17T09:00:00Z'), href: '/user/chat?ticket=42' },
  note(6, 'Matching bonus', '<p>12 new pairs were matched in your team.</p>', '2026-11-14T00:05:00Z'),
  note(
    5,
    'Withdrawal sent',
    '<p>Your withdrawal was sent to your <strong>TRC20</strong> address.</p><p>It arrives within the hour.</p>',
    '2026-11-02T15:40:00Z',
  ),
  note(
    4,
    'New member in your team',
    '<p>A member joined on your <em>left</em> side.</p>',
    '2026-09-30T11:20:00Z',
  ),
];

const notificationsArgs = {
  notifications: pagedList(notifications),
  now: Date.parse('2026-11-20T09:14:00Z'),
  imageBase,
} satisfies AllNotificationsScreenProps;

/** The longest and the shortest values that a server may send. */
const oddNotifications: readonly Article[] = [
  note(
    1,
    'A headline that goes on and on, '.repeat(8),
    `<p>${'And another sentence. '.repeat(300)}</p>`,
    '2026-11-18T08:00:00Z',
    true,
  ),
  note(2, 'x'.repeat(200), `<p>${'amara21'.repeat(60)}</p>`, 'tomorrow', true),
  note(3, '', '', ''),
];

// Spec: A §1, A §3 Notifications and news, A §8 Empty notifications, B §2, B §2 All Notifications, B §9 Dates
const meta = {
  title: 'Screens/News/AllNotifications',
  component: AllNotificationsScreen,
  args: notificationsArgs,
} satisfies Meta<typeof AllNotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has a title, a relative time and an HTML body (B §2). Unread ones have a label. */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: allNotificationsMessages.allNotifications }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(notifications.length);
    const first = within(canvas.getByRole('article', { name: 'Deposit received' }));
    await expect(first.getByText(formatAgo(120))).toHaveAttribute('datetime', '2026-11-20T07:14:00.000Z');
    // Its kind, and its amount in the row as in its text.
    await expect(first.getAllByText('$2,000.00').map(({ tagName }) => tagName)).toEqual(['BDI', 'B']);
    // One names what it is about, and opens it.
    const [subject, ...others] = canvas
      .getAllByRole('article')
      .flatMap((article) => within(article).queryAllByRole('link'));
    await expect(subject).toHaveAttribute('href', '/user/chat?ticket=42');
    await expect(others).toEqual([]);
    // The whole row opens it.
    const row = subject!.closest('article')!;
    const { left, bottom, width } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, bottom - 3)).toBe(subject);
    const approved = within(canvas.getByRole('article', { name: /approved/ }));
    await expect(approved.getByText(transferTexts.approved)).toBeVisible();
    const days = canvas.getAllByRole('heading', { level: 2 });
    await expect(days.map(({ textContent }) => textContent).slice(0, 2)).toEqual(
      ['2026-11-20', '2026-11-19'].map((day) => dayTitle(day, notificationsArgs.now)),
    );
    await expect(findReadingFaults(canvasElement).start).toEqual([]);
    await expect(canvas.getAllByText(articlesMessages.unread)).toHaveLength(2);
    await expect(canvas.getByText(overlayMessages.timesIn({ zone: 'UTC' }))).toBeVisible();
  },
};

/** The Filter button offers days (B §2). */
export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.type(dialog.getByLabelText(overlayMessages.from), '2026-11-01');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.notifications.onFiltersChange).toHaveBeenCalledWith({ from: '2026-11-01' });
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/notificationAll')],
};

export const PageChanged: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.nextPage }));
    await expect(args.notifications.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = { args: { notifications: pagedList(notifications, withoutRows.loading) } };
export const Refreshing: Story = {
  args: {
    notifications: pagedList(notifications, {
      rows: { state: 'ready', data: notifications, refreshing: true },
    }),
  },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { notifications: pagedList(notifications, withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(newsTexts.noNotifications)).toBeVisible();
    await expectLink(canvas, nextStepMessages.dashboard, '/user/dashboard');
    await expect(canvas.queryByRole('button', { name: overlayMessages.clearFilters })).toBeNull();
  },
};

export const EmptyFiltered: Story = {
  args: { notifications: pagedList(notifications, withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(allNotificationsMessages.noneInDates)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.notifications.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const Failed: Story = {
  args: { notifications: pagedList(notifications, withoutRows.failed) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.somethingWrongTryAgain);
  },
};

export const PageFailed: Story = {
  args: { notifications: pagedList(notifications, { failure: pageFailure() }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(notifications.length);
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
  },
};

export const LongText: Story = {
  args: { notifications: pagedList(oddNotifications) },
  ...onPhone,
  play: async ({ canvas }) => {
    for (const more of await canvas.findAllByRole('button', { name: overlayMessages.readMore }))
      await expect(more).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { ...onPhone };

/** Clear amounts of money in the server's text are hidden with all amounts. */
export const AmountsHidden: Story = {
  args: {
    notifications: pagedList([
      { ...notifications[0]!, title: '$50.00 received', html: '<p>You received 50.00 USDT in wallet 2.</p>' },
    ]),
  },
  parameters: noSnapshot,
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '$•••• received' })).toBeVisible();
    await expect(canvas.getByText('You received •••• USDT in wallet 2.')).toBeVisible();
  },
};
