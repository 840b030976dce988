import { useState } from 'react';
import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { FieldErrors as Refusal } from '../../../forms/rules/serverErrors';
import { PackagesScreen, type PackagesScreenProps } from './PackagesScreen';

/** Answers the pending confirmation, which waits for this call. A refused code leaves it open. */
export let answer: (how: 'bought' | Refusal) => void;
/** Sets the check result of the other user's name. */
export let showCheck: (check: NameCheck) => void;

/** The confirmation opens and closes as in the portal. A sent purchase waits until the story answers it. */
export function Buying(args: PackagesScreenProps) {
  const [asked, setAsked] = useState(args.write.asked);
  const [form, setForm] = useState(args.write.form);
  const [attempt, setAttempt] = useState(args.write.attempt);
  const [check, setCheck] = useState(args.userCheck);
  showCheck = setCheck;
  answer = (how) => {
    if (how !== 'bought' && how['code'] !== undefined) {
      setAttempt({ form: { busy: false, saved: 0, refusal: how } });
      return;
    }
    setAsked(undefined);
    setForm(
      how === 'bought' ? { busy: false, saved: form.saved + 1 } : { busy: false, saved: 0, refusal: how },
    );
  };
  return (
    <PackagesScreen
      {...args}
      userCheck={check}
      write={{
        ...args.write,
        form,
        asked,
        attempt,
        onRequest: (values) => {
          args.write.onRequest(values);
          setAsked(values);
        },
        onClose: () => setAsked(undefined),
      }}
    />
  );
}
