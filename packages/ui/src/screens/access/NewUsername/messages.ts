import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const newUsernameMessages = defineMessages('newUsernameMessages', {
  confirmYourEmail: 'Confirm your email',
  weSentYouAnEmail:
    'We sent you an email. Follow it before you sign in for the first time, or enter the code from it. If none has come, another is sent from there.',
  enterTheCode: 'Enter the code',
  hidden: 'Hidden',
  hide: 'Hide',
  show: 'Show',
  yourNewAccount: 'Your new account',
  keepTheseWhereOnlyYou: 'Keep these where only you can see them. Your password and pin are shown here once.',
  thisIsTheNameThat: 'This is the name that you sign in with.',
  credentials: 'Credentials',
  passwordCopyToClipboardSuccessfully: 'Password copy to clipboard successfully.',
  securityPinCopyToClipboard: 'Security Pin copy to clipboard successfully.',
  thePasswordAndTheSecurity:
    'The password and the security pin are no longer shown. Sign in with those that you chose, or use Forgot Password.',
});
