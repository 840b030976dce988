import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button/Button';
import { secondFactorMessages } from '../../../text/secondFactorMessages';
import { FormAlert } from '../AccessPage/FormAlert';

export interface PasskeyButtonProps {
  /** Asks the browser for the passkey. Its text replaces the code; undefined if the member left the browser's dialog. */
  onAsked: () => Promise<string | undefined>;
  onChange: (value: string) => void;
}

/** A passkey in place of the code. It is sent at once, because the browser's dialog was the confirmation. */
export function PasskeyButton({ onAsked, onChange }: PasskeyButtonProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'left'>('idle');
  const ask = async (form: HTMLFormElement | null) => {
    setState('asking');
    const answer = await onAsked();
    setState(answer === undefined ? 'left' : 'idle');
    if (answer === undefined) return;
    // The form sends the code of its last render.
    flushSync(() => onChange(answer));
    form?.requestSubmit();
  };
  return (
    <>
      {state === 'left' && <FormAlert>{secondFactorMessages.passkeyLeft}</FormAlert>}
      <Button size="large" busy={state === 'asking'} onClick={(event) => void ask(event.currentTarget.form)}>
        {secondFactorMessages.usePasskey}
      </Button>
    </>
  );
}
