import type { CodeRequest } from '../components/ResendCode/codeRequest';

/** How the member confirms an action, and the way to a code by mail. */
export interface Proving {
  /** 'otp', 'mpin', 'authenticator' or a word not known yet (D19). */
  authType: string;
  /** How the sending of a code stands; only otp uses it. */
  request: CodeRequest;
  onCodeRequested: () => void;
}
