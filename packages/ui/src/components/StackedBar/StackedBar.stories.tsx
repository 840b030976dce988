import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { color } from '../../tokens';
import { StackedBar } from './StackedBar';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
  args: {
    parts: [
      { size: 599_068, color: color.ink },
      { size: 8300, color: color.warn },
      { size: 1_335_000, color: color.inkHalf },
    ],
  },
} satisfies Meta<typeof StackedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const getWidths = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden] > span')].map((part) => part.getBoundingClientRect().width);

/** The parts fill the whole, and a small one stays visible. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [free = 0, held = 0, invested = 0] = getWidths(canvasElement);
    await expect(held).toBeGreaterThanOrEqual(3);
    await expect(invested / free).toBeGreaterThan(2);
  },
};

/** Half of a whole. */
export const PartOfAWhole: Story = {
  args: { parts: [{ size: 50, color: color.legLeft }], of: 100 },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const [part = 0, rest = 0] = getWidths(canvasElement);
    await expect(Math.abs(part - rest)).toBeLessThan(4);
  },
};
export const Thin: Story = { args: { size: 'thin' } };
export const Thick: Story = { args: { size: 'thick' } };
export const Nothing: Story = {
  args: { parts: [{ size: 0, color: color.ink }] },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await expect(getWidths(canvasElement)).toEqual([]);
  },
};
