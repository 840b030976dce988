import { Suspense, type ReactNode } from 'react';
import type { Snapshot, SnapshotRun } from './snapshotRun';
import { useDrawnRun, useSnapshotRun } from './useSnapshotRun';

interface WithRunProps<Run> {
  /** Renders the run, or its absence. */
  children: (run: Run | undefined) => ReactNode;
}

type RunGiven = WithRunProps<SnapshotRun>;
type DrawnGiven = WithRunProps<SnapshotRun<Snapshot>>;

const Images = ({ children }: RunGiven) => children(useSnapshotRun());
const Texts = ({ children }: DrawnGiven) => children(useDrawnRun());
const reading = <p role="status">Loading the snapshot run…</p>;

/** Waits for the snapshot run that is published with this Storybook. */
export const WithSnapshotRun = ({ children }: RunGiven) => (
  <Suspense fallback={reading}>
    <Images>{children}</Images>
  </Suspense>
);

/** Also waits for each snapshot's text. */
export const WithDrawnRun = ({ children }: DrawnGiven) => (
  <Suspense fallback={reading}>
    <Texts>{children}</Texts>
  </Suspense>
);
