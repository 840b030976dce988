import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { holdAheadMessages } from '../../../components/HoldAhead/HoldAhead';
import { accessTexts, errorTexts } from '../../../text/messages';
import { commonMessages } from '../../../text/commonMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { signMessages } from '../../../text/typed/formatCharacters';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import {
  ForgotPasswordDialog,
  type ForgotPasswordDialogProps,
  forgotPasswordMessages,
} from './ForgotPasswordDialog';
import { answering } from '../../../testing/answering';
import { codeBox, typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

/** Opened from an empty sign-in. */
const forgotPasswordArgs = {
  username: '',
  step: 1,
  request: { state: 'idle' },
  onCodeRequest: fn(),
  onReturn: fn(),
  onPasswordSubmit: fn(),
  onClose: fn(),
} satisfies ForgotPasswordDialogProps;

/** A code was requested. */
const secondStep = { username: 'amara21', step: 2 } as const;

// Spec: A §2 Forgot-password, A §5 Forgot password
const meta = {
  title: 'Screens/Access/ForgotPassword',
  component: ForgotPasswordDialog,
  args: forgotPasswordArgs,
} satisfies Meta<typeof ForgotPasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: accessTexts.forgotPassword }));
const pressOutside = () => userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement });

/**
 * Step 1 takes letters and digits only, has nothing to submit while it is empty, and Enter submits it (A §2, A §5).
 */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args }) => {
    const dialog = await opened();
    const username = dialog.getByRole('textbox', { name: forgotPasswordMessages.username });
    await expect(username).toHaveFocus();
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(dialog.getByRole('button', { name: forgotPasswordMessages.submit })).toBeDisabled();
    await userEvent.type(username, 'amara_');
    await expect(dialog.getByRole('status')).toHaveTextContent(
      `${commonMessages.notAllowedHere} ${signMessages.underscore}`,
    );
    await userEvent.type(username, ' 21{Enter}');
    await expect(username).toHaveValue('amara21');
    await waitFor(() => expect(args.onCodeRequest).toHaveBeenCalledWith('amara21'));
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled();
  },
};

/** The dialog starts with the sign-in's username, reduced to the characters that a username allows. */
export const Carried: Story = {
  args: { username: 'amara_21 ' },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: forgotPasswordMessages.username })).toHaveValue(
      'amara21',
    );
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await expect(args.onClose).toHaveBeenCalledWith(undefined);
  },
};

/** A username typed here returns to the sign-in. */
export const CarriedBack: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { username: 'amara21' },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: forgotPasswordMessages.username }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await expect(args.onClose).toHaveBeenCalledWith('amara21x');
  },
};

/** A new password holds withdrawals, and the dialog announces the hold first (D140). */
export const HoldAhead: Story = {
  args: { ...secondStep, hold: { hours: 24 } },
  play: async () => {
    await expect((await opened()).getByText(holdAheadMessages.ahead({ hours: 24 }))).toBeVisible();
  },
};

export const Requesting: Story = {
  args: { username: 'amara21', request: { state: 'sending' } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: forgotPasswordMessages.submit })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: forgotPasswordMessages.username }), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCodeRequest).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/**
 * Step 2: the username is locked but stays in the form, the code takes digits, the password anything (A §2, A §5).
 */
export const SecondStep: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    const username = dialog.getByRole('textbox', { name: forgotPasswordMessages.username });
    const password = dialog.getByLabelText(forgotPasswordMessages.newPassword);
    await expect(username).toHaveAttribute('readonly');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await typeCode(dialog, '4a193', 6);
    await expect(dialog.queryByText(accessTexts.passwordRequired)).toBeNull();
    await userEvent.type(password, ' päss wörd_<1>');
    await userEvent.click(dialog.getByRole('button', { name: commonMessages.showPassword }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue(' päss wörd_<1>');
    await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.submit }));
    await waitFor(() => expect(args.onPasswordSubmit).toHaveBeenCalledOnce());
    await expect(args.onPasswordSubmit).toHaveBeenCalledWith({
      username: 'amara21',
      otp: '4193',
      newpassword: ' päss wörd_<1>',
    });
  },
};

/** An empty step 2 shows the missing fields and focuses the first one. The server checks a short code (D18). */
export const FieldErrors: Story = {
  args: {
    ...secondStep,
    refusal: { otp: errorTexts.fieldRequired, newpassword: accessTexts.passwordRequired },
  },
  play: endAt('Field errors', async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.submit }));
    const code = dialog.getByRole('group', { name: forgotPasswordMessages.oneTimeCode });
    await waitFor(() => expect(code).toHaveAccessibleDescription(errorTexts.fieldRequired));
    await expect(dialog.getByLabelText(forgotPasswordMessages.newPassword)).toHaveAccessibleDescription(
      new RegExp(`^${accessTexts.passwordRequired}`),
    );
    await waitFor(() => expect(codeBox(dialog, 1, 6)).toHaveFocus());
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled();
    await snapshot('Field errors');
    await userEvent.keyboard('41');
    await userEvent.type(dialog.getByLabelText(forgotPasswordMessages.newPassword), 'battery staple 9');
    await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.submit }));
    await waitFor(() =>
      expect(args.onPasswordSubmit).toHaveBeenCalledWith(expect.objectContaining({ otp: '41' })),
    );
  }),
};

