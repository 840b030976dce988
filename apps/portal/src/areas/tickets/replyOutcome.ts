import type { UnsentReply } from '@portal/ui/screens/tickets';
import type { CallError } from '../../shared/calls/call.events';
import type { Fate } from '../../shared/calls/fate';
import { messageOf } from '../../shared/calls/refusalTexts';

/** How a reply stands on the desk after an answer. */
export function progressOf(fate: Fate, error: CallError | undefined): UnsentReply['progress'] {
  if (fate === 'done') return { state: 'sent' };
  return fate === 'unknown' ? { state: 'unknown' } : { state: 'failed', reason: messageOf(error) };
}
