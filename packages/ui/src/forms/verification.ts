import type { CodeRequest } from '../components/ResendCode/codeRequest';

/** The member's second factor, and how to request a code by mail. */
export interface Verification {
  /** 'otp', 'mpin', 'authenticator' or an unknown word (D19). */
  authType: string;
  /** The state of sending a code, for otp only. */
  request: CodeRequest;
  onCodeRequested: () => void;
}
