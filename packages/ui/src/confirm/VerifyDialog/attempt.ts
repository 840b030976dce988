import type { SentForm } from '../../forms/FormAnswer';

/**
 * How to repeat a write without a response (T12).
 * - `repeatable`: unchanged, with its key.
 * - `codeNeeded`: unchanged, after the member enters the code again, because a reload lost it or it was
 * refused.
 */
export type UnknownOutcome = 'repeatable' | 'codeNeeded';

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
