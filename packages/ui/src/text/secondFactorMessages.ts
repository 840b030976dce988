import { defineMessages } from './defineMessages';

export const secondFactorMessages = defineMessages('secondFactorMessages', {
  oneTimeCode: 'One-time code',
  authenticatorCode: 'Authenticator code',
  verificationCode: 'Verification code',
  thisSecurityPinIsWrong: 'This security pin is wrong.',
  theLastCodeWasSent:
    'The last code was sent less than a minute ago. If you have used it already, request another one when the time below is over.',
});
