import type { ComponentType } from 'react';
import type { CodeRequest } from '../../../components/ResendCode/ResendCode';

/** The form's values. `code` is '' in the first step. */
export interface LoginValues {
  username: string;
  password: string;
  code: string;
}

/**
 * - `pre`: username and password (A §4 names it so), button 'Verify'.
 * - `now`: the second factor, button 'Sign In'.
 * - `asUser`: an operator's link signs in automatically, behind a loader (A §4.7).
 * - `replace`: such a link during a session. The member chooses first (T5).
 */
export type LoginStep =
  | { name: 'pre' }
  | {
      name: 'now';
      /** The server's value: 'otp', 'mpin', 'authenticator' or one not known yet (D19). */
      authType: string;
      /** Only for otp. See CodeRequest. */
      request?: CodeRequest | undefined;
      /** Masked address that received the code ('a•••@mail.com'). Absent where it is not known. */
      sentTo?: string | undefined;
    }
  | { name: 'asUser'; username: string }
  | { name: 'replace'; username: string; current: string };

/** The server's refusal. Each answer is a new object, which clears the code and focuses it in step `now`. */
export interface LoginRefusal {
  /** The message for the whole form. */
  message?: string | undefined;
  fields?: Partial<Record<keyof LoginValues, string>>;
}

export interface SecondFactorProps {
  step: Extract<LoginStep, { name: 'now' }>;
  /** The digits so far. */
  value: string;
  /** The error of the code. */
  refusal: string | undefined;
  onChange: (value: string) => void;
  onCodeRequested: () => void;
}

export interface LoginScreenProps {
  step: LoginStep;
  /** Renders step `now`. It is a prop, so that its code is not part of the first load. */
  SecondFactor: ComponentType<SecondFactorProps>;
  /** The form starts with it, and takes it again when it changes. The default is ''. */
  username?: string | undefined;
  /** A new number restarts the form with `username`, because the typed password is no longer the right one. */
  round?: number;
  /** A request is pending, so the button is inactive. */
  busy?: boolean;
  refusal?: LoginRefusal | undefined;
  /** Step `pre` was submitted. Neither value is empty. */
  onVerified: (values: LoginValues) => void;
  /** Step `now` was submitted. Typing the last digit never submits it. */
  onSignedIn: (values: LoginValues) => void;
  onCodeRequested: () => void;
  /** The member goes back from step `now` to `pre`. */
  onReturned: () => void;
  /** Without it, the form has no link to a new password. */
  onPasswordForgotten?: (username: string) => void;
  /** Step `replace`: end the current session and continue, or keep it. */
  onSessionReplaced: () => void;
  onSessionKept: () => void;
}
