import type { CodeRequest } from '../../../components/ResendCode/ResendCode';

/** The form's values. `otp` and `newpassword` are '' in step 1. */
export interface ForgotPasswordValues {
  username: string;
  otp: string;
  newpassword: string;
}

export interface ForgotPasswordDialogProps {
  /** The username from the sign-in. The dialog keeps its letters and digits. */
  username: string;
  /** 1 asks for the username, 2 for the code and a new password (A §2). */
  step: 1 | 2;
  request: CodeRequest;
  /** The new password is being sent. Nothing closes the dialog meanwhile. */
  busy?: boolean;
  /** The server's errors by field. Each answer is a new object, which clears the code. */
  refusal?: Partial<ForgotPasswordValues> | undefined;
  /** Step 1 was submitted, or step 2 requested another code. */
  onCodeRequested: (username: string) => void;
  /** The member goes back from step 2 to 1. */
  onReturned: () => void;
  /** Step 2 was submitted. No value is empty. */
  onPasswordChosen: (values: ForgotPasswordValues) => void;
  /** The dialog closes. `username` is the one in the dialog, if the member changed it. */
  onClosed: (username?: string) => void;
}
