import { ContinueBar } from '@portal/ui/shell';
import { useUnfinished } from './useUnfinished';

export interface ContinueProps {
  /** Called once there is nothing (any more) to continue. */
  onDone: () => void;
}

/** The way back to where the member's last session ended by itself, and what was typed there. */
export function Continue({ onDone }: ContinueProps) {
  const unfinished = useUnfinished(onDone);
  return unfinished ? <ContinueBar {...unfinished} /> : null;
}
