/** Where the frame changes (B §9, D16): below 768 overlay, 768 to 1023 mini, from 1024 full; tickets below 990. */
export const breakpoint = { tablet: 768, tickets: 990, desktop: 1024 } as const;

/** Media queries; the only place that spells a breakpoint. */
export const media = {
  phone: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  fromTablet: `@media (min-width: ${breakpoint.tablet}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.desktop - 0.02}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  belowTickets: `@media (max-width: ${breakpoint.tickets - 0.02}px)`,
  hover: '@media (hover: hover)',
  /** What is held in the hand, and so has a camera: phones, and whatever is touched. */
  handheld: `@media (max-width: ${breakpoint.tablet - 0.02}px), (pointer: coarse)`,
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