/** A refused code is cleared, announced and requested again. The password stays. */
export const Refused: Story = {
  args: { ...secondStep, refusal: { otp: 'Invalid otp' } },
  render: answering(ForgotPasswordDialog, { onPasswordSubmit: () => ({ refusal: { otp: 'Invalid otp' } }) }),
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(forgotPasswordMessages.newPassword), 'battery staple 9');
    const first = codeBox(dialog, 1, 6);
    for (const attempt of [1, 2]) {
      await userEvent.click(first);
      await userEvent.keyboard('1111');
      await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.submit }));
      await waitFor(() => expect(args.onPasswordSubmit).toHaveBeenCalledTimes(attempt));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Invalid otp'));
      await expect(first).toHaveValue('');
      await waitFor(() => expect(first).toHaveFocus());
      await expect(dialog.getByLabelText(forgotPasswordMessages.newPassword)).toHaveValue('battery staple 9');
    }
  },
};

/** The server refuses the password. Its message shows at the field and disappears when the password changes. */
export const PasswordRefused: Story = {
  args: { ...secondStep, refusal: { newpassword: 'The password must be at least 8 characters.' } },
  parameters: noSnapshot,
  play: async () => {
    const password = (await opened()).getByLabelText(forgotPasswordMessages.newPassword);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/^The password must be at least 8 characters\./),
    );
    await userEvent.type(password, 'b');
    await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
  },
};
await snapshot('The password is refused');

export const Submitting: Story = {
  args: { ...secondStep, busy: true },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(
      dialog.getByLabelText(forgotPasswordMessages.newPassword),
      'battery staple 9{Enter}',
    );
    await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.submit }));
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await expect(args.onPasswordSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RequestCode: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: async ({ args }) => {
    await userEvent.click((await opened()).getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onCodeRequest).toHaveBeenCalledWith('amara21');
  },
};

/** A stray press loses no input. Without input, the dialog closes without a question. */
export const Guarded: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: endAt('Asked before it is lost', async ({ args }) => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText(forgotPasswordMessages.newPassword), 'battery');
    await pressOutside();
    await expect(await dialog.findByText(overlayMessages.discardQuestion)).toBeVisible();
    await snapshot('Asked before it is lost');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.keepEditing }));
    await expect(dialog.getByLabelText(forgotPasswordMessages.newPassword)).toHaveValue('battery');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.clear(dialog.getByLabelText(forgotPasswordMessages.newPassword));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  }),
};

/** Both steps and the way back: the username and the new password stay, the code does not. */
export const BackAndForth: Story = {
  parameters: noSnapshot,
  render: answering(ForgotPasswordDialog, {
    onCodeRequest: () => ({ step: 2 }),
    onReturn: () => ({ step: 1 }),
  }),
  play: async () => {
    const dialog = await opened();
    const username = dialog.getByRole('textbox', { name: forgotPasswordMessages.username });
    await userEvent.type(username, 'amara21{Enter}');
    await waitFor(() => expect(codeBox(dialog, 1, 6)).toHaveFocus());
    await expect(username).toHaveValue('amara21');
    await userEvent.keyboard('41');
    await expect(dialog.queryByText(accessTexts.passwordRequired)).toBeNull();
    await userEvent.type(dialog.getByLabelText(forgotPasswordMessages.newPassword), 'battery staple 9');
    await userEvent.click(dialog.getByRole('button', { name: forgotPasswordMessages.back }));
    await expect(username).toHaveFocus();
    await expect(username).not.toHaveAttribute('readonly');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codeBox(dialog, 1, 6)).toHaveValue(''));
    await expect(dialog.getByLabelText(forgotPasswordMessages.newPassword)).toHaveValue('battery staple 9');
  },
};

export const LongText: Story = {
  args: {
    ...secondStep,
    username: 'amara21'.repeat(9),
    refusal: {
      otp: 'Your account was locked for an hour, because a wrong code was entered five times in a row.',
      newpassword: 'The password must be at least 8 characters. '.repeat(3),
    },
  },
  ...onPhone,
};
export const LargeText: Story = {
  args: secondStep,
  globals: { ...onPhone.globals, text: '200' },
  parameters: onPhone.parameters,
};
export const Mobile: Story = { args: secondStep, ...onPhone };
