import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const verifyEmailMessages = defineMessages('verifyEmailMessages', {
  verifyYourEmail: 'Verify your email',
  emailCode: 'Email code',
  useAnotherAccount: 'Use another account',
  enterDigits: 'Enter the four digits that we email to {address}.',
  tooFew: (count: number) => `Enter all ${count} digits.`,
});
