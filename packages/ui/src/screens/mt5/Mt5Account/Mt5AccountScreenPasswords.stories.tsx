import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { Mt5AccountScreen, type Mt5AccountScreenProps } from './Mt5AccountScreen';
import { mt5Args, passwords } from './Mt5AccountScreen.fixtures';
import { press, toCard } from './Mt5AccountScreen.plays';
import { mt5Messages } from './messages';
import { noSnapshot } from '../../../testing/windows';
import { mt5Texts, profileTexts, subscriptionsTexts } from '../../../text/messages';
import { overlayMessages } from '../../../text/overlayMessages';
import { errorTexts, accessTexts } from '../../../text/visitorMessages';
import { commonMessages } from '../../../text/commonMessages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { answering } from '../../../testing/answering';
import { answerStepUp, asking } from '../../../forms/StepUp/stepUp.fixtures';
import { typePin } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: B §2 Account Details, B §4 View MT5 password, B §5 Update MT5 password
const meta = {
  title: 'Screens/Mt5/Mt5Account',
  component: Mt5AccountScreen,
  args: mt5Args,
} satisfies Meta<typeof Mt5AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

/**
 * Both entries open the same dialog, which names neither password (D75). A mismatch shows an error and sends nothing, and a match is sent
 * once.
 */
export const UpdatePassword: Story = {
  play: async ({ args, canvas }) => {
    const figures = within(canvas.getByRole('region', { name: mt5Messages.figuresTitle }));
    await press(mt5Texts.updatePassword, figures);
    const byKey = await opened(mt5Texts.updatePassword);
    await expect(byKey.getByText(mt5Messages.willSet({ login: '70018842' }))).toBeVisible();
    await userEvent.click(byKey.getByRole('button', { name: overlayMessages.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(mt5Texts.updatePassword, toCard(canvas, mt5Texts.updatePassword));
    const dialog = await opened(mt5Texts.updatePassword);
    await userEvent.type(dialog.getByLabelText(mt5Messages.newPassword), 'Wn2-small-river');
    await userEvent.type(dialog.getByLabelText(mt5Messages.confirmPassword), 'Wn2-small-rive');
    const send = dialog.getByRole('button', { name: mt5Texts.updatePassword });
    await userEvent.click(send);
    await expect(await dialog.findByText(profileTexts.passwordMismatch)).toBeVisible();
    await expect(args.onPasswordChange).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(mt5Messages.confirmPassword), 'r');
    send.click();
    send.click();
    await waitFor(() => expect(args.onPasswordChange).toHaveBeenCalledWith({ password: 'Wn2-small-river' }));
    await expect(args.onPasswordChange).toHaveBeenCalledOnce();
  },
};

/** Both fields are required. */
export const FieldErrors: Story = {
  args: {
    opened: 'update',
    change: refusedForm({ next: errorTexts.fieldRequired, again: errorTexts.fieldRequired }),
  },
  play: async ({ args }) => {
    const dialog = await opened(mt5Texts.updatePassword);
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.updatePassword }));
    await waitFor(() => expect(dialog.getAllByText(errorTexts.fieldRequired)).toHaveLength(2));
    await waitFor(() => expect(dialog.getByLabelText(mt5Messages.newPassword)).toHaveFocus());
    await expect(args.onPasswordChange).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { opened: 'update', change: { busy: true, saved: 0 } },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened(mt5Texts.updatePassword);
    await expect(dialog.getByRole('button', { name: mt5Texts.updatePassword })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: overlayMessages.close })).toBeDisabled();
  },
};

const tooShort = 'Use at least eight characters.';

/** The server's message about the password shows at its field. */
export const Refused: Story = {
  args: { opened: 'update', change: refusedForm({ next: tooShort }) },
  play: async () => {
    const dialog = await opened(mt5Texts.updatePassword);
    await waitFor(() =>
      expect(dialog.getByLabelText(mt5Messages.newPassword)).toHaveAccessibleDescription(
        new RegExp(`^${tooShort}`),
      ),
    );
  },
};

/** The input stays after a refusal (D39). */
export const InputKept: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: answering(Mt5AccountScreen, {
    onPasswordChange: () => ({ change: refusedForm({ next: tooShort }) }),
  }),
  play: async ({ canvas }) => {
    await press(mt5Texts.updatePassword, toCard(canvas, mt5Texts.updatePassword));
    const dialog = await opened(mt5Texts.updatePassword);
    await userEvent.type(dialog.getByLabelText(mt5Messages.newPassword), 'short');
    await userEvent.type(dialog.getByLabelText(mt5Messages.confirmPassword), 'short');
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.updatePassword }));
    await waitFor(() =>
      expect(dialog.getByLabelText(mt5Messages.newPassword)).toHaveAccessibleDescription(
        new RegExp(`^${tooShort}`),
      ),
    );
    await expect(dialog.getByLabelText(mt5Messages.newPassword)).toHaveValue('short');
  },
};

