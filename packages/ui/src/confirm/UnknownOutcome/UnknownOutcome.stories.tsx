import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnknownOutcome } from './UnknownOutcome';
import { verifyMessages } from '../VerifyDialog/messages';
import { onPhone, noSnapshot } from '../../testing/windows';
import { commonMessages } from '../../text/commonMessages';
import { messagePattern } from '../../testing/messagePattern';

const meta = {
  title: 'Components/Confirm/UnknownOutcome',
  component: UnknownOutcome,
  args: {
    children: 'A withdrawal of $250.00 was sent at 20-11-2026 08:14.',
    historyHref: '/user/manualWithdrawList',
    isProven: true,
    onRepeat: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof UnknownOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;

/** The server has proven key support, so repeating the request is the main action. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const history = canvas.getByRole('link', { name: verifyMessages.checkHistory });
    const again = canvas.getByRole('button', { name: commonMessages.retry });
    await expect(history).toHaveAttribute('href', args.historyHref);
    await expect(canvas.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(ground(again)).not.toBe(ground(history));
    await userEvent.click(again);
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: messagePattern(verifyMessages.startAgain) }));
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};

/**
 * The server has not proven key support, so the history is the main action and nothing is promised (D118).
 */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: { isProven: false },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(canvas.getByText(messagePattern(verifyMessages.moneyMayHaveMoved))).toBeVisible();
    const again = canvas.getByRole('button', { name: commonMessages.retry });
    const history = canvas.getByRole('link', { name: verifyMessages.checkHistory });
    await expect(ground(history)).not.toBe(ground(again));
    await expect(getComputedStyle(again).color).toBe(getComputedStyle(document.body).color);
    await userEvent.click(again);
    await expect(args.onRepeat).toHaveBeenCalledOnce();
  },
};

/** A request that moves no money immediately has a softer text. */
export const UnprovenWithoutMoney: Story = {
  name: 'Without safe retry, without money',

  args: {
    isProven: false,
    movesMoney: false,
    children: 'A deposit of ₹8,825.00 was reported at 20-11-2026 08:14.',
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(verifyMessages.mayBeDone, { exact: false })).toBeVisible();
    await expect(
      canvas.queryByText(messagePattern(verifyMessages.moneyMayHaveMoved)),
    ).not.toBeInTheDocument();
  },
};

/** The request was not stored, so only the history is available. */
export const NothingToRepeat: Story = {
  args: { onRepeat: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: commonMessages.retry })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: verifyMessages.checkHistory })).toBeVisible();
  },
};

export const Mobile: Story = { ...onPhone };
export const MobileUnproven: Story = {
  name: 'Without safe retry on a phone',
  ...Mobile,
  args: { isProven: false },
};
