import { defineMessages } from './defineMessages';

/** Messages of the palette, which finds pages, actions and the member's own data. */
export const paletteMessages = defineMessages('paletteMessages', {
  title: 'Find',
  label: 'Search pages, actions and your account',
  placeholder: 'Page, action, code or name…',
  results: 'Results',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  withdrawals: 'Withdrawals',
  subscriptions: 'Subscriptions',
  liveSubscriptions: 'Live subscriptions',
  tickets: 'Tickets',
  team: 'Team',
  /** The searched range, if it is incomplete. */
  latestOnly: ({ count }: { count: number }) => `Latest ${count} only`,
  searching: 'Searching…',
  searchFailed: 'Couldn’t search here. Try again',
  nothing: 'No results',
  typeMore: 'Type two or more letters to search your withdrawals, subscriptions, tickets and team too.',
  ticket: ({ id }: { id: string }) => `Ticket ${id}`,
  level: ({ level }: { level: number }) => `Level ${level}`,
  continueTo: ({ title }: { title: string }) => `Pick up where you left off: ${title}`,
  withdrawFrom: ({ wallet }: { wallet: string }) => `Withdraw from ${wallet}`,
  /** Left and right are the legs of the binary tree. */
  copyLeft: 'Copy left link',
  copyRight: 'Copy right link',
  dark: 'Dark',
  light: 'Light',
  theme: 'Theme',
  hideAmounts: 'Hide amounts',
  showAmounts: 'Show amounts',
  signOut: 'Sign out',
  communityView: 'Community View',
});
