import { use } from 'react';
import type { Drawn, Snapshot, SnapshotRun } from './snapshotRun';

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
export const useSnapshotRun = (): SnapshotRun | undefined => use(once<SnapshotRun>('index'));

let drawnRun: SnapshotRun<Snapshot> | undefined;

/** Adds each snapshot's text, which doubles the data. Only the search needs it. */
export function useDrawnRun(): SnapshotRun<Snapshot> | undefined {
  const run = useSnapshotRun();
  const drawn = use(once<Readonly<Record<string, Drawn>>>('drawn'));
  if (run && !drawnRun) {
    const nothing: Drawn = { words: [], roles: {} };
    drawnRun = {
      ...run,
      snapshots: run.snapshots.map((snapshot) => ({ ...snapshot, ...(drawn?.[snapshot.key] ?? nothing) })),
    };
  }
  return drawnRun;
}
