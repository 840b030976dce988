import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { addresses, teamListAddress } from '../../addresses/addresses';
import { rowsAtOnce } from '../../components/ListContainer/useFirstRows';
import { commonMessages } from '../../text/commonMessages';
import { AppShell } from './AppShell';
import { shellArgs } from './AppShell.fixtures';
import { noSnapshot, onPhone, onLaptop, onSmallTablet, onTablet } from '../../testing/windows';
import { appShellMessages } from './messages';
import { operatorMessages } from '../../components/OperatorLinks/OperatorLinks';
import { setOperatorLinks } from '../../components/OperatorLinks/OperatorLinks.fixtures';
import { expectLink } from '../../testing/expectLink';
import { navigationMessages } from '../messages';
import { endAt, snapshot } from '../../testing/snapshot';

// Spec: A §2 Header, B §9 Breakpoints
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

/** The operator's pages, where they are set, and support are below every screen. */
export const OperatorPages: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: setOperatorLinks,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: operatorMessages.legal }));
    await expect(links.getByRole('link', { name: operatorMessages.imprint })).toBeVisible();
    await expect(links.getByRole('link', { name: operatorMessages.complaints })).toBeVisible();
    await expectLink(links, operatorMessages.support, addresses.tickets);
  },
};

/** Without the operator's pages there is no foot. */
export const NoOperatorPages: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: operatorMessages.legal })).toBeNull();
  },
};

/** Icons only. Their names remain, with a tip for the focused one (B §9, D16). */
export const Tablet: Story = {
  ...onTablet,
  play: endAt('A name next to its icon', async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: appShellMessages.main }));
    const deposit = menu.getByRole('link', { name: appShellMessages.deposit });
    await userEvent.hover(deposit);
    await expect(menu.getAllByText(appShellMessages.deposit).at(-1)).toBeVisible();
    await snapshot('A name next to its icon');
    await userEvent.keyboard('{Escape}');
  }),
};

const labelWidth = (menu: HTMLElement) =>
  within(within(menu).getByRole('link', { name: appShellMessages.deposit }))
    .getByText(appShellMessages.deposit)
    .getBoundingClientRect().width;

/** From 768 px the menu is narrow: icons, no shortcut hints (B §9, D16). */
export const From768: Story = {
  ...onSmallTablet,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: appShellMessages.main });
    await expect(labelWidth(menu)).toBeLessThanOrEqual(1);
    await expect(menu.getBoundingClientRect().width).toBeLessThan(100);
    await expect(
      canvas.queryByRole('navigation', { name: appShellMessages.shortcuts }),
    ).not.toBeInTheDocument();
  },
};

/** From 1024 px the menu is full: icons and text (B §9, D16). Its foot is in sight in a low window too. */
export const From1024: Story = {
  ...onLaptop,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: appShellMessages.main });
    await expect(labelWidth(menu)).toBeGreaterThan(20);
    for (const name of [navigationMessages.support, navigationMessages.year, navigationMessages.security]) {
      const { top, bottom } = within(menu).getByRole('link', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};

export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: appShellMessages.main })).not.toBeInTheDocument();
    const bar = within(canvas.getByRole('navigation', { name: appShellMessages.shortcuts }));
    await expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent(appShellMessages.home);
    await expect(bar.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      appShellMessages.home,
      appShellMessages.deposit,
      appShellMessages.activity,
      appShellMessages.team,
    ]);
    await expectLink(bar, appShellMessages.team, teamListAddress);
  },
};

/** A plan without a Binary Tree has no Team List (D14). */
export const WithoutBinaryTree: Story = {
  ...onPhone,
  args: { flags: {}, path: addresses.directTree },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: appShellMessages.shortcuts }));
    const team = bar.getByRole('link', { name: appShellMessages.team });
    await expect(team).toHaveAttribute('href', addresses.directTree);
    await expect(team).toHaveAttribute('aria-current', 'page');
  },
};
