import type { SentForm } from '../../forms/FormAnswer';

/**
 * What may be done about a write whose answer never came (T12).
 * - `repeatable`: the very same request can go out again, under its key.
 * - `codeNeeded`: the same, once the member has entered the code again, because a reload has forgotten it.
 * - `never`: the back end knows no keys, so that a second request could happen twice.
 */
export type UnknownOutcome = 'repeatable' | 'codeNeeded' | 'never';

/** How the sending of what a dialog confirms stands. */
export interface Attempt {
  /** Its refusal holds texts at the dialog's own fields, the code among them. */
  form: SentForm;
  /** Why it was refused, where no field is to blame. */
  message?: string | undefined;
  /** It was sent, and nobody can say what came of it. */
  unknown?: UnknownOutcome | undefined;
}
