import type { Canvas } from '../../testing/listed';
import { expect, userEvent } from 'storybook/test';
import type { Summary } from '../chart';

/** A headline with every part too long. */
export const longSummary = {
  figure: '987654321012.99',
  change: { words: 'x'.repeat(60), meaning: 'plain' },
  part: undefined,
  sentence: 'W'.repeat(90),
} as const satisfies Summary;

/** The narrowest phone, with text at 200 %. */
export const narrow = { viewport: { value: 'phone' }, text: '200' };

/** The chart stays inside the page. */
export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

/** So does the readout of a keyboard reading. */
export async function readFits({ canvas }: { canvas: Canvas }) {
  canvas.getByRole('application').focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expectNoOverflow();
}
