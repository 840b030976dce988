import type { CodeRequest } from '../components/ResendCode/codeRequest';

/** How the member confirms an action, and how to request a code by mail. */
export interface Verification {
  /** 'otp', 'mpin', 'authenticator' or a word not known yet (D19). */
  authType: string;
  /** The state of sending a code. Only otp uses it. */
  request: CodeRequest;
  onCodeRequested: () => void;
}
