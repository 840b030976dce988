import type { Attempt } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import type { CallError } from '../calls/call.events';
import { toWriteOutcome, isKeyTaken, type WriteOutcome } from '../calls/writeOutcome';
import { toRefusal } from '../calls/refusal';
import { getReference, type FieldNames } from '../calls/refusalTexts';

/** The texts of an answer in the dialog. */
export interface DialogAnswer {
  refusal?: FieldErrors;
  message?: string | undefined;
  unknown?: Attempt['unknown'];
  /** The call's reference for support, if the server sends one. */
  reference?: string;
}

interface Reading {
  names: FieldNames;
  /** The dialog's fields. */
  own: readonly string[];
  writeOutcome: WriteOutcome;
  /** The default failure text. */
  failure?: string | undefined;
}

/**
 * The texts after a confirmed write without success: at the dialog's fields, at the form's (`form`, which closes the
 * dialog), or a sentence in the dialog (B §4, D39). The code is always used up.
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
 * A taken key may belong to a try with another code, which the member must enter. A refusal with an unknown earlier try
 * (D118) shows its text and needs another code too.
 */
function getUnknown(
  error: CallError,
  message: string | undefined,
): Pick<DialogAnswer, 'unknown' | 'message'> {
  if (toWriteOutcome(error) === 'refused') return { unknown: 'codeNeeded', message };
  return { unknown: isKeyTaken(error) ? 'codeNeeded' : 'repeatable' };
}
