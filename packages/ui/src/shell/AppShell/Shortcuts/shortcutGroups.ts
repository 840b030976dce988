import { shortcutWords } from './shortcutWords';

/** One line of the list. */
interface Shortcut {
  /** What is drawn on the keys, in the order of pressing or side by side. */
  keys: readonly string[];
  /** The same as the browser names them, for the check that compares the list with the product. */
  on: readonly string[];
  does: string;
}

export interface ShortcutGroup {
  id: 'everywhere' | 'lists' | 'pictures' | 'trees';
  title: string;
  shortcuts: readonly Shortcut[];
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Every key that the portal answers to, by where it does (checks/shortcuts.test.ts). */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    id: 'everywhere',
    title: shortcutWords.everywhere,
    shortcuts: [
      { keys: ['Ctrl', 'K'], on: ['k'], does: shortcutWords.find },
      { keys: ['?'], on: ['?'], does: shortcutWords.showList },
      { keys: ['.'], on: ['.'], does: shortcutWords.amounts },
      { keys: ['r'], on: ['r'], does: shortcutWords.refresh },
      { keys: ['↑', '↓'], on: ['ArrowUp', 'ArrowDown'], does: shortcutWords.move },
      { keys: ['Enter'], on: ['Enter'], does: shortcutWords.open },
      { keys: ['Ctrl', 'Enter'], on: ['Enter'], does: shortcutWords.send },
      { keys: ['←', '→'], on: ['ArrowLeft', 'ArrowRight'], does: shortcutWords.stepBeside },
      { keys: ['⌫'], on: ['Backspace'], does: shortcutWords.boxBefore },
      { keys: ['Esc'], on: ['Escape'], does: shortcutWords.closeOpen },
      { keys: ['Tab'], on: ['Tab'], does: shortcutWords.nextControl },
    ],
  },
  {
    id: 'lists',
    title: shortcutWords.lists,
    shortcuts: [
      { keys: ['f'], on: ['f'], does: shortcutWords.filter },
      { keys: ['v'], on: ['v'], does: shortcutWords.views },
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutWords.row },
    ],
  },
  {
    id: 'pictures',
    title: shortcutWords.pictures,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutWords.read },
      { keys: ['PgUp', 'PgDn'], on: ['PageUp', 'PageDown'], does: shortcutWords.leap },
      { keys: ['Home', 'End'], on: ['Home', 'End'], does: shortcutWords.ends },
      { keys: ['Enter'], on: ['Enter'], does: shortcutWords.choose },
      { keys: ['t'], on: ['t'], does: shortcutWords.table },
      { keys: ['Shift', '←', '→'], on: ['ArrowLeft', 'ArrowRight'], does: shortcutWords.days },
      { keys: ['Del'], on: ['Delete', 'Backspace'], does: shortcutWords.allDays },
    ],
  },
  {
    id: 'trees',
    title: shortcutWords.trees,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], on: arrows, does: shortcutWords.member },
      { keys: ['Home', 'End'], on: ['Home', 'End'], does: shortcutWords.teamEnds },
      { keys: ['PgUp', 'PgDn'], on: ['PageUp', 'PageDown'], does: shortcutWords.page },
      { keys: ['Enter', '␣'], on: ['Enter', ' '], does: shortcutWords.team },
      { keys: ['+', '−'], on: ['+', '=', '-'], does: shortcutWords.zoom },
      { keys: ['0'], on: ['0'], does: shortcutWords.fit },
      { keys: [','], on: [',', '،'], does: shortcutWords.look },
      { keys: [shortcutWords.letters], on: ['letters'], does: shortcutWords.name },
    ],
  },
];
