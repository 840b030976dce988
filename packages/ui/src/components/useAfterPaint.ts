import { startTransition, useEffect, useState } from 'react';

/** False until what is drawn with it stands on the page. For what a slow phone must not wait for before it can sign in. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(function drawTheRest() {
    startTransition(() => setIsPainted(true));
  }, []);
  return isPainted;
}
