import { Suspense, use, type ReactNode } from 'react';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { EmptyState } from '../../../packages/ui/src/components/EmptyState/EmptyState';
import type { Snapshot, SnapshotRun } from './snapshotRun';

/** Fetches a part of the data of `npm run nightly -- snapshots`. Undefined without a run, as in a development Storybook. */
async function read<Part>(name: string): Promise<Part | undefined> {
  try {
    const answer = await fetch(`snapshots/${name}.json`);
    return answer.ok ? (((await answer.json()) as Part | null) ?? undefined) : undefined;
  } catch {
    // A development server returns a page instead of JSON.
    return undefined;
  }
}

const asked = new Map<string, Promise<unknown>>();

/** Caches the response, because every page and board requests it. */
function once<Part>(name: string): Promise<Part | undefined> {
  const known = asked.get(name) ?? read<Part>(name);
  asked.set(name, known);
  return known as Promise<Part | undefined>;
}

/** Returns this Storybook's snapshot run, inside a Suspense. Undefined without one. */
const useSnapshotRun = (): SnapshotRun | undefined => use(once<SnapshotRun>('index'));

let drawnRun: SnapshotRun<Snapshot> | undefined;

/** Adds each snapshot's text, which doubles the data. Only the search needs it. */
function useDrawnRun(): SnapshotRun<Snapshot> | undefined {
  const run = useSnapshotRun();
  const drawn = use(once<Readonly<Record<string, readonly string[]>>>('drawn'));
  if (run)
    drawnRun ??= {
      snapshots: run.snapshots.map((snapshot) => ({ ...snapshot, words: drawn?.[snapshot.key] ?? [] })),
    };
  return drawnRun;
}

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

/** Explains how to make a snapshot run where an image page has none. */
export function NoSnapshotRun() {
  return (
    <Card>
      <EmptyState
        icon="search"
        title="This Storybook has not been looked at yet"
        reason={
          <>
            Run <code>npm run nightly -- snapshots</code>: it builds Storybook, opens each snapshot as
            Chromatic does and puts what it saw into <code>storybook-static/snapshots</code>. Then open that
            Storybook.
          </>
        }
      />
    </Card>
  );
}
