/** The handle of a part whose code loads later. */
export interface LaterHandle<Handle> {
  /** The part's ref. */
  ref: (handle: Handle | null) => void;
  /** Runs now, or as soon as the part mounts: no press is lost. Of several waiting calls the last one counts. */
  call: (run: (handle: Handle) => void) => void;
  /** Forgets the waiting call. Returns whether there was one. */
  forget: () => boolean;
}

export function createLaterHandle<Handle>(): LaterHandle<Handle> {
  let here: Handle | null = null;
  let waiting: ((handle: Handle) => void) | undefined;
  return {
    ref: (handle) => {
      here = handle;
      if (handle === null) return;
      const run = waiting;
      waiting = undefined;
      run?.(handle);
    },
    call: (run) => {
      if (here === null) waiting = run;
      else run(here);
    },
    forget: () => {
      const hadCall = waiting !== undefined;
      waiting = undefined;
      return hadCall;
    },
  };
}
