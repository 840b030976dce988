import { expect, test } from 'vitest';
import { media } from './media';

/** Whether a width-only query matches a window of this many pixels. */
function holds(query: string, width: number): boolean {
  const limits = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  expect(limits.length).toBeGreaterThan(0);
  return limits.every(([, side, limit]) =>
    side === 'min' ? width >= Number(limit) : width <= Number(limit),
  );
}

// B §9, D16: browsers have fractional widths too.
test.each([
  [360, 'phone', true],
  [767, 'phone', true],
  [767.9, 'phone', true],
  [768, 'phone', false],
  [767, 'tablet', false],
  [768, 'tablet', true],
  [1023.9, 'tablet', true],
  [1024, 'tablet', false],
  [1023, 'desktop', false],
  [1024, 'desktop', true],
  [1023, 'belowDesktop', true],
  [1024, 'belowDesktop', false],
  [767, 'fromTablet', false],
  [768, 'fromTablet', true],
  [989, 'belowTickets', true],
  [989.9, 'belowTickets', true],
  [990, 'belowTickets', false],
] as const)('a window of %d px is %s: %s [B §2 Tickets, B §9 Breakpoints]', (width, name, expected) => {
  expect(holds(media[name], width)).toBe(expected);
});
