import { startTransition, useEffect, useState } from 'react';

/** False until after the first paint. For content that must not delay the sign-in on a slow phone. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(function drawTheRest() {
    startTransition(() => setIsPainted(true));
  }, []);
  return isPainted;
}
