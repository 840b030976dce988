import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Money } from '../../components/Money/Money';
import { FormTextField } from '../../forms/FormTextField';
import { requiredText } from '../../forms/rules/schema';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import type { Attempt } from './confirmedWrite';
import { refusedForm } from './confirmedWrite.fixtures';
import { VerifyDialog, type VerifyDialogProps } from './VerifyDialog';
import { freshAttempt, verifyArgs } from './VerifyDialog.fixtures';
import { verifyMessages } from './messages';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { endAt, snapshot } from '../../testing/snapshot';
import { commonMessages } from '../../text/commonMessages';
import { accessTexts, errorTexts } from '../../text/visitorMessages';
import { messagePattern } from '../../testing/messagePattern';
import { secondFactorMessages } from '../../text/secondFactorMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { detailMessages } from '../../text/detailMessages';
import { expectLink } from '../../testing/expectLink';
import { Answered, answer, confirm, opened, typeCode } from './VerifyDialog.plays';
import { codeBox } from '../../components/CodeField/codeBoxes.fixtures';

// Spec: A §1, B §4 OTP request, B §4 Package purchase, B §4 Transfer, B §4 Withdraw, B §5 Verification code, B §6 Verification method, B §8 Invalid code
const meta = {
  title: 'Components/Confirm/VerifyDialog',
  component: VerifyDialog,
  args: verifyArgs,
} satisfies Meta<typeof VerifyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const provedBy = (authType: string): VerifyDialogProps['secondFactor'] => ({
  purpose: 'withdraw',
  verification: { ...verifyArgs.secondFactor.verification, authType },
});

/**
 * Shows all details and starts in the code. The last digit does not submit it, and two presses at the same
 * time submit it once (T12).
 */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('0x52908400098527886E0F7030069857D2E4169EE7')).toBeVisible();
    await expect(dialog.getByText('USDT BEP20')).toBeVisible();
    await expect(dialog.getByText('$2,965.00')).toBeVisible();
    await expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(verifyArgs.secondFactor.verification.onCodeRequest).toHaveBeenCalledOnce();
    await typeCode('4193');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const confirm = dialog.getByRole('button', { name: 'Withdraw' });
    confirm.click();
    confirm.click();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('4193', {}));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The focus starts in the code, and Enter presses the form's own button. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.keyboard('4193');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const { form } = dialog.getByLabelText<HTMLInputElement>(
      commonMessages.digitPosition({ index: 4, count: 4 }),
    );
    await expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).form).toBe(form);
    form?.requestSubmit();
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('4193', {}));
  },
};

export const CodeMissing: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await dialog.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(codeBox(dialog, 1, 4)).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A code may be shorter than its boxes, because the server decides (D18). */
export const ShortCode: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args }) => {
    await confirm('41');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('41', {}));
  },
};

export const CodeSent: Story = {
  args: {
    secondFactor: {
      purpose: 'withdraw',
      verification: {
        ...verifyArgs.secondFactor.verification,
        request: { state: 'waiting', until: Date.now() + 60_000 },
      },
    },
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getAllByText(messagePattern(accessTexts.resendAfter))[0]).toBeInTheDocument();
    await expect(
      dialog.getByRole('group', { name: secondFactorMessages.oneTimeCode }),
    ).toHaveAccessibleDescription(verifyMessages.hint.otp);
  },
};

/** Dots, and no link to request a code. */
export const Pin: Story = {
  args: { secondFactor: provedBy('mpin') },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    const first = dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }));
    await expect(first).toHaveAttribute('type', 'password');
    await expect(dialog.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
    await confirm('2580');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('2580', {}));
  },
};

export const Authenticator: Story = {
  args: { secondFactor: provedBy('authenticator') },
  parameters: noSnapshot,
  play: async () => {
    await expect(
      (await opened()).getByRole('textbox', { name: commonMessages.digitPosition({ index: 6, count: 6 }) }),
    ).toBeVisible();
  },
};

/** Each refusal clears the code. */
export const RefusedOnceConfirmed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: Answered,
  play: async ({ args }) => {
    const dialog = await opened();
    for (const attempt of [
      { form: refusedForm({ code: 'Invalid otp' }) },
      { form: refusedForm({}), message: 'No.' },
    ]) {
      await confirm('1111');
      await waitFor(() => expect(args.onConfirm).toHaveBeenCalled());
      answer(attempt);
      await waitFor(() => expect(dialog.getAllByRole('textbox')[0]).toHaveValue(''));
    }
  },
};

