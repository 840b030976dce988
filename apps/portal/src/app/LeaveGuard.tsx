import { useSyncExternalStore } from 'react';
import { useChunk } from '../shared/browser/useChunk';
import { heldLeaving, leaveNow, stay } from '../shared/browser/leaving';
import { useHeldHistory } from './useHeldHistory';

// It is not needed until somebody walks away from what they typed.
const loadQuestion = () => import('@portal/ui/components/LeaveDialog').then(({ LeaveDialog }) => LeaveDialog);

/** Asks before a link or the back button leaves a page on which something was typed and not sent. */
export function LeaveGuard() {
  const held = useSyncExternalStore(heldLeaving.subscribe, heldLeaving.get);
  useHeldHistory();
  const Question = useChunk(loadQuestion, held !== undefined);
  return Question && <Question open={held !== undefined} onLeft={leaveNow} onStayed={stay} />;
}
