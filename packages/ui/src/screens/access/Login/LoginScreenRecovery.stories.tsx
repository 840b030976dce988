import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noSnapshot } from '../../../testing/windows';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { loginArgs, secondStep } from './LoginScreen.fixtures';
import { LoginScreen } from './LoginScreen';
import { loginMessages } from './messages';
import { answering } from '../../../testing/answering';

const meta = {
  title: 'Screens/Access/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: loginArgs,
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lost phone: a code that the member kept, typed as it is. */
export const RecoveryCode: Story = {
  args: { ...secondStep, step: { name: 'now', authType: 'authenticator', recovers: true }, onSignIn: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.useRecoveryCode }));
    const field = canvas.getByRole('textbox', { name: secondFactorMessages.recoveryCode });
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(secondFactorMessages.enterRecoveryCode)).toBeVisible();
    await userEvent.keyboard('h7kqm 2xwrb{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: 'h7kqm 2xwrb' }));
    await expect(canvas.getByRole('button', { name: secondFactorMessages.useApp })).toBeVisible();
  },
};

/** Leaving the step ends the recovery: the next member may have another factor. */
export const RecoveryLeft: Story = {
  args: { ...secondStep, step: { name: 'now', authType: 'authenticator', recovers: true } },
  parameters: noSnapshot,
  render: answering(LoginScreen, {
    onReturn: () => ({ step: { name: 'pre' } }),
    onVerify: () => ({ step: { name: 'now', authType: 'mpin' } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.useRecoveryCode }));
    await userEvent.click(canvas.getByRole('button', { name: loginMessages.back }));
    await expect(canvas.getByText(loginMessages.enterCredentials)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(loginMessages.password), 'secret-1{Enter}');
    await expect(canvas.getByText(loginMessages.enterPin)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: secondFactorMessages.recoveryCode })).toBeNull();
  },
};