/** A server that requires verification requests the second factor. The input stays, and is sent with it (T29). */
export const StepUp: Story = {
  args: { onPasswordChange: fn() },
  parameters: noSnapshot,
  render: answering(Mt5AccountScreen, {
    onPasswordChange: ({ secondFactor }) => {
      const { form, stepUp } = answerStepUp(secondFactor);
      return { change: form, changeStepUp: stepUp };
    },
  }),
  play: async ({ args, canvas }) => {
    await press(mt5Texts.updatePassword, toCard(canvas, mt5Texts.updatePassword));
    const dialog = await opened(mt5Texts.updatePassword);
    await userEvent.type(dialog.getByLabelText(mt5Messages.newPassword), 'Wn2-small-river');
    await userEvent.type(dialog.getByLabelText(mt5Messages.confirmPassword), 'Wn2-small-river');
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.updatePassword }));
    await waitFor(() =>
      expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
    await expect(dialog.getByLabelText(mt5Messages.newPassword)).toHaveValue('Wn2-small-river');
    await userEvent.keyboard('4193');
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.updatePassword }));
    await waitFor(() =>
      expect(args.onPasswordChange).toHaveBeenLastCalledWith({
        password: 'Wn2-small-river',
        secondFactor: '4193',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The pin has its own name here and four digits (B §5). Typing the last one sends nothing. */
export const ViewPassword: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await press(mt5Texts.viewPassword, canvas);
    await expect(args.viewing.onOpen).toHaveBeenCalledOnce();
    const dialog = await opened(subscriptionsTexts.verifyYourAccount);
    await expect(dialog.getByRole('group', { name: mt5Texts.securityPin })).toBeVisible();
    await typePin(dialog, '2580');
    await expect(args.viewing.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.viewPassword }));
    await waitFor(() => expect(args.viewing.onConfirm).toHaveBeenCalledWith('2580'));
  },
};

/** A mailed code: six digits, and a link to request another. */
export const ViewByCode: Story = {
  args: {
    viewing: {
      ...mt5Args.viewing,
      verification: asking,
    },
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await press(mt5Texts.viewPassword, canvas);
    const dialog = await opened(subscriptionsTexts.verifyYourAccount);
    await expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 6 }))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.viewing.verification.onCodeRequest).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.viewPassword }));
    await expect(await dialog.findByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.viewing.onConfirm).not.toHaveBeenCalled();
  },
};

function Viewing(args: Mt5AccountScreenProps) {
  const [held, setHeld] = useState<Mt5AccountScreenProps['viewing']['passwords']>();
  const onClose = () => {
    args.viewing.onClose();
    setHeld(undefined);
  };
  return (
    <Mt5AccountScreen
      {...args}
      viewing={{ ...args.viewing, passwords: held, onConfirm: () => setHeld(passwords), onClose }}
    />
  );
}

async function view(canvas: Canvas) {
  await press(mt5Texts.viewPassword, canvas);
  const dialog = await opened(subscriptionsTexts.verifyYourAccount);
  await typePin(dialog, '2580');
  await userEvent.click(dialog.getByRole('button', { name: mt5Texts.viewPassword }));
  return opened(mt5Messages.shown({ login: '70018842' }));
}

/** Each password has a copy button and can be shown and hidden. Closing removes both, and the focus returns. */
export const PasswordsShown: Story = {
  parameters: noSnapshot,
  render: Viewing,
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const dialog = await view(canvas);
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await expect(dialog.getByText('Iv3-open-window')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: mt5Messages.copyMain }));
    await expect(write).toHaveBeenLastCalledWith('Mx7-quiet-river');
    await userEvent.click(dialog.getByRole('button', { name: mt5Messages.copyInvestor }));
    await expect(write).toHaveBeenLastCalledWith('Iv3-open-window');
    await userEvent.click(dialog.getByRole('button', { name: mt5Messages.hideNow }));
    await expect(document.body.innerHTML).not.toContain('Mx7-quiet-river');
    await userEvent.click(dialog.getByRole('button', { name: mt5Messages.showAgain }));
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.viewing.onClose).toHaveBeenCalled();
    await expect(document.body.innerHTML).not.toContain('Mx7-quiet-river');
    await waitFor(() => expect(canvas.getByRole('button', { name: mt5Texts.viewPassword })).toHaveFocus());
  },
};

/** After 30 seconds both are masked again. The test advances the timer, not the clock. */
export const MaskedAgain: Story = {
  // Proves: mt5Messages.hidesItself | mt5Messages.willShow
  parameters: noSnapshot,
  render: Viewing,
  beforeEach: () => {
    const real = window.setTimeout.bind(window);
    const timers = spyOn(window, 'setTimeout').mockImplementation(((work: TimerHandler, ms?: number) =>
      real(work, ms === 30_000 ? 300 : ms)) as typeof setTimeout);
    return () => timers.mockRestore();
  },
  play: async ({ canvas }) => {
    const dialog = await view(canvas);
    await expect(dialog.getByText('Mx7-quiet-river')).toBeVisible();
    await waitFor(() => expect(document.body.innerHTML).not.toContain('Mx7-quiet-river'));
    await expect(dialog.getByRole('status')).toHaveTextContent(mt5Messages.hidden);
    await expect(dialog.getByRole('button', { name: mt5Messages.showAgain })).toBeVisible();
  },
};

/** A wrong code shows its error at its boxes. */
export const CodeRefused: Story = {
  args: { opened: 'view', viewing: { ...mt5Args.viewing, form: refusedForm({ code: 'Invalid mpin' }) } },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await opened(subscriptionsTexts.verifyYourAccount);
    await expect(await dialog.findByText(secondFactorMessages.wrongPin)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
  },
};

/** The refused code leaves its boxes. */
export const CodeCleared: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Refusing(args) {
    const [form, setForm] = useState(args.viewing.form);
    const onConfirm = () => setForm(refusedForm({ code: 'Invalid mpin' }));
    return <Mt5AccountScreen {...args} viewing={{ ...args.viewing, form, onConfirm }} />;
  },
  play: async ({ canvas }) => {
    await press(mt5Texts.viewPassword, canvas);
    const dialog = await opened(subscriptionsTexts.verifyYourAccount);
    await typePin(dialog, '0000');
    await userEvent.click(dialog.getByRole('button', { name: mt5Texts.viewPassword }));
    await expect(await dialog.findByText(secondFactorMessages.wrongPin)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveValue(''),
    );
    await waitFor(() =>
      expect(dialog.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveFocus(),
    );
  },
};
