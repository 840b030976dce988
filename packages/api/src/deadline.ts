/**
 * A signal that aborts with the caller's or after `ms`, whichever is first. `restart` restarts the wait,
 * which turns it into a limit on silence. `clear` ends the wait. `race` rejects when the signal aborts, even if the work
 * ignores it.
 */
export function deadline(ms: number, caller: AbortSignal | undefined) {
  const timeout = new AbortController();
  const start = () => setTimeout(() => timeout.abort(), ms);
  let timer = start();
  const stop = () => clearTimeout(timer);
  const signal = caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal;
  let end = () => {};
  const aborted = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
  aborted.catch(() => undefined);
  return {
    signal,
    race: <T>(work: Promise<T>): Promise<T> => Promise.race([work, aborted]),
    hasPassed: () => timeout.signal.aborted,
    restart: () => {
      stop();
      timer = start();
    },
    clear: () => {
      stop();
      // A signal with a listener is kept for as long as its callers' signals.
      signal.removeEventListener('abort', end);
    },
  };
}
