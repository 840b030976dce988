import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnexpectedErrorNotice, unexpectedErrorMessages } from './UnexpectedErrorNotice';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen';
import { onPhone } from '../../testing/windows';
import { errorTexts } from '../../text/visitorMessages';

// Spec: A §8 Router error
const meta = {
  title: 'Components/Shell/UnexpectedError',
  component: UnexpectedErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn() },
} satisfies Meta<typeof UnexpectedErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text for uncaught errors (A §8). */
export const Default: Story = {
  // Proves: unexpectedErrorMessages.reason
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: errorTexts.unexpected })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: unexpectedErrorMessages.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };

/** A short version for when the screen's own chunk fails to load (D101). */
export const WithoutItsCode: Story = {
  render: (args) => <UnexpectedErrorNotice {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: errorTexts.unexpected })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: unexpectedErrorMessages.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
