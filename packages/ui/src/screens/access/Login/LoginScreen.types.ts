import type { CodeRequest } from '../../../components/ResendCode/codeRequest';

/** What the member typed. `code` is '' in the first step. */
export interface LoginValues {
  username: string;
  password: string;
  code: string;
}

/**
 * - `pre`: username and password (A §4 names it so), button 'Verify'.
 * - `now`: the second factor, button 'Sign In'.
 * - `asUser`: an operator's link signs in by itself: a loader (A §4.7).
 * - `replace`: such a link while a session exists: asked first (T5).
 */
export type LoginStep =
  | { name: 'pre' }
  | {
      name: 'now';
      /** The server's word: 'otp', 'mpin', 'authenticator' or one not known yet (D19). */
      authType: string;
      /** Only for otp; see CodeRequest. */
      request?: CodeRequest | undefined;
      /** Masked address that the code went to ('a•••@mail.com'); absent where it is not known. */
      sentTo?: string | undefined;
    }
  | { name: 'asUser'; username: string }
  | { name: 'replace'; username: string; current: string };

/** What the server refused. A new object for each answer: it clears the code, and focuses it in step `now`. */
export interface LoginRefusal {
  /** For the whole form. */
  message?: string | undefined;
  fields?: Partial<Record<keyof LoginValues, string>>;
}

export interface LoginScreenProps {
  step: LoginStep;
  /** Stands in the form from the start, and again where it changes. Default ''. */
  username?: string | undefined;
  /** Another number starts the form anew with `username`: the password that was typed is no longer the right one. */
  round?: number;
  /** A call is on its way: the button takes no press. */
  busy?: boolean;
  refusal?: LoginRefusal | undefined;
  /** Step `pre` was sent; neither value is empty. */
  onVerified: (values: LoginValues) => void;
  /** Step `now` was sent; never by the last digit alone. */
  onSignedIn: (values: LoginValues) => void;
  onCodeRequested: () => void;
  /** From step `now` back to `pre`. */
  onReturned: () => void;
  /** Absent: the way to a new password is not offered. */
  onPasswordForgotten?: (username: string) => void;
  /** Step `replace`: end the current session and go on, or keep it. */
  onSessionReplaced: () => void;
  onSessionKept: () => void;
}
