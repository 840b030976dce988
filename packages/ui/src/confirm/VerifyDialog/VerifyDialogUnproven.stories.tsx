import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VerifyDialog } from './VerifyDialog';
import { freshAttempt, verifyArgs } from './VerifyDialog.fixtures';
import { verifyMessages } from './messages';
import { endAt, snapshot } from '../../testing/snapshot';
import { errorTexts } from '../../text/visitorMessages';
import { messagePattern } from '../../testing/messagePattern';
import { overlayMessages } from '../../text/overlayMessages';
import { noSnapshot } from '../../testing/windows';
import { Answered, answer, confirm, opened } from './VerifyDialog.plays';

const meta = {
  title: 'Components/Confirm/VerifyDialog',
  component: VerifyDialog,
  args: verifyArgs,
} satisfies Meta<typeof VerifyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server has not proven key support, so nothing is promised and the history is the main action (D118). */
export const Unproven: Story = {
  // Proves: verifyMessages.codeNeeded | verifyMessages.repeatable
  name: 'Without safe retry',

  render: Answered,
  play: endAt('Unproven', async ({ args }) => {
    const dialog = await opened();
    await confirm('4193');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    answer({ form: { busy: false, saved: 0, refusal: {} }, unknown: 'repeatable', isProven: false });
    const notice = await dialog.findByRole('alert');
    // Another Enter must not send it again.
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: verifyMessages.checkHistory })).toHaveFocus(),
    );
    await snapshot('Unproven');
    await expect(notice).toHaveTextContent(verifyMessages.unknown);
    await expect(notice).toHaveTextContent(verifyMessages.moneyMayHaveMoved);
    await expect(notice).not.toHaveTextContent(/twice|same request/);
    const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    const plain = ground(dialog.getByRole('button', { name: overlayMessages.close }));
    await expect(ground(dialog.getByRole('link', { name: verifyMessages.checkHistory }))).not.toBe(plain);
    await expect(ground(dialog.getByRole('button', { name: errorTexts.tryAgain }))).toBe(plain);
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await waitFor(() => expect(args.onRepeat).toHaveBeenCalledOnce());
  }),
};

/** The same after a reload, or after a refused second attempt, because the refusal proves nothing about the first. */
export const UnprovenRefused: Story = {
  name: 'Without safe retry, refused again',

  args: {
    attempt: { ...freshAttempt, unknown: 'codeNeeded', isProven: false, message: 'Invalid otp' },
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(messagePattern(verifyMessages.codeToSendAgain))).toBeVisible();
    await expect(dialog.getByText('Invalid otp')).toBeVisible();
    await confirm('4193', errorTexts.tryAgain);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('4193', {}));
  },
};

/** A request that moves no money immediately has a softer text. */
export const UnprovenWithoutMoney: Story = {
  name: 'Without safe retry, without money',

  args: { attempt: { ...freshAttempt, unknown: 'repeatable', isProven: false }, movesMoney: false },
  parameters: noSnapshot,
  play: async () => {
    const notice = (await opened()).getByRole('alert');
    await expect(notice).toHaveTextContent(verifyMessages.mayBeDone);
    await expect(notice).not.toHaveTextContent(messagePattern(verifyMessages.moneyMayHaveMoved));
  },
};

/** The same failure twice under one key is that key's answer, so nothing was carried out (D154). */
export const FailedAgain: Story = {
  args: { attempt: { ...freshAttempt, unknown: 'failedAgain', isProven: true } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    const notice = dialog.getByRole('alert');
    await expect(notice).toHaveTextContent(verifyMessages.unknown);
    await expect(notice).toHaveTextContent(verifyMessages.failedAgainDetail);
    await expect(notice).not.toHaveTextContent(messagePattern(verifyMessages.unknownDetail));
    await expect(dialog.getByRole('link', { name: verifyMessages.checkHistory })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await waitFor(() => expect(args.onRepeat).toHaveBeenCalledOnce());
  },
};
