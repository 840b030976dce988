import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { UpdateBar, updateBarMessages } from '../UpdateBar/UpdateBar';
import { AppShell } from './AppShell';
import { latest, shellArgs } from './AppShell.fixtures';
import { inDark, noSnapshot, onPhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { appShellMessages } from './messages';
import { navigationMessages } from '../messages';
import { newsTexts } from '../../text/messages';
import { errorTexts } from '../../text/visitorMessages';
import { messagePattern } from '../../testing/messagePattern';
import { shortcutMessages } from './Shortcuts/shortcutGroups';
import { formatAgo } from '../../testing/formatAgo';
import { expectLink } from '../../testing/expectLink';
import { failed } from '../../remote.fixtures';

// Spec: A §2 Header, A §2 Sidebar, A §3 Notifications and news, A §6 Impersonation, A §6 Menu flags, A §8 Empty notifications, A §9 Theme defaults, B §9 Breakpoints
const meta = {
  title: 'Components/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { ...shellArgs, children: <h1>Dashboard</h1> },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  parameters: inDark,
  play: async ({ canvas, canvasElement }) => {
    const menu = within(canvas.getByRole('navigation', { name: appShellMessages.main }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(navigationMessages.dashboard);
    await expect(menu.getByRole('link', { name: navigationMessages.binaryTree })).toBeVisible();
    await expect(menu.queryByRole('link', { name: navigationMessages.singleLeg })).not.toBeInTheDocument();
    const header = within(canvas.getByRole('banner'));
    await expectLink(header, appShellMessages.news, '/user/newsAll');
    await expect(header.getByText('amara21')).toBeVisible();
    // Present, but never visible (D17).
    const footer = canvasElement.querySelector('footer');
    await expect(footer).toHaveTextContent('2025');
    await expect(footer).not.toBeVisible();
  },
};

/** A payout variant highlights Payouts (D4). */
export const PayoutVariant: Story = {
  globals: desktop,
  args: { path: '/user/poolpayoutsBOTLEVEL', children: <h1>Payouts</h1> },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: appShellMessages.main }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(navigationMessages.payouts);
  },
};

/** Both plan flags are 1 (D14, A §6). */
export const AllFlags: Story = {
  globals: desktop,
  args: { flags: { hideBinary: 1, hideSingleLeg: 1 } },
  parameters: noSnapshot,
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: navigationMessages.singleLeg })).toBeVisible(),
};

/** The first tab stop skips the menu. */
export const SkipToContent: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: appShellMessages.skipToContent })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The latest notifications, and the link to all of them (A §2). */
export const Notifications: Story = {
  globals: desktop,
  args: { onAllNotificationsOpen: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', {
      name: appShellMessages.unread({ label: appShellMessages.notifications, count: '3' }),
    });
    await userEvent.click(bell);
    const panel = within(canvas.getByRole('group', { name: appShellMessages.latestNotifications }));
    await expect(panel.getByText('Deposit received')).toBeVisible();
    await expect(panel.getByText(formatAgo(120))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    await userEvent.click(canvas.getByRole('button', { name: newsTexts.seeAllNotifications }));
    await expect(args.onAllNotificationsOpen).toHaveBeenCalledOnce();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
  },
};

/** Unread news are highlighted, in words too. */
export const UnreadNews: Story = {
  globals: desktop,
  parameters: noSnapshot,
  args: { unreadNews: 2 },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('link', {
      name: appShellMessages.unread({ label: appShellMessages.news, count: '2' }),
    });
    await expect(news).toHaveTextContent('2');
    await expect(news).toHaveAttribute('href', '/user/newsAll');
  },
};

/** A broken avatar is replaced with initials (D103). */
export const ImageFails: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  globals: desktop,
  args: { member: { username: 'Amara21', imageUrl: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    const me = canvas.getByRole('button', { name: 'amara21' });
    await waitFor(() => expect(me.querySelector('img')).toBeNull());
    await expect(me).toHaveTextContent('A');
  },
};

