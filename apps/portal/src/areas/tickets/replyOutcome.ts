import type { UnsentReply } from '@portal/ui/screens/tickets';
import type { CallError } from '@portal/portal-core/calls/call.events';
import type { WriteOutcome } from '@portal/portal-core/calls/writeOutcome';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';

/** A reply's state after an answer. */
export function toProgress(
  writeOutcome: WriteOutcome,
  error: CallError | undefined,
): UnsentReply['progress'] {
  if (writeOutcome === 'done') return { state: 'sent' };
  return writeOutcome === 'unknown' ? { state: 'unknown' } : { state: 'failed', reason: getMessage(error) };
}
