import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { BoughtPackage } from './BoughtPackage';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { purchaseMessages } from './messages';
import { messagePattern } from '../../../testing/messagePattern';

// Spec: B §4 Package purchase, B §9 Success redirect
const meta = {
  title: 'Screens/Purchase/Buying/BoughtPackage',
  component: BoughtPackage,
  args: {
    name: 'Starter Bot',
    amount: '100.00',
    person: { username: 'lina04', own: false, displayName: 'Lina M.' },
    historyHref: '/user/subscriptionHistory',
    // Longer than any story stays open.
    after: 600_000,
    onCountdownEnd: fn(),
    onBuyAnother: fn(),
  },
} satisfies Meta<typeof BoughtPackage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Lina M.')).toBeVisible();
  },
};

/** After the delay, the history is due once. */
export const Due: Story = {
  args: { after: 40 },
  parameters: noSnapshot,
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCountdownEnd).toHaveBeenCalledOnce());
  },
};

/** The default delay is six seconds (B §9). The test advances the timer, not the clock. */
export const DueAfterSixSeconds: Story = {
  args: { after: undefined },
  parameters: noSnapshot,
  beforeEach: () => {
    const real = window.setTimeout.bind(window);
    const timers = spyOn(window, 'setTimeout').mockImplementation(((work: TimerHandler, ms?: number) =>
      real(work, ms === 6000 ? 200 : ms)) as typeof setTimeout);
    return () => timers.mockRestore();
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(purchaseMessages.goesOn({ seconds: 6 }))[0]).toBeInTheDocument();
    await waitFor(() => expect(args.onCountdownEnd).toHaveBeenCalledOnce());
  },
};

/** A member who chose to stay is not redirected. */
export const Stays: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: purchaseMessages.stay }));
    await expect(canvas.queryByText(messagePattern(purchaseMessages.goesOn))).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    name: 'W'.repeat(100),
    person: { username: 'x'.repeat(64), own: false },
    amount: '999999999999.99',
  },
};
export const Mobile: Story = { ...onPhone };
