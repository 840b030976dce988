import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const forgotPasswordMessages = defineMessages('forgotPasswordMessages', {
  enterYourUsernameAndWe: 'Enter your username, and we email you a code.',
  submit: 'Submit',
  oneTimeCode: 'One-time code',
  newPassword: 'New password',
  username: 'Username',
  back: 'Back',
  codeOnItsWay:
    'If there is an account {username}, a code is on its way to its email. Enter it with your new password.',
});
