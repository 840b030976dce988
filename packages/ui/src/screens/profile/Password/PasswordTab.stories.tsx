import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { passwordArgs } from './PasswordTab.fixtures';
import { PasswordTab } from './PasswordTab';
import { profileMessages } from '../messages';
import { onPhone, inDark, noSnapshot } from '../../../testing/windows';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { accessTexts, errorTexts } from '../../../text/visitorMessages';
import { commonMessages } from '../../../text/commonMessages';
import { profileTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { answering } from '../../../testing/answering';
import { codeBox, typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §5 Password change
const meta = {
  title: 'Screens/Profile/Password',
  component: PasswordTab,
  args: passwordArgs,
} satisfies Meta<typeof PasswordTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const { verification } = passwordArgs;

async function type(canvas: Canvas, next: string, again: string) {
  await userEvent.type(canvas.getByLabelText(profileMessages.currentPassword), 'correct horse 7');
  await userEvent.type(canvas.getByLabelText(profileMessages.newPassword), next);
  await userEvent.type(canvas.getByLabelText(profileMessages.confirmNewPassword), again);
}

/** With otp: a code of at most four digits, requested next to the field (A §5, D18). */
export const Default: Story = {
  args: { verification: { ...verification, onCodeRequest: fn(), onDialogOpen: fn() } },
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await type(canvas, 'battery staple 9', 'battery staple 9');
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.verification.onCodeRequest).toHaveBeenCalledOnce();
    await typeCode(canvas, '41a-93', 4);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        current: 'correct horse 7',
        next: 'battery staple 9',
        code: '4193',
      }),
    );
  },
};

export const Mismatch: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await type(canvas, 'battery staple 9', 'battery staple');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.changePassword }));
    await waitFor(() =>
      expect(canvas.getByLabelText(profileMessages.confirmNewPassword)).toHaveAccessibleDescription(
        profileTexts.passwordMismatch,
      ),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An empty form shows an error at each field, and focuses the first. */
export const Required: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.changePassword }));
    await waitFor(() => expect(canvas.getAllByText(errorTexts.fieldRequired)).toHaveLength(4));
    await waitFor(() => expect(canvas.getByLabelText(profileMessages.currentPassword)).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const SecurityPin: Story = {
  args: { verification: { ...verification, authType: 'mpin' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: profileTexts.securityPin })).toBeVisible();
    await expect(canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 4 }))).toHaveAttribute(
      'type',
      'password',
    );
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
  },
};

export const Authenticator: Story = {
  args: { verification: { ...verification, authType: 'authenticator' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(commonMessages.digitPosition({ index: 1, count: 6 }))).toBeVisible();
  },
};

export const CodeRequested: Story = {
  args: { verification: { ...verification, request: { state: 'waiting', until: Date.now() + 42_000 } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(messagePattern(accessTexts.resendAfter)).length).toBeGreaterThan(0);
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };

export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { current: 'The current password is incorrect.' } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText(profileMessages.currentPassword);
    await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is incorrect.'));
    await waitFor(() => expect(current).toHaveFocus());
  },
};

/** A wrong code clears only the code. The passwords stay. */
export const Refused: Story = {
  args: { form: refusedForm({ code: 'Invalid otp' }) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid otp');
  },
};
export const RefusedOnceSent: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: answering(PasswordTab, { onChange: () => ({ form: refusedForm({ code: 'Invalid otp' }) }) }),
  play: async ({ canvas }) => {
    await type(canvas, 'battery staple 9', 'battery staple 9');
    await typeCode(canvas, '4193{Enter}', 4);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid otp');
    await waitFor(() => expect(codeBox(canvas, 1, 4)).toHaveValue(''));
    await expect(canvas.getByLabelText(profileMessages.currentPassword)).toHaveValue('correct horse 7');
    await expect(canvas.getByLabelText(profileMessages.newPassword)).toHaveValue('battery staple 9');
  },
};

/** After a success the fields are empty, and a message explains what happened to the other sessions (T26). */
export const Changed: Story = {
  args: { onDirtyChange: fn() },
  parameters: noSnapshot,
  render: answering(PasswordTab, { onChange: () => ({ form: { busy: false, saved: 1 } }) }),
  play: async ({ args, canvas }) => {
    await type(canvas, 'battery staple 9', 'battery staple 9');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await typeCode(canvas, '4193{Enter}', 4);
    await expect(await canvas.findByText(profileMessages.passwordChangedDetail)).toBeVisible();
    await expect(canvas.getByLabelText(profileMessages.currentPassword)).toHaveValue('');
    await expect(canvas.getByLabelText(profileMessages.newPassword)).toHaveValue('');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  args: {
    form: {
      busy: false,
      saved: 0,
      refusal: {
        next: 'The password has to be long, and this sentence about it is long as well. '.repeat(4),
      },
    },
  },
};
export const Mobile: Story = { ...onPhone };
