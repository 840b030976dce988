import type { SentForm } from '../../forms/FormAnswer';
import type { Attempt } from './attempt';

/** A write that was sent and has no response, perhaps from before a reload. */
interface UnansweredWrite {
  /** The form's values as text; empty if they could not be stored. */
  values: Readonly<Record<string, string>>;
  /** When it was sent, in ms since 1970. */
  at: number;
}

/** A write of money for its screen: a form, then the dialog, then the result (B §4, T12). */
export interface ConfirmedWrite<Values> {
  /** The values to confirm; absent while the dialog is closed. */
  asked?: Values | undefined;
  /** The state for the dialog. */
  attempt: Attempt;
  /** The state for the form before the dialog. */
  form: SentForm;
  unanswered?: UnansweredWrite | undefined;
  offline: boolean;
  /** Called when the form is complete, to open the dialog. */
  onAsked: (values: Values) => void;
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  onRepeated: () => void;
  /** Called when the dialog closes. */
  onClosed: () => void;
  /** Called when the member has checked the outcome of the unanswered write. */
  onForgotten: () => void;
}
