/** What is compared of a snapshot. */
interface Comparable {
  title: string;
  words: readonly string[];
  shots: Readonly<Record<string, readonly [picture: string, width: number, height: number]>>;
  /** What its story says of itself. */
  description?: string | undefined;
}

/** Snapshots that look the same on a desktop, and what they differ in. */
export interface Duplicates<Snapshot> {
  snapshots: readonly Snapshot[];
  why: string;
  /** Those that end alike and whose stories don't say what is different about them. */
  unexplained: readonly Snapshot[];
}

export function findDuplicates<Snapshot extends Comparable>(
  snapshots: readonly Snapshot[],
): Duplicates<Snapshot>[];
