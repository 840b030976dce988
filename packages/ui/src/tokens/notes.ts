import type { breakpoint } from './media';
import type { duration, easing } from './motion';
import type { border, layer, radius } from './shape';
import type { control, frame, icon, space } from './space';
import type { fontFamily, fontSize, fontWeight } from './type';

type Notes<Tokens> = Readonly<Record<keyof Tokens, string>>;

/** The purpose of each token, except colours (see theme/colorNotes.ts). Storybook shows these notes. */
export const notes: {
  readonly fontSize: Notes<typeof fontSize>;
  readonly fontWeight: Notes<typeof fontWeight>;
  readonly fontFamily: Notes<typeof fontFamily>;
  readonly space: Notes<typeof space>;
  readonly control: Notes<typeof control>;
  readonly frame: Notes<typeof frame>;
  readonly icon: Notes<typeof icon>;
  readonly breakpoint: Notes<typeof breakpoint>;
  readonly radius: Notes<typeof radius>;
  readonly border: Notes<typeof border>;
  readonly layer: Notes<typeof layer>;
  readonly duration: Notes<typeof duration>;
  readonly easing: Notes<typeof easing>;
} = {
  fontSize: {
    micro: 'Badges, tab bar.',
    pill: 'Status pills.',
    small: 'Times, table heads, hints.',
    label: 'Labels and dense text.',
    base: 'Body.',
    title: 'Card titles.',
    figure: 'Figures in cards.',
    dialog: 'Dialog titles.',
    count: 'Counts.',
    page: 'Page titles.',
    money: 'Money in wallet cards.',
    hero: 'Sign-in title.',
  },
  fontWeight: {
    regular: 'Body.',
    medium: 'Menu entries, tooltips, names in trees.',
    label: 'Labels of fields, the minor parts of an amount.',
    link: 'Links, in text and in lists.',
    strong: 'Emphasis, table heads, tabs, titles of rows.',
    current: 'Figures, chosen cards, the current menu entry.',
    money: 'Amounts that lead a card.',
    heading: 'Headings of cards and dialogs.',
    page: 'Page titles, initials, counts in badges.',
    brand: 'The portal’s name, and the letters of the two legs.',
  },
  fontFamily: {
    text: 'Everything. Geist, self-hosted, with a stand-in of the same widths until it arrives. Arabic and Devanagari in the device’s own faces.',
    mono: 'Addresses, hashes and keys.',
  },
  space: {
    half: 'Between page numbers; inside a switch.',
    1: 'Between lines that belong together.',
    1.5: 'Inside pills and chips.',
    2: 'Between an icon and its words.',
    3: 'Between cards.',
    4: 'Inside cards on phones; between fields.',
    5: 'Inside cards.',
    6: 'Inside dialogs; between a page’s blocks.',
    8: 'Inside empty states and on the sign-in.',
    10: 'Between the parts of the sign-in.',
    12: 'Above a message that stands alone.',
    16: 'Thumbnails; the foot of a page.',
  },
  control: {
    small: 'Dense buttons beside text.',
    icon: 'Buttons that are only an icon.',
    base: 'Buttons.',
    input: 'Inputs.',
    touch: 'The least height on phones (44 px at 100 %).',
  },
  frame: {
    sidebar: 'The full menu, from 1024 px.',
    sidebarMini: 'The menu of icons, 768 to 1023 px.',
    header: 'The header.',
    headerPhone: 'The header on phones.',
    tabBar: 'The bar at the bottom of phones.',
    content: 'The most a page is wide.',
  },
  icon: {
    base: 'Beside words.',
    large: 'Alone in a button.',
    tab: 'In the tab bar.',
    sign: 'In an empty state.',
  },
  breakpoint: {
    tablet: 'From here the menu of icons; below, the overlay and the tab bar.',
    tickets: 'From here the tickets’ list and talk stand side by side.',
    desktop: 'From here the full menu.',
    pane: 'From here a row’s detail stands beside its list.',
    high: 'A height: below it nothing is pinned to the bottom.',
  },
  radius: {
    tiny: 'Links, checkboxes, network badges.',
    small: 'Rows, thumbnails, tooltips.',
    control: 'Buttons and inputs.',
    box: 'Boxes within a card.',
    card: 'Cards.',
    dialog: 'Dialogs and panels.',
    full: 'Pills, avatars, tracks.',
  },
  border: {
    hair: 'One hairline everywhere.',
    strong: 'Lines that carry meaning: a chosen card, a step, the minimap’s view.',
    focus: 'The focus ring, and its distance.',
  },
  layer: {
    sticky: 'Table heads that stay.',
    tabBar: 'The tab bar.',
    sidebar: 'The menu.',
    overlay: 'The veil.',
    dialog: 'Dialogs.',
    popover: 'Menus, tooltips, lists of choices.',
    toast: 'Toasts, above everything.',
  },
  duration: {
    quick: 'Hover, press, focus.',
    base: 'What opens, closes or rises.',
    slow: 'Bars that grow.',
    spin: 'One turn of the spinner.',
    shimmer: 'One pulse of a skeleton, one pass of a refresh line.',
  },
  easing: { out: 'What comes in or answers.', both: 'What moves from here to there.' },
};
