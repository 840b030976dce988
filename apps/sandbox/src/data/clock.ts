export interface Clock {
  /** The sandbox's present. Use it in place of Date.now() everywhere. */
  now: () => Date;
  /** Moves the present forward (`/sandbox/clock`). */
  advance: (seconds: number) => void;
  /** Back to the underlying time. */
  reset: () => void;
}

/** A clock over `source`, by default the machine's time. */
export function createClock(source: () => Date = () => new Date()): Clock {
  let offset = 0;
  return {
    now: () => new Date(source().getTime() + offset),
    advance: (seconds) => {
      offset += Math.round(seconds * 1000);
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** A clock that stands at `iso` until it is advanced (tests). */
export const fixedClock = (iso: string): Clock => createClock(() => new Date(iso));
