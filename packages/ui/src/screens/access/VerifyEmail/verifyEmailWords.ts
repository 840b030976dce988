import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const verifyEmailWords = catalogue('verifyEmailWords', {
  verifyYourEmail: 'Verify your email',
  emailCode: 'Email code',
  useAnotherAccount: 'Use another account',
  enterDigits: 'Enter the four digits that we email to {address}.',
  tooFew: (count: number) => `Enter all ${count} digits.`,
});
