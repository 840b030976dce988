import type { FormStep } from './useLoginForm';
import { loginMessages } from './messages';

/** The step's instruction as a sentence. */
export function stepIntroduction(step: FormStep): string {
  if (step.name === 'pre') return loginMessages.welcomeBackEnterYourUsername;
  switch (step.authType) {
    case 'mpin':
      return loginMessages.enterYourSecurityPin;
    case 'otp':
      return loginMessages.enterCodeSentTo(step.sentTo ?? loginMessages.yourEmail);
    case 'authenticator':
      return loginMessages.enterTheCodeThatYour;
    default:
      return loginMessages.enterYourVerificationCode;
  }
}
