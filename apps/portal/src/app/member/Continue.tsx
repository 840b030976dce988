import { ContinueBar } from '@portal/ui/shell';
import { useUnfinished } from './useUnfinished';

export interface ContinueProps {
  /** Called when there is nothing left to continue. */
  onDone: () => void;
}

/** The way back to the page and input of the member's last, expired session. */
export function Continue({ onDone }: ContinueProps) {
  const unfinished = useUnfinished(onDone);
  return unfinished ? <ContinueBar {...unfinished} /> : null;
}
