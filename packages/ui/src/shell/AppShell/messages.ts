import { defineMessages } from '../../text/defineMessages';

export const appShellMessages = defineMessages('appShellMessages', {
  find: 'Find',
  news: 'News',
  /** The name of a control with a count: `News, 3 unread`. The count may be `99+`. */
  unread: ({ label, count }: { label: string; count: string }) => `${label}, ${count} unread`,
  showAmounts: 'Show amounts',
  hideAmounts: 'Hide amounts',
  menu: 'Menu',
  closeMenu: 'Close menu',
  /** The name of the main navigation. */
  main: 'Main',
  notifications: 'Notifications',
  latestNotifications: 'Latest notifications',
  account: 'Account',
  keyboardShortcuts: 'Keyboard shortcuts',
  close: 'Close',
  singleKeyShortcuts: 'Single-key shortcuts',
  singleKeyHint:
    'When this is off, the keys ? . r f v do nothing. You can always open this list from your account menu.',
  skipToContent: 'Skip to content',
  deposit: 'Deposit',
  home: 'Home',
  activity: 'Activity',
  team: 'Team',
  shortcuts: 'Shortcuts',
  /** The theme of the device. */
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  theme: 'Theme',
  more: 'More',
  signedInAs: 'You’re viewing {username}’s account. An operator opened this session.',
  version: 'Version {name}',
  licences: 'Licences',
});
