import { defineMessages } from '../defineMessages';
import { accessTexts, errorTexts } from '../visitorMessages';

const english = {
  invalidOtp: 'Invalid otp',
  invalidAuthenticator: 'Invalid authenticator',
  invalidMpin: 'Invalid mpin',
  invalidRecoveryCode: 'Invalid recovery code',
  wrongTries: 'Too many wrong tries. Please try again later.',
  insufficientBalance: 'Insufficient Balance',
  unauthenticated: 'Unauthenticated.',
  invalidData: 'The given data was invalid.',
  tooManyAttempts: 'Too Many Attempts.',
} as const;

/** The texts that servers send in English whatever the member's language, by the contract or by their framework. */
export const serverMessages = defineMessages('serverMessages', english);

const own = serverMessages;
const known = new Map<string, string>([
  ...Object.entries(english).map(([key, text]): [string, string] => [text, own[key as keyof typeof english]]),
  ['Your Are Logout!!', accessTexts.loggedOut],
  ['Not Available', accessTexts.notAvailable],
  ['Something Went Wrong Please Try Again....', errorTexts.somethingWrongTryAgain],
  ['This Field Is Required.', errorTexts.fieldRequired],
]);

/** A server's text in the member's language, if it is a known one. */
export const translateServerText = (text: string): string => known.get(text) ?? text;

/** By a translated text about a wrong or locked code: the code's name in the API, or '' for any. */
export const codeNames = new Map<string, string>([
  [own.invalidOtp, 'otp'],
  [own.invalidAuthenticator, 'authenticator'],
  [own.invalidMpin, 'mpin'],
  [own.invalidRecoveryCode, 'recovery_code'],
  [own.wrongTries, ''],
]);
