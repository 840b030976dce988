import type { StoredSnapshot } from './snapshotRun';

/** A snapshot that is new, removed, or different in some modes. */
export interface Change {
  kind: 'new' | 'gone' | 'changed';
  before?: StoredSnapshot | undefined;
  after?: StoredSnapshot | undefined;
  /** The modes that differ; all modes of a new or removed snapshot. */
  modes: string[];
}

/** Compares two runs, snapshot by snapshot in the order of their keys. */
export function compareSnapshotRuns(
  before: readonly StoredSnapshot[],
  after: readonly StoredSnapshot[],
): Change[] {
  const was = new Map(before.map((snapshot) => [snapshot.key, snapshot]));
  const is = new Map(after.map((snapshot) => [snapshot.key, snapshot]));
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key): Change[] => {
    const [one, other] = [was.get(key), is.get(key)];
    if (!one || !other)
      return [
        {
          kind: other ? 'new' : 'gone',
          before: one,
          after: other,
          modes: Object.keys((one ?? other)?.shots ?? {}),
        },
      ];
    const modes = [...new Set([...Object.keys(one.shots), ...Object.keys(other.shots)])].filter(
      (mode) => one.shots[mode]?.[0] !== other.shots[mode]?.[0],
    );
    return modes.length > 0 ? [{ kind: 'changed', before: one, after: other, modes }] : [];
  });
}
