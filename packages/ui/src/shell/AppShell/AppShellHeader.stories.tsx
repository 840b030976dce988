import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { addresses } from '../../addresses/addresses';
import { rowsAtOnce } from '../../components/ListContainer/useFirstRows';
import { commonMessages } from '../../text/commonMessages';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { noSnapshot, onPhone } from '../../testing/windows';
import { appShellMessages } from './messages';

// Spec: A §2 Header
const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shellArgs, children: <h1>Dashboard</h1> },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notification opens what it is about, where the server or its title names that, and the panel closes. */
export const NotificationLeads: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: appShellMessages.unread({ label: appShellMessages.notifications, count: '3' }),
      }),
    );
    const panel = within(canvas.getByRole('group', { name: appShellMessages.latestNotifications }));
    const [link, ...others] = panel.getAllByRole('link');
    await expect(link).toHaveAttribute('href', addresses.kyc);
    await expect(others).toEqual([]);
    link!.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link!);
    await expect(canvas.queryByRole('group', { name: appShellMessages.latestNotifications })).toBeNull();
  },
};

const hundreds = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, title: 'Note', text: '' }));

/** Some servers send every notification: the first 50 show, and more on demand. */
export const HundredsOfNotifications: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { notifications: { state: 'ready', data: { unreadCount: 3, items: hundreds } } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: appShellMessages.unread({ label: appShellMessages.notifications, count: '3' }),
      }),
    );
    const panel = within(canvas.getByRole('group', { name: appShellMessages.latestNotifications }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(rowsAtOnce);
    const more = panel.getByRole('button', { name: commonMessages.showMore({ count: rowsAtOnce }) });
    await userEvent.click(more);
    await expect(panel.getAllByRole('listitem')).toHaveLength(2 * rowsAtOnce);
  },
};

/** With any name the header is one line, and the name is in the menu behind the avatar. */
export const MobileHeader: Story = {
  ...onPhone,
  args: { member: { username: 'A-Very-Long-Username-That-No-One-Would-Type-Twice' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.getBoundingClientRect().height).toBeLessThan(60);
    const me = canvas.getByRole('button', { name: /^a-very-long-username/ });
    await expect(me.getBoundingClientRect().width).toBeLessThan(60);
    await userEvent.click(me);
    const menu = within(canvas.getByRole('group', { name: appShellMessages.account }));
    await expect(menu.getByText(/^a-very-long-username/)).toBeVisible();
  },
};
