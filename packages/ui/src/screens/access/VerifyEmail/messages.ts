import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const verifyEmailMessages = defineMessages('verifyEmailMessages', {
  verifyYourEmail: 'Verify your email',
  emailCode: 'Email code',
  useAnotherAccount: 'Use another account',
  enterDigits: 'Enter the 4-digit code from our email to {address}.',
  /** Where the address is not known. */
  enterDigitsOfMember: 'Enter the 4-digit code from our email to the address of {username}.',
  tooFew: ({ count }: { count: number }) => `Enter all ${count} digits.`,
});
