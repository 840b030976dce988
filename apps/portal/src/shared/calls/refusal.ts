import type { FieldErrors } from '@portal/ui/forms';
import type { CallError } from './call.events';
import { toWriteOutcome, type WriteOutcome } from './writeOutcome';
import { toFieldTexts, getMessage, type FieldNames } from './refusalTexts';

/** What forms, dialogs and messages show of a call that was no success. A new object each time. */
export interface Refusal {
  /** Texts at the form's fields (D39). */
  fields: FieldErrors;
  /** For the whole form, where no field is to blame; absent where there is nothing to add. */
  message?: string | undefined;
  /** True where it may have been carried out. */
  unknown: boolean;
}

interface Reading {
  /** The keeper's verdict, where there is a keeper: it knows the earlier tries. */
  writeOutcome?: WriteOutcome;
  /** The words for a failure of this call. */
  failure?: string | undefined;
  /** False for a visitor: a 401 then ends no session, and has to be said here. */
  inSession?: boolean;
}

/** Reads a refusal for whoever shows it. `names` pairs the wire's fields with the form's. */
export function toRefusal(
  error: CallError,
  names: FieldNames = {},
  { writeOutcome = toWriteOutcome(error), failure, inSession = true }: Reading = {},
): Refusal {
  const message = getMessage(error, failure);
  if (writeOutcome === 'unknown') return { fields: {}, message, unknown: true };
  const fields = toFieldTexts(error, names);
  // The toast tells of an ended session, and what a member cancelled in time needs no message.
  const isEnded = inSession && error.kind === 'unauthenticated' && error.by === 'code';
  const isCalledOff = error.kind === 'failed' && error.reason === 'aborted';
  const isSaid = Object.keys(fields).length > 0 || isEnded || isCalledOff;
  return { fields, message: isSaid ? undefined : message, unknown: false };
}
