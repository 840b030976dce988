/** Sizes in rem (1rem = 16 px at 100 %), named by use. */
export const fontSize = {
  micro: '0.6875rem',
  pill: '0.75rem',
  small: '0.78125rem',
  label: '0.8125rem',
  base: '0.875rem',
  title: '0.9375rem',
  figure: '1rem',
  dialog: '1.125rem',
  count: '1.3125rem',
  page: '1.5625rem',
  money: '1.6875rem',
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

/**
 * Arabic and Devanagari are drawn by the device: each has a face of its system for them (Noto Sans, SF Arabic,
 * Kohinoor, Segoe UI, Nirmala UI). Our own would cost 121 to 166 kB a language on the first visit.
 */
export const fontFamily = {
  text: '"Geist", "Geist Fallback", system-ui, "Noto Sans Arabic", "Noto Sans Devanagari", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
} as const;
