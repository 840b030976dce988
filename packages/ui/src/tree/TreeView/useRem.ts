import { useState } from 'react';

/** The pixels of 1rem at the first render, so that drawings grow with the member's text size. */
export function useRem(): number {
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return rem;
}
