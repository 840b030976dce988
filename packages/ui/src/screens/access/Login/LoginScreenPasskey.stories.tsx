import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noSnapshot } from '../../../testing/windows';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { authenticator, loginArgs, secondStep } from './LoginScreen.fixtures';
import { LoginScreen } from './LoginScreen';
import { SecondFactor, type SecondFactorProps } from './SecondFactor';

const meta = {
  title: 'Screens/Access/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...loginArgs, ...secondStep, step: authenticator },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: string | undefined) =>
  function WithPasskey(props: SecondFactorProps) {
    return <SecondFactor {...props} onPasskeyRequest={() => Promise.resolve(answer)} />;
  };

/** The browser's dialog confirms it, so its answer is sent at once. */
export const Passkey: Story = {
  args: { SecondFactor: answering('{"id":"4"}'), onSignIn: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.usePasskey }));
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: '{"id":"4"}' })),
    );
  },
};

/** The member left the browser's dialog. The code stays possible. */
export const PasskeyLeft: Story = {
  args: { SecondFactor: answering(undefined), onSignIn: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: secondFactorMessages.usePasskey }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(secondFactorMessages.passkeyLeft);
    await expect(canvas.getByRole('group', { name: secondFactorMessages.authenticatorCode })).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

const answers = fn<() => Promise<string | undefined>>();

/** The browser's dialog never answers. The next press asks again, and only its answer counts. */
export const PasskeyUnanswered: Story = {
  args: {
    SecondFactor: (props: SecondFactorProps) => <SecondFactor {...props} onPasskeyRequest={answers} />,
    onSignIn: fn(),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    answers.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce('{"id":"4"}');
    const button = canvas.getByRole('button', { name: secondFactorMessages.usePasskey });
    await userEvent.click(button);
    await expect(button).toBeEnabled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
  },
};
