import { useRef, useState } from 'react';

/** One call at a time, for what a member sends: `busy` while it runs. */
export interface Alone {
  busy: boolean;
  /** Runs the work; a second press while it runs does nothing. Locked before the first await (T12). */
  alone: (work: () => Promise<void>) => Promise<void>;
}

export function useAlone(): Alone {
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const alone = async (work: () => Promise<void>) => {
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
  return { busy, alone };
}
