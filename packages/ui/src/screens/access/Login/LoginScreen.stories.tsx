import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { authenticator, codeByMail, loginArgs, pin, secondStep } from './LoginScreen.fixtures';
import { LoginScreen, type LoginStep } from './LoginScreen';
import { noSnapshot, onPhone, inDark } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { loginMessages } from './messages';
import { accessTexts, errorTexts } from '../../../text/visitorMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { commonMessages } from '../../../text/commonMessages';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { expectLink } from '../../../testing/expectLink';
import { answering } from '../../../testing/answering';
import { codeBox } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: A §2 Login, A §4.1, A §4.3, A §4.4, A §4.7, A §5 Login
const meta = {
  title: 'Screens/Access/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: loginArgs,
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step (A §2, A §4.1). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    const username = canvas.getByRole('textbox', { name: loginMessages.username });
    const password = canvas.getByLabelText(loginMessages.password);
    await expect(username).toHaveFocus();
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(username, 'amara21');
    await userEvent.type(password, 'secret-1{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith({
      username: 'amara21',
      password: 'secret-1',
      code: '',
    });
  },
};

/** Arabic and Persian digits become ASCII digits in the username (D122). A password stays as typed. */
export const OtherScripts: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: loginMessages.username }), 'amara٢۱');
    await userEvent.type(canvas.getByLabelText(loginMessages.password), 'secret-١{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith({
      username: 'amara21',
      password: 'secret-١',
      code: '',
    });
  },
};

/** Enter in an empty form shows both errors, focuses the first field, and sends nothing (A §5, D22). */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const username = canvas.getByRole('textbox', { name: loginMessages.username });
    await userEvent.type(username, '{Enter}');
    await expect(canvas.getByText(accessTexts.usernameRequiredAtSignIn)).toBeVisible();
    await expect(canvas.getByText(accessTexts.passwordRequired)).toBeVisible();
    await expect(username).toHaveFocus();
    await expect(username).toHaveAccessibleDescription(accessTexts.usernameRequiredAtSignIn);
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.type(username, 'a');
    await expect(canvas.queryByText(accessTexts.usernameRequiredAtSignIn)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(canvas.getByLabelText(loginMessages.password)).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { busy: true },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: loginMessages.username }), 'amara21');
    await userEvent.type(canvas.getByLabelText(loginMessages.password), 'secret-1{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const FieldErrors: Story = {
  args: { refusal: { fields: { password: 'The password must be at least 6 characters.' } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(loginMessages.password);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('The password must be at least 6 characters.');
  },
};

export const Refused: Story = {
  args: { refusal: { message: 'Invalid username or password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid username or password');
  },
};

export const Failed: Story = { args: { refusal: { message: 'Something went wrong.' } } };

/** An operator's link signs in automatically, behind a loader that shows the username (A §2, A §4.7). */
export const Loading: Story = {
  args: { step: { name: 'asUser', username: 'amara21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(loginMessages.openingSession))).toHaveTextContent('amara21');
    await expect(canvas.getByRole('status')).toHaveTextContent(loginMessages.signingIn);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** An operator's link during an existing session (T5). Keeping the session is the first choice. */
export const SessionExists: Story = {
  args: { step: { name: 'replace', username: 'kenji88', current: 'amara21' } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: loginMessages.staySignedIn })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSessionKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: loginMessages.switchAccounts }));
    await expect(args.onSessionReplace).toHaveBeenCalledOnce();
  },
};

/** Letters are dropped and six digits send nothing. Enter does (A §4.3, A §5). */
export const OneTimeCode: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const first = codeBox(canvas, 1, 6);
    await expect(canvas.getByRole('textbox', { name: loginMessages.username })).toHaveValue('amara21');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('41a9027');
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: '419027' }));
  },
};

/** Six is the maximum. The server checks a shorter code (D18). */
export const ShorterCode: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.signIn }));
    await expect(canvas.getByText(errorTexts.fieldRequired)).toBeVisible();
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await userEvent.keyboard('4190{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: '4190' }));
  },
};

export const RequestCode: Story = {
  args: secondStep,
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(loginMessages.enterVerificationCode)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.requestOtp }));
    await expect(args.onCodeRequest).toHaveBeenCalledOnce();
  },
};

const waiting = (): LoginStep => ({
  name: 'now',
  authType: 'otp',
  request: { state: 'waiting', until: Date.now() + 42_000, isSent: true },
});

export const CodeRequested: Story = {
  args: { ...secondStep, step: waiting() },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.enterEmailedCode)).toBeVisible();
    await expect(canvas.getAllByText(messagePattern(accessTexts.resendAfter)).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
  },
};

/** The member's own word comes before the code, so that a copy of the portal is noticed (D113). */
export const AntiPhishingWord: Story = {
  args: { ...secondStep, step: { name: 'now', authType: 'mpin', word: 'blue heron' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('blue heron')).toBeVisible();
  },
};

export const SecurityPin: Story = {
  args: { ...secondStep, step: pin },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: accessTexts.securityPin })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).not.toBeInTheDocument();
    await userEvent.keyboard('1234{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: '1234' }));
  },
};

/** Six digits, without a code to request: the app has one. */
export const Authenticator: Story = {
  args: { ...secondStep, step: authenticator },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: secondFactorMessages.authenticatorCode })).toBeVisible();
    await expect(codeBox(canvas, 6, 6)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: accessTexts.requestOtp })).toBeNull();
  },
};

