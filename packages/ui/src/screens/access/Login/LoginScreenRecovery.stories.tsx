import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { loginArgs, secondStep } from './LoginScreen.fixtures';
import { LoginScreen } from './LoginScreen';

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
  args: { ...secondStep, step: { name: 'now', authType: 'authenticator', recovers: true }, onSignedIn: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.useRecoveryCode }));
    const field = canvas.getByRole('textbox', { name: secondFactorMessages.recoveryCode });
    await expect(field).toHaveFocus();
    await expect(canvas.getByText(secondFactorMessages.enterRecoveryCode)).toBeVisible();
    await userEvent.keyboard('h7kqm 2xwrb{Enter}');
    await expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ code: 'h7kqm 2xwrb' }));
    await expect(canvas.getByRole('button', { name: secondFactorMessages.useApp })).toBeVisible();
  },
};
