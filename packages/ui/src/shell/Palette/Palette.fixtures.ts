import { fn } from 'storybook/test';
import type { PaletteSource } from './groups';
import type { PaletteEntry } from './matching';
import type { PaletteProps } from './Palette';
import { palettePages } from './palettePages';
import { paletteMessages } from '../../text/paletteMessages';

const actions: readonly PaletteEntry[] = [
  {
    id: 'action:withdraw',
    label: 'Withdraw from Out going Wallet',
    icon: 'withdraw',
    href: '/user/manualWithdraw?wallet=pay_out',
  },
  { id: 'action:copyLeft', label: paletteMessages.copyLeft, icon: 'copy' },
  { id: 'action:copyRight', label: 'Copy right link', icon: 'copy' },
  { id: 'action:raise', label: 'Raise Ticket', icon: 'chat', href: '/user/chat?raise=1' },
  { id: 'action:dark', label: 'Dark', icon: 'moon', hint: 'Theme' },
  { id: 'action:signOut', label: 'Sign out', icon: 'logout' },
];

const withdrawal = (code: string, hint: string): PaletteEntry => ({
  id: `withdrawal:${code}`,
  label: code,
  hint,
  icon: 'withdraw',
  href: `/user/manualWithdrawList?row=${code}`,
});

/** The results of a search for a code or a name, by source. */
export const sources = {
  withdrawals: {
    title: 'Withdrawals',
    note: 'Latest 10 only',
    found: {
      state: 'ready',
      data: [
        withdrawal('WDAMA10482', 'Out going Wallet · Pending'),
        withdrawal('WDAMA10467', 'Live Wallet · Completed'),
      ],
    },
  },
  tickets: {
    title: 'Tickets',
    found: {
      state: 'ready',
      data: [
        {
          id: 'ticket:42',
          label: 'My withdrawal to the AMA bank did not arrive',
          hint: 'Ticket 42',
          icon: 'chat',
          href: '/user/chat?ticket=42',
        },
      ],
    },
  },
  team: {
    title: 'Team',
    found: {
      state: 'ready',
      data: [{ id: 'team:amara9', label: 'amara9', hint: 'Level 2', icon: 'user', href: '/user/directList' }],
    },
  },
} as const satisfies Record<string, PaletteSource>;

export const paletteArgs = {
  query: '',
  pages: palettePages({ hideBinary: 1 }),
  actions,
  recent: [],
  sources: [],
  onQueryChange: fn(),
  onSelect: fn(),
  onClose: fn(),
} satisfies PaletteProps;
