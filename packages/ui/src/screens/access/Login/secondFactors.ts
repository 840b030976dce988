import type { FormStep } from './useLoginForm';
import { loginWords } from './loginWords';

/** What the step asks for, in a sentence. */
export function stepIntroduction(step: FormStep): string {
  if (step.name === 'pre') return loginWords.welcomeBackEnterYourUsername;
  switch (step.authType) {
    case 'mpin':
      return loginWords.enterYourSecurityPin;
    case 'otp':
      return loginWords.enterCodeSentTo(step.sentTo ?? loginWords.yourEmail);
    case 'authenticator':
      return loginWords.enterTheCodeThatYour;
    default:
      return loginWords.enterYourVerificationCode;
  }
}