/** By keyboard only: through the header, into the panel and back out. */
export const HeaderByKeyboard: Story = {
  globals: desktop,
  args: { onAllNotificationsOpen: fn() },
  parameters: noSnapshot,
  play: endAt('The menu is open', async ({ args, canvas }) => {
    canvas.getByRole('link', { name: appShellMessages.news }).focus();
    await userEvent.tab();
    const bell = canvas.getByRole('button', {
      name: appShellMessages.unread({ label: appShellMessages.notifications, count: '3' }),
    });
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await snapshot('The bell is open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'KYC: address proof approved' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: newsTexts.seeAllNotifications })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: appShellMessages.hideAmounts })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'amara21' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: newsTexts.myProfile })).toHaveFocus();
    await snapshot('The menu is open');
    await userEvent.keyboard('{Escape}');
    await expect(args.onAllNotificationsOpen).not.toHaveBeenCalled();
  }),
};

/** No badge at 0; the exact empty text. */
export const Empty: Story = {
  globals: desktop,
  args: { notifications: { state: 'ready', data: { items: [], unreadCount: 0 } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.notifications }));
    await expect(canvas.getByText(newsTexts.noNotifications)).toBeVisible();
  },
};

export const ManyUnread: Story = {
  globals: desktop,
  parameters: noSnapshot,
  args: { notifications: { state: 'ready', data: { ...latest, unreadCount: 240 } } },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', {
      name: appShellMessages.unread({ label: appShellMessages.notifications, count: '99+' }),
    });
    await expect(bell).toHaveTextContent('99+');
  },
};

export const Loading: Story = {
  globals: desktop,
  args: { notifications: { state: 'loading' } },
  parameters: noSnapshot,
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: appShellMessages.notifications })),
};

const retry = fn();

export const Failed: Story = {
  globals: desktop,
  args: {
    notifications: failed(retry),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.notifications }));
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** The current build and its licences, in muted text. Without a name there is no line. */
export const Version: Story = {
  ...onPhone,
  args: { version: { name: '1.4.0 (0f3a9c2b1d4e)', licencesHref: '/licences.txt' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'amara21' }));
    const menu = within(canvas.getByRole('group', { name: appShellMessages.account }));
    await expect(menu.getByText('1.4.0 (0f3a9c2b1d4e)')).toBeVisible();
    await expect(menu.getByText(messagePattern(appShellMessages.version))).toHaveTextContent(
      appShellMessages.version.replace('{name}', '1.4.0 (0f3a9c2b1d4e)'),
    );
    const licences = menu.getByRole('link', { name: appShellMessages.licences });
    await expect(licences).toHaveAttribute('href', '/licences.txt');
    // The screen stays, with its input.
    await expect(licences).toHaveAttribute('target', '_blank');
  },
};

/** Profile, theme and logout behind the member's name (A §2). */
export const ProfileMenu: Story = {
  globals: desktop,
  parameters: noSnapshot,
  args: { onThemeChange: fn(), onLogOut: fn() },
  play: async ({ args, canvas }) => {
    const me = canvas.getByRole('button', { name: 'amara21' });
    await userEvent.click(me);
    const sheet = within(canvas.getByRole('group', { name: appShellMessages.account }));
    await expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/user/profile', '/user/security', '/user/year']),
    );
    await expect(canvas.getByRole('radio', { name: appShellMessages.system })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: appShellMessages.dark }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('heading', { name: 'Dashboard' }));
    await expect(me).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(me);
    await userEvent.click(canvas.getByRole('button', { name: newsTexts.logout }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await userEvent.click(me);
  },
};

/** Ctrl/⌘-K and the button open the palette, but not during a dialog. */
export const Find: Story = {
  globals: desktop,
  args: { onPaletteOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.find }));
    await expect(args.onPaletteOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onPaletteOpen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect(args.onPaletteOpen).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'amara21' }));
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.keyboardShortcuts }));
    const dialog = await canvas.findByRole('dialog', { name: appShellMessages.keyboardShortcuts });
    await expect(within(dialog).getByText(shortcutMessages.find)).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onPaletteOpen).toHaveBeenCalledTimes(3);
  },
};

