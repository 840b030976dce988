/** Durations. GlobalStyle disables all of them under `prefers-reduced-motion`. */
export const duration = {
  quick: '120ms',
  base: '180ms',
  slow: '280ms',
  spin: '900ms',
  shimmer: '1600ms',
} as const;

export const easing = { out: 'cubic-bezier(.2, .7, .2, 1)', both: 'cubic-bezier(.4, 0, .2, 1)' } as const;
