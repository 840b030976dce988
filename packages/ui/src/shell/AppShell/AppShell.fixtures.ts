import { fn } from 'storybook/test';
import type { AppShellProps } from './AppShell';
import type { LatestNotifications } from './Notifications/LatestList';

export const latest: LatestNotifications = {
  unreadCount: 3,
  items: [
    {
      id: '9',
      title: 'Deposit received',
      text: 'Your deposit of $2,000.00 was credited to the Receiving Wallet.',
      createdAt: '2026-11-20T07:14:00Z',
    },
    {
      id: '8',
      title: 'KYC: address proof approved',
      text: 'One document is still missing.',
      createdAt: '2026-11-19T09:00:00Z',
      href: '/user/kyc',
    },
    { id: '7', title: 'Ticket answered', text: '', createdAt: '2026-11-17T09:00:00Z' },
  ],
};

/** A member on the dashboard, with a binary plan. */
export const shellArgs = {
  path: '/user/dashboard',
  flags: { hideBinary: 1, hideSingleLeg: 0 },
  member: { username: 'Amara21' },
  notifications: { state: 'ready', data: latest },
  now: Date.parse('2026-11-20T09:14:00Z'),
  theme: 'system',
  onThemeChange: fn(),
  onShortcutsChange: fn(),
  onAmountsHiddenChange: fn(),
  onLogOut: fn(),
  onAllNotificationsOpen: fn(),
  onPaletteOpen: fn(),
  children: null,
} satisfies AppShellProps;
