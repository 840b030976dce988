import { accessTexts } from '../../../text/messages';
import type { FormStep } from './useLoginForm';

export interface SecondFactorKind {
  label: string;
  /** Greatest number of digits (D18). A shorter code is sent as it is: the server decides. */
  length: number;
  /** Remembered by the member, not sent: hidden while typed. */
  secret: boolean;
}

/** By the server's word for it; a word not known yet is a code of at most six digits (A §5, D19). */
export function secondFactorKind(authType: string): SecondFactorKind {
  switch (authType) {
    case 'mpin':
      return { label: accessTexts.securityPin, length: 4, secret: true };
    case 'otp':
      return { label: 'One-time code', length: 6, secret: false };
    case 'authenticator':
      return { label: 'Authenticator code', length: 6, secret: false };
    default:
      return { label: 'Verification code', length: 6, secret: false };
  }
}

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
