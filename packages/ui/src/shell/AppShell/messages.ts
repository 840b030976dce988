import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const appShellMessages = defineMessages('appShellMessages', {
  find: 'Find',
  news: 'News',
  showAmounts: 'Show amounts',
  hideAmounts: 'Hide amounts',
  menu: 'Menu',
  closeMenu: 'Close menu',
  main: 'Main',
  notifications: 'Notifications',
  latestNotifications: 'Latest notifications',
  account: 'Account',
  keyboardShortcuts: 'Keyboard shortcuts',
  close: 'Close',
  singleKeyShortcuts: 'Single-key shortcuts',
  withoutThemAndDoNothing:
    'Without them, ?, ., r, f and v do nothing; this list stays in the menu behind your name.',
  skipToContent: 'Skip to content',
  deposit: 'Deposit',
  home: 'Home',
  activity: 'Activity',
  team: 'Team',
  shortcuts: 'Shortcuts',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  theme: 'Theme',
  more: 'More',
  signedInAs: 'Signed in as {username}. Money and security changes are refused in this session.',
  version: 'Version {name}',
  licences: 'Licences',
});
