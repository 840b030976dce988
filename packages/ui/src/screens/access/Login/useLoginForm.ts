import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { accessTexts, errorTexts } from '../../../text/messages';
import type { LoginScreenProps, LoginStep, LoginValues } from './LoginScreen.types';

export type FormStep = Extract<LoginStep, { name: 'pre' | 'now' }>;
type Errors = Partial<Record<keyof LoginValues, string>>;

const required: Record<FormStep['name'], Errors> = {
  pre: { username: accessTexts.usernameRequiredAtSignIn, password: accessTexts.passwordRequired },
  now: { code: errorTexts.fieldRequired },
};

const empty: LoginValues = { username: '', password: '', code: '' };

/** The form's values and what is wrong with them: what is missing, or what the server refused. */
export function useLoginForm(props: LoginScreenProps & { step: FormStep }) {
  const { step, username = '', busy = false, refusal, onVerified, onSignedIn } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ ...empty, username });
  const [errors, setErrors] = useState<Errors>(refusal?.fields ?? {});
  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    setErrors(refusal?.fields ?? {});
    // A code is used up by an answer, whatever the answer was.
    if (step.name === 'now') setValues({ ...values, code: '' });
  }

  const focus = (field: keyof LoginValues) => {
    const input = form.current?.querySelector(field === 'code' ? '[role=group] input' : `[name=${field}]`);
    if (input instanceof HTMLInputElement) input.focus();
  };
  useEffect(
    function focusRefused() {
      if (!refusal) return;
      const field = (['username', 'password', 'code'] as const).find((name) => refusal.fields?.[name]);
      if (field) focus(field);
      else if (step.name === 'now') focus('code');
    },
    [refusal, step.name],
  );

  const change = (field: keyof LoginValues, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    // The code field empties itself when refused: that is no correction.
    if (value !== '') setErrors(({ [field]: _corrected, ...others }) => others);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const texts = required[step.name];
    const missing = (['username', 'password', 'code'] as const).filter(
      (field) => texts[field] !== undefined && values[field].trim() === '',
    );
    setErrors(Object.fromEntries(missing.map((field) => [field, texts[field]])));
    const [first] = missing;
    if (first) focus(first);
    else if (step.name === 'pre') onVerified(values);
    else onSignedIn(values);
  };

  return { form, values, errors, change, submit };
}
