import type { SentForm } from '../../forms/FormAnswer';

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
  onRequest: (values: Values) => void;
  onConfirm: (code: string, more: Readonly<Record<string, string>>) => void;
  onRepeat: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** Called when the member has checked the outcome of the unanswered write. */
  onForget: () => void;
}

/**
 * How to repeat a write without a response (T12).
 * - `repeatable`: unchanged, with its key.
 * - `codeNeeded`: unchanged, after the member enters the code again, because a reload lost it or it was
 * refused.
 * - `failedAgain`: unchanged, but the server has answered the same failure twice.
 */
export type UnknownOutcome = 'repeatable' | 'codeNeeded' | 'failedAgain';

/** The state of sending a dialog's request. */
export interface Attempt {
  /** Its refusal has texts for the dialog's fields, including the code. */
  form: SentForm;
  /** The reason of a refusal without a field. */
  message?: string | undefined;
  /** Present when it was sent and its outcome is unknown. */
  unknown?: UnknownOutcome | undefined;
  /**
   * True if the server is proven to run a repeated request only once (D118). Only then does the text promise
   * it.
   */
  isProven?: boolean | undefined;
  /** Identifies the failed call for support, with the path of a ticket; absent if the server sent no id. */
  reference?: { id: string; support: string } | undefined;
}

/** A pending request to take back, as text, because it is stored after a lost answer (T12). */
export type TakeBackValues = {
  /** Its code or id. The dialog's own field is named `code`. */
  item: string;
  /** USD, decimal text. '' where the server sends none. */
  amount: string;
  /** The wallet's name, or ''. */
  wallet: string;
};
