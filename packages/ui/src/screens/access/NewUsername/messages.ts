import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const newUsernameMessages = defineMessages('newUsernameMessages', {
  confirmEmail: 'Confirm your email',
  emailSent:
    'We’ve emailed you a code. Confirm your email before you first sign in. No email? You can ask for a new code on the next page.',
  emailNeeded: 'Confirm your email before you first sign in. We’ll email you a code on the next page.',
  getCode: 'Get the code',
  enterCode: 'Enter the code',
  hidden: 'Hidden',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  showPin: 'Show security PIN',
  hidePin: 'Hide security PIN',
  yourNewAccount: 'Your new account',
  keepSafe: 'Keep these somewhere only you can see. We show them only once.',
  usernameNote: 'You’ll use this username to sign in.',
  credentials: 'Your sign-in details',
  passwordCopied: 'Password copied.',
  pinCopied: 'Security PIN copied.',
  secretsGone:
    'We no longer show your password and PIN. Sign in with the ones you chose, or use “Forgot Password”.',
});
