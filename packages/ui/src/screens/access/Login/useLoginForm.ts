import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { toAsciiDigits } from '../../../text/typed/digits';
import { accessTexts, errorTexts } from '../../../text/messages';
import type { LoginScreenProps, LoginStep, LoginValues } from './LoginScreen.types';

export type FormStep = Extract<LoginStep, { name: 'pre' | 'now' }>;
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
export function useLoginForm(props: LoginScreenProps & { step: FormStep }) {
  const { step, username = '', busy = false, refusal, onVerified, onSignedIn } = props;
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
      if (field) getInput(field)?.focus();
      else if (step.name === 'now') getInput('code')?.focus();
    },
    [refusal, step.name],
  );

  /** A field was corrected. A refused code field clears itself, which is not a correction. */
  const correct = (field: keyof LoginValues, value: string) => {
    if (field === 'code') setCode(value);
    if (value !== '') setErrors(({ [field]: _corrected, ...others }) => others);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = read();
    setSent(values);
    const texts = required[step.name];
    const missing = fields.filter((field) => texts[field] !== undefined && values[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, texts[field]])));
    const [first] = missing;
    if (first) getInput(first)?.focus();
    else if (step.name === 'pre') onVerified(values);
    else onSignedIn(values);
  };

  return { form, sent, code, errors, correct, read, submit };
}
