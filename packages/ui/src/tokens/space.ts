/** Distances, in rem because they grow with the member's text size. The step is 4 px at 100 %. */
export const space = {
  half: '0.125rem',
  1: '0.25rem',
  1.5: '0.375rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;

/** Heights of controls. `touch` is the least height on phones (44 px). */
export const control = {
  small: '2rem',
  icon: '2.25rem',
  base: '2.375rem',
  input: '2.625rem',
  touch: '2.75rem',
} as const;

/** Fixed sizes of the shell, in px because they must not displace the page at 200% text. */
export const frame = {
  sidebar: '244px',
  sidebarMini: '64px',
  header: '60px',
  headerPhone: '56px',
  tabBar: '64px',
  content: '1240px',
} as const;

/**
 * What is pinned to the bottom of the window, measured (components/pinned.ts). `bars`: the tab bar, or the device's own
 * edge. Both are 0 while nothing is pinned. `keyboard`: what covers the window's lower edge.
 */
export const pinned = {
  bars: 'max(var(--bars, 0px), env(safe-area-inset-bottom))',
  notice: 'var(--notice, 0px)',
  keyboard: 'var(--keyboard, 0px)',
} as const;

/** The width that Radix leaves free on the right for the scrollbar of a page behind a dialog. */
export const lockedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';

/** Sizes of icons: next to text, alone in a button, in the tab bar, in an empty state. */
export const icon = { base: '1rem', large: '1.125rem', tab: '1.25rem', sign: '1.5rem' } as const;
