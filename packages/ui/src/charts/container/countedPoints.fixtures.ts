import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../../testing/listed';
import type { Point } from '../LineChart/lineShapes';
import { joinLabel, joinTexts } from '../../text/message/joinMessages';
import { chartMessages } from '../messages';

/** What the live region says of one position: `Nov 2026: Total $1,440.20, Referral $630.00`. */
export const readingText = (title: string, ...values: readonly (readonly [label: string, value: string])[]) =>
  joinLabel(title, joinTexts(values.map(([label, value]) => chartMessages.value({ label, value }))));

/**
 * How often a chart may read the values of each point before it is drawn: for its scale, each path and its
 * summary.
 */
const readsEach = 16;

/** The same points, which count how often a chart reads their values. Call `begin` when the story starts. */
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
    /**
     * Expects that the chart reads each point, and none so often that the work grows faster than the points.
     */
    readSeldom: async () => {
      await expect(reads).toBeGreaterThanOrEqual(points.length);
      await expect(reads / points.length).toBeLessThanOrEqual(readsEach);
    },
  };
}

/**
 * Expects no more points than pixels: the line, drawn last, has at most `each` points in a column. Counted
 * rather than timed, because timing depends on the machine's load.
 */
export async function drawsFewPoints(canvas: Canvas, each: number): Promise<void> {
  const stage = canvas.getByRole('application');
  const points = () =>
    [...stage.querySelectorAll('path[d]')].at(-1)?.getAttribute('d')?.split('L').length ?? 0;
  // A chart is drawn once its size is measured.
  await waitFor(() => expect(points()).toBeGreaterThan(stage.clientWidth));
  await expect(points()).toBeLessThanOrEqual(each * (stage.clientWidth + 1));
}
