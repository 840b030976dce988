import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Required Matching Bot Pairs', value: 296, of: 400 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) => within(canvasElement).getByRole('progressbar');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAccessibleName('Required Matching Bot Pairs');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '74');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuetext', '296 / 400');
  },
};
export const Reached: Story = {
  args: { value: 512 },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Nothing required, nothing known: never NaN (D98). */
export const NothingRequired: Story = {
  args: { value: 0, of: 0 },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Malformed: Story = {
  args: { value: Number.NaN, of: 400 },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { label: 'Required Matching Bot Pairs of both legs, counted since the last rank was reached' },
  globals: { viewport: { value: 'phone' } },
};
