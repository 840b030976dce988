import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button/Button';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { FormAlert } from '../AccessPage/FormAlert';

export interface PasskeyButtonProps {
  /** Asks the browser for the passkey, in place of an earlier request. Its text replaces the code; undefined if the member left the browser's dialog. */
  onRequest: () => Promise<string | undefined>;
  onChange: (value: string) => void;
}

/**
 * A passkey in place of the code. It is sent at once, because the browser's dialog was the confirmation. That dialog may
 * never answer, so the next press asks again.
 */
export function PasskeyButton({ onRequest, onChange }: PasskeyButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'left'>('idle');
  const presses = useRef(0);
  const ask = async (form: HTMLFormElement | null) => {
    const press = (presses.current += 1);
    setState('asking');
    const answer = await onRequest();
    if (press !== presses.current) return;
    setState(answer === undefined ? 'left' : 'idle');
    if (answer === undefined) return;
    // The form sends the code of its last render.
    flushSync(() => onChange(answer));
    form?.requestSubmit();
  };
  return (
    <>
      {state === 'left' && <FormAlert>{secondFactorMessages.passkeyLeft}</FormAlert>}
      <Button
        size="large"
        aria-busy={state === 'asking'}
        onClick={(event) => void ask(event.currentTarget.form)}
      >
        {secondFactorMessages.usePasskey}
      </Button>
    </>
  );
}
