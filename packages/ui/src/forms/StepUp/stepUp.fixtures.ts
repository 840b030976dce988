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

/** The answer of a server that requires a second factor if it is missing, and then accepts: its form's next props. */
export const answerStepUp = (
  secondFactor: string | undefined,
  verification: StepUp = asking,
  text = askText,
): { form: SentForm; stepUp: StepUp | undefined } =>
  secondFactor === undefined
    ? {
        form: { busy: false, saved: 0, refusal: { secondFactor: text }, unspent: true },
        stepUp: verification,
      }
    : { form: { busy: false, saved: 1 }, stepUp: undefined };
