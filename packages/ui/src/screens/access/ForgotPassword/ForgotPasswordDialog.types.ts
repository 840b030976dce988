import type { CodeRequest } from '../../../components/ResendCode/codeRequest';

/** What the member typed; `otp` and `newpassword` are '' in step 1. */
export interface ForgotPasswordValues {
  username: string;
  otp: string;
  newpassword: string;
}

export interface ForgotPasswordDialogProps {
  /** The username as it was typed at the sign-in. The dialog keeps its letters and digits. */
  username: string;
  /** 1 asks for the username, 2 for the code and a new password (A §2). */
  step: 1 | 2;
  request: CodeRequest;
  /** The new password is on its way, and nothing closes the dialog. */
  busy?: boolean;
  /** What the server refused, by field. Each answer is a new object, which empties the code. */
  refusal?: Partial<ForgotPasswordValues> | undefined;
  /** Step 1 was sent, or another code was asked for in step 2. */
  onCodeRequested: (username: string) => void;
  /** The member goes back from step 2 to 1. */
  onReturned: () => void;
  /** Step 2 was sent; no value is empty. */
  onPasswordChosen: (values: ForgotPasswordValues) => void;
  /** The member leaves; `username` is the one in the dialog, if they changed it. */
  onClosed: (username?: string) => void;
}
