import { expect, waitFor } from 'storybook/test';
import type { Canvas } from 'storybook/internal/csf';
import type { Point } from '../LineChart/lines';

/** So often a picture may read the values of each point until it stands: for its scale, each path and what it says. */
const readsEach = 16;

/** The same points, which count how often a picture reads their values. `begin` is for the story's own start. */
export function countedPoints(given: readonly Point[]) {
  let reads = 0;
  const points = given.map(({ at, values }) => ({
    at,
    get values() {
      reads += 1;
      return values;
    },
  }));
  return {
    points,
    begin: () => {
      reads = 0;
    },
    /** Expects that the picture has read each point, and none so often that the work grows faster than the points. */
    readSeldom: async () => {
      await expect(reads).toBeGreaterThanOrEqual(points.length);
      await expect(reads / points.length).toBeLessThanOrEqual(readsEach);
    },
  };
}

/**
 * Expects that a picture draws no more than has pixels: its line, which is drawn last, has at most `each` points in a
 * column. Counted, not timed: what a machine takes says nothing of the picture where others share it.
 */
export async function drawsFewPoints(canvas: Canvas, each: number): Promise<void> {
  const stage = canvas.getByRole('application');
  const points = () =>
    [...stage.querySelectorAll('path[d]')].at(-1)?.getAttribute('d')?.split('L').length ?? 0;
  // A picture is drawn once it knows its room.
  await waitFor(() => expect(points()).toBeGreaterThan(stage.clientWidth));
  await expect(points()).toBeLessThanOrEqual(each * (stage.clientWidth + 1));
}
