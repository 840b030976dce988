import { shortcutMessages } from './messages';

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
