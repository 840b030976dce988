import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResendCode } from './ResendCode';

const meta = {
  title: 'Components/ResendCode',
  component: ResendCode,
  args: { request: { state: 'idle' }, onRequest: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

const now = Date.UTC(2026, 10, 20, 9, 14);
const clock = { now };

/** A clock that only the story moves, so that no slow machine changes the count. */
function ownClock() {
  const real = Date.now;
  clock.now = now;
  Date.now = () => clock.now;
  return () => {
    Date.now = real;
  };
}

export const Counting: Story = {
  args: { request: { state: 'waiting', until: now + 60_000 } },
  beforeEach: ownClock,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend request after 60 sec');
  },
};

/** The count goes on, the announcement does not; then the link is back (A §4). */
export const CountsDown: Story = {
  args: { request: { state: 'waiting', until: now + 60_000 } },
  beforeEach: ownClock,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    clock.now = now + 59_000;
    await waitFor(() => expect(canvasElement).toHaveTextContent(/after 1 sec$/));
    await expect(canvas.getByRole('status')).toHaveTextContent('Resend request after 60 sec');
    clock.now = now + 60_000;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request OTP' })).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Requesting: Story = {
  args: { request: { state: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Request OTP' }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
