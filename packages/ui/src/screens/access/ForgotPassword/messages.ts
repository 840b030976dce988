import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const forgotPasswordMessages = defineMessages('forgotPasswordMessages', {
  enterUsername: 'Enter your username and we’ll email you a code.',
  submit: 'Submit',
  oneTimeCode: 'One-time code',
  newPassword: 'New password',
  username: 'Username',
  back: 'Back',
  codeSent:
    'If there’s an account called {username}, we’ve emailed its owner a code. Enter the code and choose a new password.',
});
