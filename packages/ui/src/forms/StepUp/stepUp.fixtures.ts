import { useState } from 'react';
import { fn } from 'storybook/test';
import type { SentForm } from '../FormAnswer';
import type { StepUp } from './StepUpField';

export const askText = 'Please confirm this change with a code from your email.';

/** A form's props once the server requires the second factor. */
export const asking: StepUp = {
  authType: 'otp',
  request: { state: 'idle' },
  onCodeRequest: fn(),
  onDialogOpen: fn(),
};

/** A server that requires a second factor if it is missing, and then accepts. */
export function useAskingServer(verification: StepUp = asking, text = askText) {
  const [form, setForm] = useState<SentForm>({ busy: false, saved: 0 });
  const [stepUp, setStepUp] = useState<StepUp>();
  const onSend = (secondFactor: string | undefined) => {
    setStepUp(secondFactor === undefined ? verification : undefined);
    setForm(
      secondFactor === undefined
        ? { busy: false, saved: 0, refusal: { secondFactor: text }, unspent: true }
        : { busy: false, saved: 1 },
    );
  };
  return { form, stepUp, onSend };
}
