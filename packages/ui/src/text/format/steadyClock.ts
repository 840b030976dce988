/**
 * The clock of waits and count-downs, in ms since the page opened: nobody can set it back, as a device's clock can be.
 * Storybook puts the story's own time in its place.
 */
export const steadyClock = { now: (): number => performance.now() };

/** When a moment of the steady clock is by the device's clock, in ms since 1970, to the second. */
export const toWallTime = (moment: number): number =>
  Math.round((Date.now() + moment - steadyClock.now()) / 1000) * 1000;
