import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const loginMessages = defineMessages('loginMessages', {
  signIn: 'Sign in',
  username: 'Username',
  back: 'Back',
  password: 'Password',
  createAccount: 'Create account',
  switchQuestion: 'Switch accounts?',
  staySignedIn: 'Stay signed in',
  switchAccounts: 'Switch accounts',
  /** The title while an operator's link signs the member in. */
  signingIn: 'Signing in',
  enterCredentials: 'Enter your username and password.',
  enterPin: 'Enter your security PIN.',
  enterEmailedCode: 'Enter the code we emailed you.',
  enterAuthenticatorCode: 'Enter the code from your authenticator app.',
  enterVerificationCode: 'Enter your verification code.',
  switchWarning: 'You’re signed in as {current}. This link will switch this tab to {username}.',
  openingSession: 'Opening {username}’s account.',
  enterCodeSentTo: ({ email }: { email: string }) => `Enter the code we sent to ${email}.`,
});