/** While sending, all buttons are disabled and the dialog stays. */
export const Submitting: Story = {
  args: { attempt: { form: { busy: true, saved: 0 } } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Without a response it explains that, with the history and the same request again. It asks for no code. */
export const Unknown: Story = {
  parameters: noSnapshot,
  render: Answered,
  play: endAt('Unknown', async ({ args }) => {
    const dialog = await opened();
    await confirm('4193');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    answer({ ...freshAttempt, form: { busy: false, saved: 0, refusal: {} }, unknown: 'repeatable' });
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(verifyMessages.unknown));
    await expectLink(dialog, verifyMessages.checkHistory, '/user/manualWithdrawList');
    await snapshot('Unknown');
    await expect(
      dialog.queryByRole('group', { name: secondFactorMessages.oneTimeCode }),
    ).not.toBeInTheDocument();
    const again = dialog.getByRole('button', { name: errorTexts.tryAgain });
    await expect(again).toHaveFocus();
    again.click();
    again.click();
    await waitFor(() => expect(args.onRepeat).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  }),
};

/** After a reload the code is lost, but the request is not. */
export const UnknownAfterReload: Story = {
  args: { attempt: { ...freshAttempt, unknown: 'codeNeeded' } },
  play: async ({ args }) => {
    await expect((await opened()).getByText(verifyMessages.codeNeeded, { exact: false })).toBeVisible();
    await confirm('4193', errorTexts.tryAgain);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('4193', {}));
  },
};

/** A failure with an id, which the support ticket contains (T34). */
export const WithReference: Story = {
  args: {
    attempt: { ...freshAttempt, unknown: 'repeatable', reference: { id: '0f3a77b1', support: '#support' } },
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('0f3a77b1')).toBeVisible();
    await expectLink(dialog, detailMessages.askSupport, '#support');
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(verifyMessages.offline)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await typeCode('4193');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A stray press outside the dialog does not lose a partial code. */
export const Guarded: Story = {
  parameters: noSnapshot,
  play: endAt('Asked before it is lost', async ({ args }) => {
    await typeCode('41');
    await userEvent.keyboard('{Escape}');
    const dialog = await opened();
    await expect(await dialog.findByText(overlayMessages.discardQuestion)).toBeVisible();
    await snapshot('Asked before it is lost');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.keepEditing }));
    await expect(codeBox(dialog, 2, 4)).toHaveValue('1');
    await expect(args.onClose).not.toHaveBeenCalled();
  }),
};

/** Without a second factor: a question with its review, and the same handling of a lost response. */
export const WithoutSecondFactor: Story = {
  args: { title: 'Report this deposit?', secondFactor: undefined, confirmLabel: 'Report' },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('', {}));
  },
};

/** The same after a reload, with no code to enter again. */
export const WithoutSecondFactorUnknown: Story = {
  args: { ...WithoutSecondFactor.args, attempt: { ...freshAttempt, unknown: 'codeNeeded' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('alert')).not.toHaveTextContent(/code/);
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('', {}));
  },
};

/** A reason besides the code, as for a cancellation. */
export const WithReason: Story = {
  args: {
    description: 'The subscription ends once the request is granted.',
    children: undefined,
    more: {
      initial: { reason: '' },
      schema: { reason: requiredText('This Field Is Required.') },
      content: <FormTextField name="reason" label="Reason" />,
    },
    confirmLabel: 'Request cancellation',
    onConfirm: fn(),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await confirm('4193', 'Request cancellation');
    await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
    await userEvent.keyboard('Moving on');
    await userEvent.click(dialog.getByRole('button', { name: 'Request cancellation' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('4193', { reason: 'Moving on' }));
  },
};

// Not the last, because a story is cleaned up when the next of its file starts.
/** Amounts in a confirmation are visible, even when hidden everywhere else. */
export const AmountsHidden: Story = {
  args: {
    children: (
      <p>
        Amount <Money figure="asked" value="60.50" />
      </p>
    ),
  },
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByText('$60.50')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    description: 'It is paid out once it is approved. '.repeat(8),
    attempt: { ...freshAttempt, message: 'x'.repeat(300) },
  },
};
export const Mobile: Story = { ...onPhone };
const unknown: Attempt = { ...freshAttempt, unknown: 'repeatable' };
export const UnknownOnPhone: Story = { args: { attempt: unknown }, ...onLargePhone };

/** A wrong code is announced, cleared and focused, and the next one is sent. */
export const WrongCode: Story = {
  args: { attempt: { form: refusedForm({ code: 'Invalid otp' }) } },
  parameters: noSnapshot,
  play: endAt('Wrong code', async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Invalid otp'));
    const [first] = dialog.getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('');
    await snapshot('Wrong code');
    await userEvent.click(first!);
    await userEvent.keyboard('4193');
    await userEvent.click(dialog.getByRole('button', { name: args.confirmLabel }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith('4193', {}));
  }),
};

/** Refused for another reason: the dialog shows it, and the code must be entered again (B §4). */
export const Refused: Story = {
  args: { attempt: { form: refusedForm({}), message: 'Withdrawals are closed today.' } },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText('Withdrawals are closed today.')).toBeVisible();
    await expect(dialog.getAllByRole('textbox')[0]).toHaveValue('');
  },
};
