import type { CodeRequest } from '../../../components/ResendCode/ResendCode';

/** The server's answer to a code. Each answer is a new object, which clears the boxes and focuses them. */
export interface VerifyEmailRefusal {
  /** The message at the boxes, which is announced. */
  code: string;
}

export interface VerifyEmailScreenProps {
  /** The member whose email is verified. */
  username: string;
  /** The address that gets the code, if it was typed in this tab during registration (D29). */
  email?: string | undefined;
  /** The mailed code. The portal requests the first one when it shows the screen. */
  request: CodeRequest;
  /** A request is pending, so the button is inactive. */
  busy?: boolean;
  refusal?: VerifyEmailRefusal | undefined;
  /** The form was submitted with all four digits. Typing the last digit never submits it. */
  onVerified: (code: string) => void;
  onCodeRequested: () => void;
  /** The member returns to the sign-in. */
  onAccountChanged: () => void;
}
