import type { Snapshot } from './snapshotRun';

/** A snapshot that shows a text, with its line. The line is absent where the words are on several. */
export interface Found {
  snapshot: Snapshot;
  line?: string | undefined;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Finds the snapshots that show a text. Matches on one line come first, then snapshots with all words anywhere. */
export function findSnapshots(text: string, snapshots: readonly Snapshot[]): Found[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  const whole: Found[] = [];
  const scattered: Found[] = [];
  for (const snapshot of snapshots) {
    const line = snapshot.words.find((one) => plain(one).includes(wanted));
    if (line !== undefined) whole.push({ snapshot, line });
    else {
      const all = plain([snapshot.title, snapshot.name, snapshot.snapshot, ...snapshot.words].join(' '));
      if (parts.every((part) => all.includes(part))) scattered.push({ snapshot });
    }
  }
  return [...whole, ...scattered];
}
