const wide = 'light 1440';
const differ = (snapshots, of) => new Set(snapshots.map((snapshot) => JSON.stringify(of(snapshot)))).size > 1;

/** What snapshots differ in that look the same on a desktop; undefined where it is nothing that a picture or its words show. */
function measureDifference(snapshots) {
  const modes = [...new Set(snapshots.flatMap(({ shots }) => Object.keys(shots)))].filter((mode) =>
    differ(snapshots, ({ shots }) => shots[mode]?.[0]),
  );
  if (modes.length > 0) return `They differ in ${modes.join(', ')}.`;
  if (differ(snapshots, ({ words }) => words)) return 'They differ in text that is not visible.';
  if (differ(snapshots, ({ title }) => title)) return 'They show the same part in several places.';
  return undefined;
}

/**
 * Snapshots that are pictured alike on a desktop, by what they have in common; most of them first. Where nothing tells them
 * apart, their stories do, and one that says nothing of itself is unexplained.
 */
export function findDuplicates(snapshots) {
  const alike = new Map();
  for (const snapshot of snapshots) {
    const picture = snapshot.shots[wide]?.[0];
    if (picture !== undefined) alike.set(picture, [...(alike.get(picture) ?? []), snapshot]);
  }
  return [...alike.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const difference = measureDifference(group);
      return {
        snapshots: group,
        why: difference ?? 'They end alike, after plays of their own.',
        unexplained: difference === undefined ? group.filter(({ description }) => !description) : [],
      };
    })
    .sort((one, other) => other.snapshots.length - one.snapshots.length);
}
