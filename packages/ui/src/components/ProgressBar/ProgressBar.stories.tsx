import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../testing/listed';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar';
import { onPhone, noSnapshot } from '../../testing/windows';

// Spec: B §2 Rank Details
const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Required Matching Bot Pairs', value: 296, of: 400 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvas: Canvas) => canvas.getByRole('progressbar');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAccessibleName('Required Matching Bot Pairs');
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '74');
    await expect(bar(canvas)).toHaveAttribute('aria-valuetext', '296 / 400');
  },
};
export const Reached: Story = {
  args: { value: 512 },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Nothing required, nothing known, but never NaN (D98). */
export const NothingRequired: Story = {
  args: { value: 0, of: 0 },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '100');
  },
};
export const Malformed: Story = {
  args: { value: Number.NaN, of: 400 },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(bar(canvas)).toHaveAttribute('aria-valuenow', '0');
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
export const LongText: Story = {
  args: { label: 'Required Matching Bot Pairs of both legs, counted since the last rank was reached' },
  ...onPhone,
};
