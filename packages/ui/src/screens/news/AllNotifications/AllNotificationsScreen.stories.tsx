import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { AllNotificationsScreen } from './AllNotificationsScreen';
import { notifications, notificationsArgs, oddNotifications } from './AllNotificationsScreen.fixtures';

const meta = {
  title: 'Screens/News/AllNotifications',
  component: AllNotificationsScreen,
  args: notificationsArgs,
} satisfies Meta<typeof AllNotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each has a title, a relative time and an HTML body (B §2); what is unread says so. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'All Notifications' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(notifications.length);
    const first = within(canvas.getByRole('article', { name: 'Deposit received' }));
    await expect(first.getByText('2 hours ago')).toHaveAttribute('datetime', '2026-11-20T07:14:00.000Z');
    await expect(first.getByText('$2,000.00').tagName).toBe('B');
    await expect(canvas.getAllByText('Unread')).toHaveLength(2);
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Notifications) => (
      <AppShell {...shellArgs} path="/user/notificationAll">
        <Notifications />
      </AppShell>
    ),
  ],
};

export const PageChanged: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }));
    await expect(args.notifications.onPage).toHaveBeenCalledWith(3);
  },
};

export const Loading: Story = { args: { notifications: pagedList(notifications, withoutRows.loading) } };
export const Refreshing: Story = {
  args: {
    notifications: pagedList(notifications, {
      rows: { state: 'ready', data: notifications, refreshing: true },
    }),
  },
};

export const Empty: Story = {
  args: { notifications: pagedList(notifications, withoutRows.empty) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No notifications yet !!!')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const EmptyFiltered: Story = {
  args: { notifications: pagedList(notifications, withoutRows.filteredOut) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing arrived on these days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.notifications.onFiltered).toHaveBeenCalledWith({});
  },
};

export const Failed: Story = {
  args: { notifications: pagedList(notifications, withoutRows.failed) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Something Went Wrong Please Try Again....',
    );
  },
};

export const PageFailed: Story = {
  args: { notifications: pagedList(notifications, { failure: pageFailure() }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(notifications.length);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Request failed please try again',
    );
  },
};

export const LongText: Story = {
  args: { notifications: pagedList(oddNotifications) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Read more' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
