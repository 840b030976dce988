import type { SentForm } from '../../forms/FormAnswer';

/**
 * What may be done about a write whose answer never came (T12).
 * - `repeatable`: the very same request can go out again, under its key.
 * - `codeNeeded`: the same, once the member has entered the code again, because a reload has lost it.
 * - `never`: the back end knows no keys, so a repeat could happen twice.
 */
export type UnknownOutcome = 'repeatable' | 'codeNeeded' | 'never';

/** The state of sending what a dialog confirms. */
export interface Attempt {
  /** Its refusal has texts for the dialog's own fields, among them the code. */
  form: SentForm;
  /** Why it was refused, where the refusal names no field. */
  message?: string | undefined;
  /** Present when it was sent and its outcome is unknown. */
  unknown?: UnknownOutcome | undefined;
  /** What support finds the failed call by, and the path of a ticket that names it; absent where the server named none. */
  reference?: { id: string; support: string } | undefined;
}
