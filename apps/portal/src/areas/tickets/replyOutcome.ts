import type { RaiseRefusal, UnsentReply } from '@portal/ui/screens/tickets';
import { errorTexts } from '@portal/ui/text/messages';
import type { CallError } from '../../app/call.events';
import { formRefusalOf } from '../../app/formRefusal';

/** No answer, or one that can't be read, to what had gone out whole: it may have arrived. */
const isUnknown = (error: CallError, share: number) =>
  error.kind === 'failed' && error.reason !== 'server' && share >= 1;

const reasonOf = (error: CallError) =>
  (error.kind === 'refused' && error.message) || errorTexts.somethingWrongTryAgain;

/** What came of a reply; `share` of its bytes had gone out. */
export function progressOf(error: CallError | undefined, share: number): UnsentReply['progress'] {
  if (!error) return { state: 'sent' };
  return isUnknown(error, share) ? { state: 'unknown' } : { state: 'failed', reason: reasonOf(error) };
}

const raiseNames = {
  subject_id: 'subject',
  others_subject: 'others',
  message: 'message',
  images: 'images',
  'images[]': 'images',
} as const;

/** What the form of a new ticket says of a try; undefined for a success and for what was called off in time. */
export function raiseRefusalOf(error: CallError | undefined, share: number): RaiseRefusal | undefined {
  if (!error) return undefined;
  if (isUnknown(error, share)) return { unknown: true };
  if (error.kind === 'failed' && error.reason === 'aborted') return undefined;
  const fields = formRefusalOf(error, raiseNames);
  return Object.keys(fields).length > 0 ? { fields } : { message: reasonOf(error) };
}
