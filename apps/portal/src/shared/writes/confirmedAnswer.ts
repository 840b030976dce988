import type { Attempt } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import type { CallError } from '../calls/call.events';
import { toWriteOutcome, isKeyTaken, type WriteOutcome } from '../calls/writeOutcome';
import { toRefusal } from '../calls/refusal';
import { getReference, type FieldNames } from '../calls/refusalTexts';

/** What the dialog shows of an answer. */
export interface DialogAnswer {
  refusal?: FieldErrors;
  message?: string | undefined;
  unknown?: Attempt['unknown'];
  /** What support finds the call by, where the server named it. */
  reference?: string;
}

interface Reading {
  names: FieldNames;
  /** Fields that the dialog has. */
  own: readonly string[];
  writeOutcome: WriteOutcome;
  /** The text for a failure that has no words of its own. */
  failure?: string | undefined;
}

/**
 * What the member sees after a confirmed write that was no success: texts at the dialog's fields, at the form's behind
 * it (`form`, and the dialog closes), or a sentence in the dialog (B §4, D39). The code is used up in any case.
 */
export function getAnswer(
  error: CallError,
  { names, own, writeOutcome, failure }: Reading,
): { dialog: DialogAnswer; form?: FieldErrors } {
  const { fields, message, unknown } = toRefusal(error, names, { writeOutcome, failure });
  const reference = getReference(error);
  const named = reference === undefined ? {} : { reference };
  if (unknown) return { dialog: { refusal: {}, ...getUnknown(error, message), ...named } };
  const isElsewhere = Object.keys(fields).some((field) => !own.includes(field));
  return isElsewhere ? { dialog: {}, form: fields } : { dialog: { refusal: fields, message, ...named } };
}

/**
 * A taken key may have been taken with another code than this one, which then has to be entered. A refusal that leaves an
 * earlier try unknown (D118) has its words shown, and needs another code too.
 */
function getUnknown(
  error: CallError,
  message: string | undefined,
): Pick<DialogAnswer, 'unknown' | 'message'> {
  if (toWriteOutcome(error) === 'refused') return { unknown: 'codeNeeded', message };
  return { unknown: isKeyTaken(error) ? 'codeNeeded' : 'repeatable' };
}
