import type { PointerEvent } from 'react';

/** How far a pointer is from the line's beginning, in px, in either direction of reading. */
export function startPoint({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, right } = currentTarget.getBoundingClientRect();
  return getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left;
}

/** How far a pointer is below the upper edge, in px. */
export const pointBelow = ({ currentTarget, clientY }: PointerEvent<HTMLElement>): number =>
  clientY - currentTarget.getBoundingClientRect().top;
