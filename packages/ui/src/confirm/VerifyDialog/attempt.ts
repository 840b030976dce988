import type { SentForm } from '../../forms/FormAnswer';

/**
 * How a write whose answer never came can be sent again (T12).
 * - `repeatable`: as it was, under its key.
 * - `codeNeeded`: the same, once the member has entered the code again, because a reload has lost it or it was refused.
 */
export type UnknownOutcome = 'repeatable' | 'codeNeeded';

/** The state of sending what a dialog confirms. */
export interface Attempt {
  /** Its refusal has texts for the dialog's own fields, among them the code. */
  form: SentForm;
  /** Why it was refused, where the refusal names no field. */
  message?: string | undefined;
  /** Present when it was sent and its outcome is unknown. */
  unknown?: UnknownOutcome | undefined;
  /** True where the server has proven that it carries out a repeated request once (D118). Only then is that promised. */
  isProven?: boolean | undefined;
  /** What support finds the failed call by, and the path of a ticket that names it; absent where the server named none. */
  reference?: { id: string; support: string } | undefined;
}
