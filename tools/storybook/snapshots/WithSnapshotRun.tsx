import { Suspense, type ReactNode } from 'react';
import { useDrawnRun, useSnapshotRun } from './useSnapshotRun';

/** Returns a component that waits for a run, and renders it or its absence. */
function createWaiting<Run>(useRun: () => Run) {
  interface Waiting {
    children: (run: Run) => ReactNode;
  }
  const Loaded = ({ children }: Waiting) => children(useRun());
  return ({ children }: Waiting) => (
    <Suspense fallback={<p role="status">Loading the snapshot run…</p>}>
      <Loaded>{children}</Loaded>
    </Suspense>
  );
}

/** Waits for the snapshot run that is published with this Storybook. */
export const WithSnapshotRun = createWaiting(useSnapshotRun);

/** Also waits for each snapshot's text. */
export const WithDrawnRun = createWaiting(useDrawnRun);
