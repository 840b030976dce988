import type { PointerEvent } from 'react';

/** The pointer's distance from the line's start, in px, in either text direction. */
export function startPoint({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, right } = currentTarget.getBoundingClientRect();
  return getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left;
}

/** The pointer's distance from the top edge, in px. */
export const pointBelow = ({ currentTarget, clientY }: PointerEvent<HTMLElement>): number =>
  clientY - currentTarget.getBoundingClientRect().top;
