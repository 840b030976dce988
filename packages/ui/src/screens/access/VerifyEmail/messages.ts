import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const verifyEmailMessages = defineMessages('verifyEmailMessages', {
  verifyYourEmail: 'Verify your email',
  emailCode: 'Email code',
  useAnotherAccount: 'Use another account',
  enterDigits: 'Enter the 4-digit code we sent to {address}.',
  /** Where the address is not known. */
  enterDigitsOfMember: 'Enter the 4-digit code we emailed to {username}.',
  /** Before a code was sent. */
  confirmAddress: 'Confirm {address} with a 4-digit code.',
  /** Before a code was sent, where the address is not known. */
  confirmMember: 'Confirm the email address of {username} with a 4-digit code.',
  tooFew: ({ count }: { count: number }) => `Enter all ${count} digits.`,
});
