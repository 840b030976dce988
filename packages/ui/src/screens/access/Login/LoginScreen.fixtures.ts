import { fn } from 'storybook/test';
import type { LoginScreenProps, LoginStep } from './LoginScreen';
import { SecondFactor } from './SecondFactor';

export const codeByMail: LoginStep = {
  name: 'now',
  authType: 'otp',
  sentTo: 'a•••@mail.com',
  request: { state: 'idle' },
};

export const pin: LoginStep = { name: 'now', authType: 'mpin' };
export const authenticator: LoginStep = { name: 'now', authType: 'authenticator' };

/** The second step, with the username from the first. */
export const secondStep = { step: codeByMail, username: 'amara21' };

/** An empty form with no pending request. */
export const loginArgs = {
  step: { name: 'pre' },
  SecondFactor,
  onVerify: fn(),
  onSignIn: fn(),
  onCodeRequest: fn(),
  onReturn: fn(),
  onPasswordForget: fn(),
  onSessionReplace: fn(),
  onSessionKeep: fn(),
} satisfies LoginScreenProps;
