import { useSyncExternalStore } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { heldLeaving, leaveNow, stay } from './browser/leaving';
import { useHeldHistory } from './useHeldHistory';

// It loads only when a member leaves unsaved input.
const loadQuestion = () => import('@portal/ui/components/LeaveDialog').then(({ LeaveDialog }) => LeaveDialog);

/** Asks for confirmation before a link or the back button leaves unsaved input. */
export function LeaveGuard() {
  const held = useSyncExternalStore(heldLeaving.subscribe, heldLeaving.get, heldLeaving.get);
  useHeldHistory();
  const Question = useChunk(loadQuestion, held !== undefined);
  return Question && <Question open={held !== undefined} onLeave={leaveNow} onStay={stay} />;
}
