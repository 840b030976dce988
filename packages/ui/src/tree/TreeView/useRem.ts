import { useState } from 'react';

/** 1rem in pixels at the first render, because drawings grow with the member's text size. */
export function useRem(): number {
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return rem;
}
