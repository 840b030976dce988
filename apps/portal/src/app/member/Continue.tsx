import { ContinueBar } from '@portal/ui/shell';
import { useUnfinished } from './useUnfinished';

export interface ContinueProps {
  /** Called when there is nothing left to continue. */
  onFinish: () => void;
}

/** The way back to the page and input of the member's last, expired session. */
export function Continue({ onFinish }: ContinueProps) {
  const unfinished = useUnfinished(onFinish);
  return unfinished ? <ContinueBar {...unfinished} /> : null;
}
