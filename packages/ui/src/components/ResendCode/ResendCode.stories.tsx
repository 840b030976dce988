import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResendCode, resendMessages } from './ResendCode';
import { noSnapshot } from '../../testing/windows';
import { accessTexts } from '../../text/visitorMessages';
import { messagePattern } from '../../testing/messagePattern';

// Spec: A §4 OTP resend, B §4 OTP request
const meta = {
  title: 'Components/ResendCode',
  component: ResendCode,
  args: { request: { state: 'idle' }, onRequest: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
};

const now = Date.UTC(2026, 10, 20, 9, 14);
const clock = { now };

/** A clock that only the story moves, independent of the machine's speed. */
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
  parameters: noSnapshot,
  beforeEach: ownClock,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      new RegExp(`^${accessTexts.resendAfter({ seconds: 60 })}$`),
    );
  },
};

/** The countdown continues silently, and then the link returns (A §4). */
export const CountsDown: Story = {
  args: { request: { state: 'waiting', until: now + 60_000 } },
  parameters: noSnapshot,
  beforeEach: ownClock,
  play: async ({ canvas, canvasElement }) => {
    clock.now = now + 59_000;
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(new RegExp(`${accessTexts.resendAfter({ seconds: 1 })}$`)),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(accessTexts.resendAfter({ seconds: 60 }));
    clock.now = now + 60_000;
    await waitFor(() => expect(canvas.getByRole('button', { name: accessTexts.requestOtp })).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A daily limit shows its end in the portal's zone, without a countdown. */
export const Limit: Story = {
  args: { request: { state: 'waiting', until: now + 21 * 3_600_000 } },
  parameters: noSnapshot,
  beforeEach: ownClock,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      resendMessages.noneUntil({ time: '21-11-2026 06:14 UTC' }),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(messagePattern(accessTexts.resendAfter))).toBeNull();
  },
};

export const Requesting: Story = {
  args: { request: { state: 'sending' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
