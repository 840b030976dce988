import type { CodeRequest } from '../../../components/ResendCode/codeRequest';

/** The server's answer to a code. A new object for each answer: it empties the boxes and takes the focus there. */
export interface VerifyEmailRefusal {
  /** Stands at the boxes and is announced. */
  code: string;
}

export interface VerifyEmailScreenProps {
  /** Whose email is verified. */
  username: string;
  /** The code by mail. The first is asked for when the screen comes, by whoever shows it. */
  request: CodeRequest;
  /** A call is on its way: the button takes no press. */
  busy?: boolean;
  refusal?: VerifyEmailRefusal | undefined;
  /** The form was sent with all four digits; never by the last digit alone. */
  onVerified: (code: string) => void;
  onCodeRequested: () => void;
  /** The member wants to leave for the sign-in. */
  onAccountChanged: () => void;
}
