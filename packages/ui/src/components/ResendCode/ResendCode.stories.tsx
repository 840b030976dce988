import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ResendCode } from './ResendCode';

const meta = {
  title: 'Components/ResendCode',
  component: ResendCode,
  args: { onRequest: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

/** A clock that stands still, so that no slow machine changes the count. */
const now = Date.UTC(2026, 10, 20, 9, 14);
const stopClock = () => void spyOn(Date, 'now').mockReturnValue(now);

export const Counting: Story = {
  args: { deadline: now + 60_000 },
  beforeEach: stopClock,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend request after 60 sec');
  },
};

/** The count goes on, the announcement does not; then the link is back (A §4). */
export const CountsDown: Story = {
  args: { deadline: now + 60_000 },
  beforeEach: stopClock,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clock = spyOn(Date, 'now').mockReturnValue(now + 59_000);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/after 1 sec$/));
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend request after 60 sec');
    clock.mockReturnValue(now + 60_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request OTP' })).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Requesting: Story = {
  args: { requesting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
