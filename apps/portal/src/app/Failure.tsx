import { UnexpectedErrorNotice } from '@portal/ui/shell';
import { useState } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';

/** The screen for uncaught errors. It is a lazy module, because few members see it. */
export const loadFailureScreen = () => import('./FailureScreen').then((module) => module.FailureScreen);

/** Shows that the page failed, in brief if the failure screen can't load either (D101). */
export function Failure({ onReload }: { onReload: () => void }) {
  const [missed, setMissed] = useState(false);
  const FailureScreen = useChunk(loadFailureScreen, true, () => setMissed(true));
  if (FailureScreen) return <FailureScreen onReload={onReload} />;
  return missed && <UnexpectedErrorNotice onReload={onReload} />;
}
