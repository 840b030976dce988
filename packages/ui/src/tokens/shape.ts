/** Corners. */
export const radius = {
  tiny: '4px',
  small: '8px',
  control: '9px',
  box: '12px',
  card: '14px',
  dialog: '16px',
  full: '999px',
} as const;

/** Borders are one hairline everywhere. */
export const border = { hair: '1px', strong: '1.5px', focus: '2px' } as const;

/** The stacking order. All z-indexes come from here. */
export const layer = {
  sticky: 10,
  tabBar: 20,
  sidebar: 30,
  overlay: 40,
  dialog: 50,
  popover: 60,
  toast: 70,
} as const;
