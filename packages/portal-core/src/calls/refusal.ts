import type { FieldErrors } from '@portal/ui/forms';
import { errorMessages } from '@portal/ui/text/errorMessages';
import type { CallError } from './call.events';
import { isRolledBack, toWriteOutcome, type WriteOutcome } from './writeOutcome';
import { toFieldTexts, getMessage, type FieldNames } from './refusalTexts';

/** The texts of a failed call for forms, dialogs and messages. Each call returns a new object. */
export interface Refusal {
  /** Texts at the form's fields (D39). */
  fields: FieldErrors;
  /** For the whole form, if no field has the error; absent without a text. */
  message?: string | undefined;
  /** True if the write may have run. */
  unknown: boolean;
}

interface Reading {
  /** The outcome from the idempotency key store, if there is one, because it has the earlier tries. */
  writeOutcome?: WriteOutcome;
  /** The failure text of this call. */
  failure?: string | undefined;
  /** False for a visitor, because a 401 then ends no session and needs a text here. */
  inSession?: boolean;
}

/** Maps a failed call to its texts. `names` maps the API's fields to the form's. */
export function toRefusal(
  error: CallError,
  names: FieldNames = {},
  { writeOutcome = toWriteOutcome(error), failure, inSession = true }: Reading = {},
): Refusal {
  const message =
    writeOutcome === 'refused' && isRolledBack(error, true)
      ? errorMessages.nothingChanged
      : getMessage(error, failure);
  if (writeOutcome === 'unknown') return { fields: {}, message, unknown: true };
  const fields = toFieldTexts(error, names);
  // A toast reports an ended session, and a cancelled call needs no message.
  const isEnded = inSession && error.kind === 'unauthenticated' && error.by === 'code';
  const isCalledOff = error.kind === 'failed' && error.reason === 'aborted';
  const isSaid = Object.keys(fields).length > 0 || isEnded || isCalledOff;
  return { fields, message: isSaid ? undefined : message, unknown: false };
}
