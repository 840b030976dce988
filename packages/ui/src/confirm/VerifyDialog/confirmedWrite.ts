import type { SentForm } from '../../forms/FormAnswer';
import type { Attempt } from './attempt';

/** A write that was sent and has no answer, perhaps from before a reload. */
interface UnansweredWrite {
  /** The form's values as text; empty where they could not be kept. */
  values: Readonly<Record<string, string>>;
  /** When it was sent, in ms since 1970. */
  at: number;
}

/** A write of money as its screen gets it: first a form, then the dialog, then the answer (B §4, T12). */
export interface ConfirmedWrite<Values> {
  /** What the dialog asks about; absent while it is closed. */
  asked?: Values | undefined;
  /** The state for the dialog. */
  attempt: Attempt;
  /** The state for the form before the dialog. */
  form: SentForm;
  unanswered?: UnansweredWrite | undefined;
  offline: boolean;
  /** Called when the form is filled in, to open the dialog. */
  onAsked: (values: Values) => void;
  onConfirmed: (code: string, more: Readonly<Record<string, string>>) => void;
  onRepeated: () => void;
  /** Called when the dialog closes. */
  onClosed: () => void;
  /** Called when the member has looked up the outcome of the unanswered write. */
  onForgotten: () => void;
}
