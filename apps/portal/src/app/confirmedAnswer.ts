import type { Attempt } from '@portal/ui';
import type { FieldErrors } from '@portal/ui/forms';
import { errorTexts } from '@portal/ui/text/messages';
import type { CallError } from './call.events';
import { formRefusalOf, type FieldNames } from './formRefusal';
import { refusalText } from './refusalText';

/** What the dialog shows of an answer. */
export interface DialogAnswer {
  refusal?: FieldErrors;
  message?: string;
  unknown?: Attempt['unknown'];
}

interface Reading {
  names: FieldNames;
  /** Fields that the dialog has. */
  own: readonly string[];
  isUnknown: boolean;
  /** Whether the server knows keys: else nothing may be sent twice. */
  isKeyed: boolean;
  /** For a failure without words. */
  failure?: string | undefined;
}

/**
 * What a confirmed write that was no success leaves: texts at the dialog's fields, at the form's behind it (`form`, and
 * the dialog closes), or a sentence in the dialog (B §4, D39). Whatever it was, the code is used up.
 */
export function answerOf(
  error: CallError,
  { names, own, isUnknown, isKeyed, failure = errorTexts.somethingWrongTryAgain }: Reading,
): { dialog: DialogAnswer; form?: FieldErrors } {
  if (isUnknown) return { dialog: { refusal: {}, unknown: isKeyed ? againOf(error) : 'never' } };
  const fields = Object.entries(formRefusalOf(error, names));
  const here = fields.filter(([field]) => own.includes(field));
  if (here.length < fields.length) return { dialog: {}, form: Object.fromEntries(fields) };
  if (here.length > 0) return { dialog: { refusal: Object.fromEntries(here) } };
  // Of an ended session the toast speaks.
  if (error.kind === 'unauthenticated' && error.by === 'code') return { dialog: { refusal: {} } };
  const message = error.kind === 'refused' ? refusalText(error, failure) : failure;
  return { dialog: { refusal: {}, message } };
}

/** A key that is taken may have been taken by another code than this one, which has to be entered then. */
const againOf = ({ kind }: CallError) => (kind === 'refused' ? 'codeNeeded' : 'repeatable');
