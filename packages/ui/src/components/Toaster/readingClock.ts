import { steadyClock } from '../../text/format/steadyClock';

/** How long a toast is visible (A §9), in ms. */
export const readingTime = 5000;

/**
 * A clock that calls `onOver` after running for `readingTime`. `run` starts it and `pause` keeps the
 * remaining time. It never runs twice at the same time.
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
