/** A signal that ends with the caller's or after `ms`, whichever is first; `clear` ends the waiting. */
export function deadline(ms: number, caller: AbortSignal | undefined) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ms);
  return {
    signal: caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal,
    hasPassed: () => timeout.signal.aborted,
    clear: () => clearTimeout(timer),
  };
}