/** `?` lists the keys by context, and a switch there disables the single-key ones. */
export const Shortcuts: Story = {
  globals: desktop,
  parameters: noSnapshot,
  args: { onShortcutsChange: fn() },
  play: endAt('Where which keys work', async ({ args, canvas }) => {
    // The listener starts with the first effect, which nothing on the page reveals.
    const dialog = await waitFor(async () => {
      await userEvent.keyboard('?');
      return canvas.getByRole('dialog', { name: appShellMessages.keyboardShortcuts });
    });
    await expect(dialog).toBeVisible();
    await snapshot('Where which keys work');
    for (const name of [
      shortcutMessages.everywhere,
      shortcutMessages.lists,
      shortcutMessages.charts,
      shortcutMessages.trees,
    ])
      await expect(within(dialog).getByRole('region', { name: name })).toBeInTheDocument();
    const single = within(dialog).getByRole('checkbox', { name: appShellMessages.singleKeyShortcuts });
    await expect(single).toBeChecked();
    await userEvent.click(single);
    await expect(args.onShortcutsChange).toHaveBeenCalledWith(false);
  }),
};

/** Off (WCAG 2.1.4): `?` opens nothing, but the profile menu still opens the list and returns the focus. */
export const ShortcutsOff: Story = {
  // Proves: appShellMessages.singleKeyHint
  globals: desktop,
  parameters: noSnapshot,
  args: { shortcuts: false },
  play: endAt('Switched off', async ({ canvas }) => {
    const me = canvas.getByRole('button', { name: 'amara21' });
    await userEvent.keyboard('?');
    await userEvent.click(me);
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: appShellMessages.keyboardShortcuts }));
    const dialog = await canvas.findByRole('dialog', { name: appShellMessages.keyboardShortcuts });
    await expect(
      within(dialog).getByRole('checkbox', { name: appShellMessages.singleKeyShortcuts }),
    ).not.toBeChecked();
    await snapshot('Switched off');
    await userEvent.click(within(dialog).getByRole('button', { name: appShellMessages.close }));
    await waitFor(() => expect(me).toHaveFocus());
  }),
};

/** An operator's session (T5). */
export const SignedInAs: Story = {
  globals: desktop,
  args: { signedInAs: 'amara21' },
  parameters: noSnapshot,
  play: ({ canvas }) =>
    expect(canvas.getByText(messagePattern(appShellMessages.signedInAs))).toHaveTextContent('amara21'),
};

export const Offline: Story = { globals: desktop, args: { offline: true } };

/** The menu over the screen takes the focus, and Escape returns it (B §9, D16). */
export const MobileMenu: Story = {
  ...onPhone,
  play: endAt('The menu', async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: appShellMessages.more });
    await userEvent.click(more);
    const menu = canvas.getByRole('dialog', { name: appShellMessages.menu });
    await expect(menu).toContainElement(document.activeElement as HTMLElement);
    const deposit = within(menu).getByRole('link', { name: appShellMessages.deposit });
    await waitFor(() => expect(deposit).toBeVisible());
    await snapshot('The menu');
    await userEvent.click(within(menu).getByRole('button', { name: appShellMessages.closeMenu }));
    await expect(menu).not.toBeInTheDocument();
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    // The browser's own event for Escape.
    await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(more).toHaveFocus();
    await userEvent.click(more);
  }),
};

const longName = 'A-Very-Long-Username-That-No-One-Would-Type-Twice';

export const LongText: Story = {
  ...onPhone,
  args: {
    ...{ member: { username: longName }, signedInAs: longName },
    children: <h1>{'Dashboard '.repeat(20)}</h1>,
  },
};

/** Text at 200% on the narrowest phone: nothing is cut off or scrolls sideways. */
export const LargeText: Story = {
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
  args: { member: { username: longName }, unreadNews: 120 },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: messagePattern(appShellMessages.notifications) }),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const item of within(canvas.getByRole('banner')).getAllByRole('button'))
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A newer release is offered above the screen (ADR 22). */
export const Updated: Story = {
  globals: desktop,
  args: { notice: <UpdateBar onUpdate={fn()} /> },
  parameters: noSnapshot,
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: updateBarMessages.reload })).toBeVisible(),
};
