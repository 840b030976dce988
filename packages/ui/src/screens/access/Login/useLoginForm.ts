import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CodeRequest } from '../../../components/ResendCode/ResendCode';
import { focusField } from '../../../components/Toaster/announced';
import { toAsciiDigits } from '../../../text/typed/digits';
import { accessTexts, errorTexts } from '../../../text/messages';

/** The form's values. `code` is '' in the first step. */
export interface LoginValues {
  username: string;
  password: string;
  code: string;
}

/**
 * - `pre`: username and password (A §4 names it so), button 'Verify'.
 * - `now`: the second factor, button 'Sign In'.
 */
export type FormStep =
  | { name: 'pre' }
  | {
      name: 'now';
      /** The server's value: 'otp', 'mpin', 'authenticator' or one not known yet (D19). */
      authType: string;
      /** Only for otp. See CodeRequest. */
      request?: CodeRequest | undefined;
      /** Masked address that received the code ('a•••@mail.com'). Absent where it is not known. */
      sentTo?: string | undefined;
      /** The member's anti-phishing word. Absent where the server sends none (D119). */
      word?: string | undefined;
      /** A recovery code can replace the authenticator's. Absent where the server has none (D119). */
      recovers?: boolean | undefined;
      /** The answer to the first step. Only the portal's `SecondFactor` reads it. */
      offers?: unknown;
    };

/** The server's refusal. Each answer is a new object, which clears the code and focuses it in step `now`. */
export interface LoginRefusal {
  /** The message for the whole form. */
  message?: string | undefined;
  fields?: Partial<Record<keyof LoginValues, string>>;
}

export interface LoginFormState {
  step: FormStep;
  /** The form starts with it, and takes it again when it changes. The default is ''. */
  username?: string | undefined;
  /** A request is pending, so the button is inactive. */
  busy?: boolean;
  refusal?: LoginRefusal | undefined;
  /** Step `pre` was submitted. Neither value is empty. */
  onVerify: (values: LoginValues) => void;
  /** Step `now` was submitted. Typing the last digit never submits it. */
  onSignIn: (values: LoginValues) => void;
}
type Errors = Partial<Record<keyof LoginValues, string>>;

const required: Record<FormStep['name'], Errors> = {
  pre: { username: accessTexts.usernameRequiredAtSignIn, password: accessTexts.passwordRequired },
  now: { code: errorTexts.fieldRequired },
};

const fields = ['username', 'password', 'code'] as const;

/**
 * The form's values and errors. Username and password live in their inputs, because password managers may fill them
 * without an event.
 */
export function useLoginForm(props: LoginFormState) {
  const { step, username = '', busy = false, refusal, onVerify, onSignIn } = props;
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState({ username, password: '' });
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>(refusal?.fields ?? {});
  const [seen, setSeen] = useState({ refusal, step: step.name });
  if (seen.refusal !== refusal || seen.step !== step.name) {
    setSeen({ refusal, step: step.name });
    setErrors(refusal?.fields ?? {});
    // Any answer uses up the code, and so does leaving the step.
    if (refusal || seen.step !== step.name) setCode('');
  }

  const getInput = (field: keyof LoginValues) => {
    const input = form.current?.querySelector(field === 'code' ? '[role=group] input' : `[name=${field}]`);
    return input instanceof HTMLInputElement ? input : null;
  };
  /** The form's current values, however they were entered. Usernames have ASCII digits only (D30, D122). */
  const read = (): LoginValues => ({
    username: toAsciiDigits(getInput('username')?.value ?? sent.username).trim(),
    password: getInput('password')?.value ?? sent.password,
    code,
  });
  useEffect(
    function focusRefused() {
      if (!refusal) return;
      const field = fields.find((name) => refusal.fields?.[name]);
      if (field) focusField(getInput(field));
      else if (step.name === 'now') focusField(getInput('code'));
    },
    [refusal, step.name],
  );

  /** A field was corrected. A refused code field clears itself, which is not a correction. */
  const correct = (field: keyof LoginValues, value: string) => {
    if (field === 'code') setCode(value);
    if (value !== '') setErrors(({ [field]: _corrected, ...others }) => others);
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = read();
    setSent(values);
    const texts = required[step.name];
    const missing = fields.filter((field) => texts[field] !== undefined && values[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, texts[field]])));
    const [first] = missing;
    if (first) focusField(getInput(first));
    else if (step.name === 'pre') onVerify(values);
    else onSignIn(values);
  };

  return { form, sent, code, errors, correct, read, submit };
}
