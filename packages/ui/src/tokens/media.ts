/**
 * Breakpoints of the shell (B §9, D16): overlay below 768, mini to 1023, full from 1024; tickets at 990. From
 * 1280 a list has room for a row's detail next to it. Below 480 of height nothing is pinned to the bottom.
 */
export const breakpoint = { tablet: 768, tickets: 990, desktop: 1024, pane: 1280, high: 480 } as const;

/** Media queries. Breakpoints are written out only here. */
export const media = {
  phone: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  /** Phones held upright, where bars are pinned to the bottom. */
  highPhone: `@media (max-width: ${breakpoint.tablet - 0.02}px) and (min-height: ${breakpoint.high}px)`,
  low: `@media (max-height: ${breakpoint.high - 0.02}px)`,
  high: `@media (min-height: ${breakpoint.high}px)`,
  fromTablet: `@media (min-width: ${breakpoint.tablet}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.desktop - 0.02}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  pane: `@media (min-width: ${breakpoint.pane}px)`,
  belowTickets: `@media (max-width: ${breakpoint.tickets - 0.02}px)`,
  hover: '@media (hover: hover)',
  /** Devices without a mouse. */
  touch: '@media (hover: none) and (pointer: coarse)',
  /**
   * Handheld devices: phones, and touch screens of any width. Touch targets there are as large as a thumb.
   */
  handheld: `@media (max-width: ${breakpoint.tablet - 0.02}px), (pointer: coarse)`,
  stillness: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
