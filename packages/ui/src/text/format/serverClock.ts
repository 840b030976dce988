// The portal's days follow the server's clock, because a device's date may be wrong (D109).

/** A `Date` header has whole seconds and takes time to arrive, so a smaller difference is no error. */
const leastError = 60_000;

let ahead = 0;
const watchers = new Set<() => void>();

/** The current time in ms since 1970, by the server's clock once it is known. */
export const serverNow = (): number => Date.now() + ahead;

/** How far the server's clock is ahead of the device's in ms; 0 while they agree. */
export const serverAhead = (): number => ahead;

/** Compares the server's time of an answer that has just arrived (ms since 1970) with the device's. */
export function noteServerTime(answeredAt: number): void {
  const difference = answeredAt - Date.now();
  const next = Math.abs(difference) < leastError ? 0 : difference;
  if (Math.abs(next - ahead) < leastError) return;
  ahead = next;
  watchers.forEach((watcher) => watcher());
}

/** Calls a function when the difference of the clocks changes. Returns a cleanup function. */
export function watchServerClock(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
