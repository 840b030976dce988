import type { ComponentType } from 'react';
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
 * - `asUser`: an operator's link signs in by itself, behind a loader (A §4.7).
 * - `replace`: such a link while a session exists; the member is asked first (T5).
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

/** What the server refused. Each answer is a new object, which clears the code and focuses it in step `now`. */
export interface LoginRefusal {
  /** The message for the whole form. */
  message?: string | undefined;
  fields?: Partial<Record<keyof LoginValues, string>>;
}

export interface SecondFactorProps {
  step: Extract<LoginStep, { name: 'now' }>;
  /** The digits that were typed so far. */
  value: string;
  /** What is wrong with the code. */
  refusal: string | undefined;
  onChange: (value: string) => void;
  onCodeRequested: () => void;
}

export interface LoginScreenProps {
  step: LoginStep;
  /** Draws step `now`. It is handed in, because most of what is loaded before step `pre` is of use should not be its code. */
  SecondFactor: ComponentType<SecondFactorProps>;
  /** The form starts with it, and takes it again when it changes. Default ''. */
  username?: string | undefined;
  /** A new number restarts the form with `username`, because the password that was typed is no longer the right one. */
  round?: number;
  /** A call is on its way: the button takes no press. */
  busy?: boolean;
  refusal?: LoginRefusal | undefined;
  /** Step `pre` was sent; neither value is empty. */
  onVerified: (values: LoginValues) => void;
  /** Step `now` was sent. Typing the last digit never sends it. */
  onSignedIn: (values: LoginValues) => void;
  onCodeRequested: () => void;
  /** The member goes back from step `now` to `pre`. */
  onReturned: () => void;
  /** Without it, the form offers no way to a new password. */
  onPasswordForgotten?: (username: string) => void;
  /** Step `replace`: end the current session and go on, or keep it. */
  onSessionReplaced: () => void;
  onSessionKept: () => void;
}
