import { useRef, useState, type SubmitEvent } from 'react';
import type { VerifyEmailScreenProps } from './VerifyEmailScreen.types';
import { verifyEmailMessages } from './messages';

/** The boxes of A §2 and §9. Fewer digits are not sent; no other code has such a rule (D18). */
export const emailCodeLength = 4;

const tooShort = verifyEmailMessages.tooFew(emailCodeLength);

/** The digits so far, and what is wrong with them: too few, or what the server answered. */
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
    // The boxes empty themselves when refused, which is no correction.
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
