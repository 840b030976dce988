import { useState } from 'react';

/** Pixels of 1rem when the part first stands: drawings grow with the member's text. */
export function useRem(): number {
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return rem;
}
