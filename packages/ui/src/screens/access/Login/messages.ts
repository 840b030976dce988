import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const loginMessages = defineMessages('loginMessages', {
  signIn: 'Sign in',
  username: 'Username',
  back: 'Back',
  password: 'Password',
  createAccount: 'Create account',
  switchAccounts: 'Switch accounts?',
  staySignedIn: 'Stay signed in',
  switchAccounts2: 'Switch accounts',
  signingIn: 'Signing in',
  welcomeBackEnterYourUsername: 'Welcome back. Enter your username and password.',
  enterYourSecurityPin: 'Enter your security pin.',
  yourEmail: 'your email',
  enterTheCodeThatYour: 'Enter the code that your authenticator app shows.',
  enterYourVerificationCode: 'Enter your verification code.',
  linkSignsYouIn:
    'You are signed in as {current}. This link signs you in as {username} and ends that session in this tab.',
  openingSession: 'Opening the session of {username}.',
  enterCodeSentTo: (email: string) => `Enter the code that we sent to ${email}.`,
});
