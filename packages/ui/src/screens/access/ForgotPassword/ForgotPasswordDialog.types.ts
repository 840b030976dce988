import type { CodeRequest } from '../../../components/ResendCode/codeRequest';

/** What the member typed; `otp` and `newpassword` are '' in step 1. */
export interface ForgotPasswordValues {
  username: string;
  otp: string;
  newpassword: string;
}

export interface ForgotPasswordDialogProps {
  /** What stood in the sign-in's username; letters and digits of it are kept. */
  username: string;
  /** 1 asks for the username, 2 for the code and a new password (A §2). */
  step: 1 | 2;
  request: CodeRequest;
  /** The new password is on its way: nothing closes the dialog. */
  busy?: boolean;
  /** What the server refused, at its fields. A new object for each answer: it empties the code. */
  refusal?: Partial<ForgotPasswordValues> | undefined;
  /** Step 1 was sent, or another code was asked for in step 2. */
  onCodeRequested: (username: string) => void;
  /** From step 2 back to 1. */
  onReturned: () => void;
  /** Step 2 was sent; no value is empty. */
  onPasswordChosen: (values: ForgotPasswordValues) => void;
  /** The member leaves; `username` as it stands in the dialog where they changed it. */
  onClosed: (username?: string) => void;
}
