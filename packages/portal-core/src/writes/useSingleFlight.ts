import { useRef, useState } from 'react';

/** One call at a time: `busy` while it runs. */
export interface SingleFlight {
  busy: boolean;
  /** Runs the work and ignores a second press meanwhile. It locks before the first await (T12). */
  singleFlight: (work: () => Promise<void>) => Promise<void>;
}

export function useSingleFlight(): SingleFlight {
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const singleFlight = async (work: () => Promise<void>) => {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, singleFlight };
}
