/** An image: its content hash, and its size in px of the page. */
type Shot = readonly [picture: string, width: number, height: number];

/** A snapshot's errors. Absent without any. */
export interface Health {
  /** Errors of the play, the page and its console, with the mode. */
  fails?: string[];
  /** Widths at which the page is wider than its window. */
  overflows?: string[];
  /** Widths at which the page is empty. */
  empty?: string[];
  /** Blocks that still load, in a story not named Loading. */
  busy?: string[];
  /** What axe finds wrong, with the mode. */
  violations?: string[];
  /** Texts that are cut, in a language other than English. */
  cut?: string[];
}

/** A snapshot with its errors. */
export interface StoredSnapshot {
  /** The story's id, followed by `@` and the snapshot's slug. */
  key: string;
  id: string;
  title: string;
  name: string;
  /** The snapshot's name; empty for the end of a story. */
  snapshot: string;
  /** By mode: `light 390`. */
  shots: Readonly<Record<string, Shot>>;
  health: Health;
}

/** A snapshot with its text. The texts are half of a run's data, so a separate file holds them for the search. */
export interface Snapshot extends StoredSnapshot {
  /** The visible lines, without duplicates. */
  words: readonly string[];
}

/** The data that `npm run nightly -- snapshots` publishes inside a built Storybook. */
export interface SnapshotRun<Known extends StoredSnapshot = StoredSnapshot> {
  snapshots: readonly Known[];
}

/** Returns a snapshot's location in Storybook. */
export function parseAddress({ key }: Pick<StoredSnapshot, 'key'>): string {
  const [story = '', slug] = key.split('@');
  return slug === undefined ? `/story/${story}` : `/story/${story}&globals=snapshot:${slug}`;
}

/** Returns a snapshot's name: its own after its story's. */
export const toName = ({ name, snapshot }: Pick<StoredSnapshot, 'name' | 'snapshot'>): string =>
  snapshot === '' ? name : `${name}: ${snapshot}`;
