/**
 * A signal that aborts with the caller's or after `ms`, whichever is first. `restart` restarts the wait,
 * which turns it into a limit on silence. `clear` stops the timer.
 */
export function deadline(ms: number, caller: AbortSignal | undefined) {
  const timeout = new AbortController();
  const start = () => setTimeout(() => timeout.abort(), ms);
  let timer = start();
  const clear = () => clearTimeout(timer);
  return {
    signal: caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal,
    hasPassed: () => timeout.signal.aborted,
    restart: () => {
      clear();
      timer = start();
    },
    clear,
  };
}
