export interface Clock {
  /** The sandbox's current time. Use it instead of Date.now() everywhere. */
  now: () => Date;
  /** Moves only this process's time forward (tests). */
  advance: (seconds: number) => void;
  /** Sets the operator's total shift for all processes (data/sharedClock.ts). */
  share: (seconds: number) => void;
  /** Returns to the underlying time. */
  reset: () => void;
}

/** A clock over `source`, by default the machine's time. */
export function createClock(source: () => Date = () => new Date()): Clock {
  // oxlint-disable-next-line portal/process-state -- moved by tests of one process alone
  let own = 0;
  // oxlint-disable-next-line portal/process-state -- a copy of a row, which is read before each call
  let shared = 0;
  return {
    now: () => new Date(source().getTime() + own + shared),
    advance: (seconds) => {
      own += Math.round(seconds * 1000);
    },
    share: (seconds) => {
      shared = seconds * 1000;
    },
    reset: () => {
      own = 0;
      shared = 0;
    },
  };
}

/** A clock that stays at `iso` until it is advanced (tests). */
export const fixedClock = (iso: string): Clock => createClock(() => new Date(iso));
