import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { errorTexts } from '../../text/messages';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { message: errorTexts.somethingWrongTryAgain, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Something Went Wrong Please Try Again....');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One press, one request. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { message: 'The server answered something very long. '.repeat(6) },
  globals: { viewport: { value: 'phone' } },
};
