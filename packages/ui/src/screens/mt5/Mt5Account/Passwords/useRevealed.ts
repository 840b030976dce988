import { useEffect, useState } from 'react';

/** How long a password stays readable, in ms (DESIGN "MT5"). */
const revealedFor = 30_000;

/** Whether a secret is readable. It masks itself again, so no secret stays on an unattended screen. */
export function useRevealed(atFirst = false) {
  const [revealed, setRevealed] = useState(atFirst);
  useEffect(
    function maskAgain() {
      if (!revealed) return;
      const timer = setTimeout(() => setRevealed(false), revealedFor);
      return () => clearTimeout(timer);
    },
    [revealed],
  );
  return { revealed, toggle: () => setRevealed(!revealed) };
}
