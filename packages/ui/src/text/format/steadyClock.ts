import { serverNow } from './serverClock';

/**
 * The clock for waits and countdowns, in ms since the page opened. Unlike a device's clock it can't be set
 * back. Storybook replaces it with the story's own time.
 */
export const steadyClock = { now: (): number => performance.now() };

/** The server's time of a steady-clock moment, in ms since 1970, to the second. */
export const toWallTime = (moment: number): number =>
  Math.round((serverNow() + moment - steadyClock.now()) / 1000) * 1000;
