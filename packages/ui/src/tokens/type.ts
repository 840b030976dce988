/** Sizes in rem (1rem = 16 px at 100 %), named by use. */
export const fontSize = {
  /** Badges, tab bar. */
  micro: '0.6875rem',
  /** Status pills. */
  pill: '0.75rem',
  /** Times, table heads, hints. */
  small: '0.78125rem',
  /** Labels and dense text. */
  label: '0.8125rem',
  /** Body. */
  base: '0.875rem',
  /** Card titles. */
  title: '0.9375rem',
  /** Figures in cards. */
  figure: '1rem',
  /** Dialog titles. */
  dialog: '1.125rem',
  /** Counts. */
  count: '1.3125rem',
  /** Page titles. */
  page: '1.5625rem',
  /** Money in wallet cards. */
  money: '1.6875rem',
  /** Sign-in title. */
  hero: '1.75rem',
} as const;

/** Weights of the variable face. */
export const fontWeight = {
  regular: 400,
  medium: 480,
  label: 500,
  link: 520,
  strong: 530,
  current: 540,
  money: 560,
  heading: 580,
  page: 600,
  brand: 620,
} as const;

export const fontFamily = {
  text: '"Geist", "Geist Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
} as const;
