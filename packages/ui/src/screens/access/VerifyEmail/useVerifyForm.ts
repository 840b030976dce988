import { useRef, useState, type SubmitEvent } from 'react';
import type { VerifyEmailScreenProps } from './VerifyEmailScreen.types';
import { verifyEmailMessages } from './messages';

/** The boxes of A §2 and §9. Only this code has a minimum: fewer digits are not sent (D18). */
export const emailCodeLength = 4;

const tooShort = verifyEmailMessages.tooFew(emailCodeLength);

/** The digits so far, and their error: too few, or the server's answer. */
export function useVerifyForm({ busy = false, refusal, onVerified }: VerifyEmailScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const [refused, setRefused] = useState(refusal?.code);
  const [seen, setSeen] = useState(refusal);
  if (seen !== refusal) {
    setSeen(refusal);
    setRefused(refusal?.code);
  }

  const change = (digits: string) => {
    setCode(digits);
    // The boxes clear themselves after a refusal, which is not a correction.
    if (digits === '') return;
    setShort(false);
    setRefused(undefined);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (code.length === emailCodeLength) return onVerified(code);
    setShort(true);
    form.current?.querySelectorAll<HTMLInputElement>('[role=group] input')[code.length]?.focus();
  };

  return { form, code, error: short ? tooShort : undefined, refused, change, submit };
}
