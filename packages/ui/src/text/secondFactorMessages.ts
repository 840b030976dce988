import { defineMessages } from './defineMessages';

export const secondFactorMessages = defineMessages('secondFactorMessages', {
  oneTimeCode: 'One-time code',
  authenticatorCode: 'Authenticator code',
  enterRecoveryCode: 'Enter one of your recovery codes.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you saved. Each works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  usePasskey: 'Use a passkey',
  passkeyLeft: 'The passkey wasn’t used. Try again, or enter the code.',
  verificationCode: 'Verification code',
  wrongPin: 'That security PIN isn’t right.',
  /** Before the code. The member's own word is an element. */
  yourWord: 'Your anti-phishing word: {word}',
  codeJustSent:
    'We sent a code less than a minute ago. Already used it? You can get another when the timer ends.',
});
