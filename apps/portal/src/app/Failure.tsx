import { UnexpectedErrorNotice } from '@portal/ui/shell';
import { useState } from 'react';
import { useChunk } from '../shared/browser/useChunk';

/** The screen of what nobody caught. It is fetched once the page stands, because few ever see it. */
export const loadFailureScreen = () => import('./FailureScreen').then((module) => module.FailureScreen);

/** Says that the page could not be shown: in brief if not even the screen that says so can come (D101). */
export function Failure({ onReloaded }: { onReloaded: () => void }) {
  const [missed, setMissed] = useState(false);
  const FailureScreen = useChunk(loadFailureScreen, true, () => setMissed(true));
  if (FailureScreen) return <FailureScreen onReloaded={onReloaded} />;
  return missed && <UnexpectedErrorNotice onReloaded={onReloaded} />;
}
