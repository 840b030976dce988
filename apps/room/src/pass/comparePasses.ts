import type { Pictured } from './roomPass';

/** A frame that is new, gone, or looks different in some modes. */
export interface Change {
  kind: 'new' | 'gone' | 'changed';
  before?: Pictured | undefined;
  after?: Pictured | undefined;
  /** The modes in which it differs; all that it has where it is new or gone. */
  modes: string[];
}

/** What differs between two passes, frame by frame in the order of their keys. */
export function comparePasses(before: readonly Pictured[], after: readonly Pictured[]): Change[] {
  const was = new Map(before.map((frame) => [frame.key, frame]));
  const is = new Map(after.map((frame) => [frame.key, frame]));
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