/** A factor that this portal does not know yet (D19). */
export const UnknownFactor: Story = {
  args: { ...secondStep, step: { name: 'now', authType: 'passkey' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: secondFactorMessages.verificationCode })).toBeVisible();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith(expect.objectContaining({ code: '123456' }));
  },
};

/** A wrong code is announced, cleared and requested again. */
export const CodeRefused: Story = {
  args: { ...secondStep, refusal: { fields: { code: 'Invalid otp' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid otp');
    await expect(codeBox(canvas, 1, 6)).toHaveFocus();
  },
};

/** The field is named "Security Pin", so its error uses that name too. The toast has the server's text. */
export const PinRefused: Story = {
  args: { ...secondStep, step: pin, refusal: { fields: { code: 'Invalid mpin' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messagePattern(secondFactorMessages.wrongPin));
  },
};

export const CodeSubmitting: Story = { args: { ...secondStep, busy: true }, parameters: noSnapshot };

/** Both steps as the portal joins them: the username stays, and the second answer clears the code (A §2). */
export const BothSteps: Story = {
  tags: ['!dev', '!autodocs'],
  render: answering(LoginScreen, {
    onVerify: () => ({ step: codeByMail }),
    onSignIn: () => ({ refusal: { fields: { code: 'Invalid otp' } } }),
    onReturn: () => ({ step: { name: 'pre' } }),
  }),
  args: { onSignIn: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: loginMessages.username }), 'amara21');
    await userEvent.type(canvas.getByLabelText(loginMessages.password), 'secret-1{Enter}');

    const firstDigit = await canvas.findByRole('textbox', {
      name: commonMessages.digitPosition({ index: 1, count: 6 }),
    });
    await waitFor(() => expect(firstDigit).toHaveFocus());
    const username = canvas.getByRole('textbox', { name: loginMessages.username });
    await expect(username).toHaveValue('amara21');
    await expect(username).toHaveAttribute('readonly');

    for (const attempt of [1, 2]) {
      await userEvent.keyboard('123456{Enter}');
      await expect(args.onSignIn).toHaveBeenCalledTimes(attempt);
      await expect(args.onSignIn).toHaveBeenLastCalledWith({
        username: 'amara21',
        password: 'secret-1',
        code: '123456',
      });
      await waitFor(() => expect(firstDigit).toHaveValue(''));
      await waitFor(() => expect(firstDigit).toHaveFocus());
    }

    await userEvent.click(canvas.getByRole('button', { name: loginMessages.back }));
    await expect(username).not.toHaveAttribute('readonly');
    await waitFor(() => expect(canvas.getByLabelText(loginMessages.password)).toHaveFocus());
  },
};

/** The link to a new password (A §2). */
export const ForgotPassword: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: loginMessages.username }), 'amara21');
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.forgotPassword }));
    await expect(args.onPasswordForget).toHaveBeenCalledOnce();
    await expect(args.onPasswordForget).toHaveBeenCalledWith('amara21');
    await expectLink(canvas, loginMessages.createAccount, '/register');
  },
};

/** With a known username (a new member's, or one from Forgot Password) only the password is left to type. */
export const NameKnown: Story = {
  args: { username: 'amara21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: loginMessages.username })).toHaveValue('amara21');
    await expect(canvas.getByLabelText(loginMessages.password)).toHaveFocus();
  },
};

/** Some password managers fill the inputs without events. The form sends what the inputs contain. */
export const FilledInSilently: Story = {
  play: async ({ args, canvas }) => {
    const fill = (input: HTMLElement, value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    };
    fill(canvas.getByRole('textbox', { name: loginMessages.username }), ' amara21 ');
    fill(canvas.getByLabelText(loginMessages.password), ' secret-1');
    // An unrelated update must not clear the values.
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showPassword }));
    await userEvent.click(canvas.getByRole('button', { name: accessTexts.verify }));
    await expect(args.onVerify).toHaveBeenCalledWith({
      username: 'amara21',
      password: ' secret-1',
      code: '',
    });
  },
};

/**
 * The first step's token has expired (T16). The form returns to it with the reason and the password, without the old
 * code.
 */
export const StepExpired: Story = {
  render: answering(LoginScreen, {
    onVerify: () => ({ step: codeByMail, refusal: undefined }),
    onSignIn: () => ({ step: { name: 'pre' }, refusal: { message: 'That took too long.' } }),
  }),
  play: endAt('It took too long', async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: loginMessages.username }), 'amara21');
    await userEvent.type(canvas.getByLabelText(loginMessages.password), 'secret-1{Enter}');
    await canvas.findByRole('textbox', { name: commonMessages.digitPosition({ index: 1, count: 6 }) });
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('That took too long.'));
    await expect(canvas.getByRole('textbox', { name: loginMessages.username })).toHaveValue('amara21');
    await expect(canvas.getByLabelText(loginMessages.password)).toHaveValue('secret-1');
    await waitFor(() => expect(canvas.getByLabelText(loginMessages.password)).toHaveFocus());
    await snapshot('It took too long');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codeBox(canvas, 1, 6)).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const LongText: Story = {
  args: {
    username: 'amara21'.repeat(12),
    step: {
      name: 'now',
      authType: 'otp',
      sentTo: 'a•••••••••••••••••••••••••••••••••••••••••@mail.very-long-domain-name.example',
      request: { state: 'idle' },
    },
    refusal: {
      message:
        'Your account was locked for ten minutes, because a wrong code was entered five times in a row. Ask for a new code after that.',
    },
  },
};

export const Mobile: Story = { args: secondStep, ...onPhone };

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
