import type { FormStep } from './useLoginForm';

/** What the step asks for, in a sentence. */
export function stepIntroduction(step: FormStep): string {
  if (step.name === 'pre') return 'Welcome back. Enter your username and password.';
  switch (step.authType) {
    case 'mpin':
      return 'Enter your security pin.';
    case 'otp':
      return `Enter the code that we sent to ${step.sentTo ?? 'your email'}.`;
    case 'authenticator':
      return 'Enter the code that your authenticator app shows.';
    default:
      return 'Enter your verification code.';
  }
}
