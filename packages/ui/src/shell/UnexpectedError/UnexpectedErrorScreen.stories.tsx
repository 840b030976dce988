import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';

const meta = {
  title: 'Shell/UnexpectedError',
  component: UnexpectedErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReloaded: fn() },
} satisfies Meta<typeof UnexpectedErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text when nothing else caught it (A §8). */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReloaded).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: '200' } };
export const Dark: Story = { globals: { theme: 'dark' } };
