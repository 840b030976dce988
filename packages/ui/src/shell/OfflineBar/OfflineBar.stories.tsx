import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineBar } from './OfflineBar';

const meta = {
  title: 'Shell/OfflineBar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You are offline');
  },
};

/** Online, the line is there without a word or a height. */
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status').offsetHeight).toBe(0);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: '200' } };
export const Dark: Story = { globals: { theme: 'dark' } };
