import { defineMessages } from '../../../text/defineMessages';

/** Messages in the list of shortcuts, which loads on demand. */
export const shortcutMessages = defineMessages('shortcutMessages', {
  everywhere: 'Everywhere',
  lists: 'In lists',
  charts: 'In charts',
  trees: 'In the team tree',
  find: 'Search pages, actions and your account (⌘ K on a Mac)',
  showList: 'Show this list',
  amounts: 'Hide or show amounts',
  refresh: 'Refresh the data on this page',
  move: 'Move through results or a menu',
  open: 'Open the highlighted item, or submit a form',
  send: 'Send a ticket message (⌘ Enter on a Mac)',
  previousOrNext: 'Previous or next image, or box of a code',
  boxBefore: 'In a code: clear the previous box',
  closeOpen: 'Close the open dialog or menu',
  nextControl: 'Next control (the first on a page skips the menu)',
  filter: 'Open the filter',
  views: 'Open the saved views',
  row: 'In details: previous or next item',
  read: 'Read the values one by one',
  leap: 'Jump by a tenth of the values',
  ends: 'First or last value',
  choose: 'Filter the list by this value, if possible',
  table: 'Show the values as a table',
  days: 'Choose dates',
  allDays: 'Show all dates again',
  member: 'Move between members',
  teamEnds: 'First or last member',
  page: 'In the outline: page up or down',
  team: 'Show or hide a team (in the outline, Enter shows details)',
  zoom: 'In the drawing: zoom',
  fit: 'In the drawing: fit to the screen',
  look: 'Switch between drawing and outline',
  name: 'In the outline: find a name by its first letters',
  letters: 'A to Z',
});

/** One line of the list. */
interface Shortcut {
  /** The labels of the keys, in sequence or as alternatives. */
  keys: readonly string[];
  /** The same keys as the browser names them, for the check that compares the list with the product. */
  on: readonly string[];
  does: string;
}

export interface ShortcutGroup {
  id: 'everywhere' | 'lists' | 'charts' | 'trees';
  title: string;
  shortcuts: readonly Shortcut[];
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Every key that the portal handles, by context (tools/rules/shortcuts.test.ts). */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    id: 'everywhere',
    title: shortcutMessages.everywhere,
    shortcuts: [
      { keys: ['Ctrl', 'K'], on: ['k'], does: shortcutMessages.find },
      { keys: ['?'], on: ['?'], does: shortcutMessages.showList },
      { keys: ['.'], on: ['.'], does: shortcutMessages.amounts },
      { keys: ['r'], on: ['r'], does: shortcutMessages.refresh },
      { keys: ['↑', '↓'], on: ['ArrowUp', 'ArrowDown'], does: shortcutMessages.move },
      { keys: ['Enter'], on: ['Enter'], does: shortcutMessages.open },
      { keys: ['Ctrl', 'Enter'], on: ['Enter'], does: shortcutMessages.send },
      { keys: ['←', '→'], on: ['ArrowLeft', 'ArrowRight'], does: shortcutMessages.previousOrNext },
      { keys: ['⌫'], on: ['Backspace'], does: shortcutMessages.boxBefore },
      { keys: ['Esc'], on: ['Escape'], does: shortcutMessages.closeOpen },
      { keys: ['Tab'], on: ['Tab'], does: shortcutMessages.nextControl },
    ],
  },
  {
    id: 'lists',
    title: shortcutMessages.lists,
    shortcuts: [
      { keys: ['f'], on: ['f'], does: shortcutMessages.filter },
      { keys: ['v'], on: ['v'], does: shortcutMessages.views },
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutMessages.row },
    ],
  },
  {
    id: 'charts',
    title: shortcutMessages.charts,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutMessages.read },
      { keys: ['PgUp', 'PgDn'], on: ['PageUp', 'PageDown'], does: shortcutMessages.leap },
      { keys: ['Home', 'End'], on: ['Home', 'End'], does: shortcutMessages.ends },
      { keys: ['Enter'], on: ['Enter'], does: shortcutMessages.choose },
      { keys: ['t'], on: ['t'], does: shortcutMessages.table },
      { keys: ['Shift', '←', '→'], on: ['ArrowLeft', 'ArrowRight'], does: shortcutMessages.days },
      { keys: ['Del'], on: ['Delete', 'Backspace'], does: shortcutMessages.allDays },
    ],
  },
  {
    id: 'trees',
    title: shortcutMessages.trees,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutMessages.member },
      { keys: ['Home', 'End'], on: ['Home', 'End'], does: shortcutMessages.teamEnds },
      { keys: ['PgUp', 'PgDn'], on: ['PageUp', 'PageDown'], does: shortcutMessages.page },
      { keys: ['Enter', '␣'], on: ['Enter', ' '], does: shortcutMessages.team },
      { keys: ['+', '−'], on: ['+', '=', '-'], does: shortcutMessages.zoom },
      { keys: ['0'], on: ['0'], does: shortcutMessages.fit },
      { keys: [','], on: [',', '،'], does: shortcutMessages.look },
      { keys: [shortcutMessages.letters], on: ['letters'], does: shortcutMessages.name },
    ],
  },
];
