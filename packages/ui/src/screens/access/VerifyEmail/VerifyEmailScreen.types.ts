import type { CodeRequest } from '../../../components/ResendCode/codeRequest';

/** The server's answer to a code. Each answer is a new object, which empties the boxes and focuses them. */
export interface VerifyEmailRefusal {
  /** The message at the boxes, which is announced. */
  code: string;
}

export interface VerifyEmailScreenProps {
  /** The member whose email is verified. */
  username: string;
  /** The address that the code goes to, where this tab knows it: it was typed in the registration (D29). */
  email?: string | undefined;
  /** The code by mail. Whoever shows the screen asks for the first one. */
  request: CodeRequest;
  /** A call is on its way: the button takes no press. */
  busy?: boolean;
  refusal?: VerifyEmailRefusal | undefined;
  /** The form was sent with all four digits. Typing the last digit never sends it. */
  onVerified: (code: string) => void;
  onCodeRequested: () => void;
  /** The member wants to leave for the sign-in. */
  onAccountChanged: () => void;
}
