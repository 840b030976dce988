import { steadyClock } from '../../text/format/steadyClock';

/** How long a toast stays (A §9), in ms. */
export const readingTime = 5000;

/**
 * A clock that calls `onOver` once it has run for `readingTime`. It waits for `run`, keeps the remaining
 * time on `pause`, and never runs twice at once.
 */
export function createReadingClock(onOver: () => void) {
  let left = readingTime;
  let started = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    run() {
      if (timer !== null) return;
      started = steadyClock.now();
      timer = setTimeout(onOver, left);
    },
    pause() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      left -= steadyClock.now() - started;
    },
  };
}
