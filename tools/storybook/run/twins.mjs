const wide = 'light 1440';
const differ = (frames, of) => new Set(frames.map((frame) => JSON.stringify(of(frame)))).size > 1;

/** What frames differ in that look the same on a desktop; undefined where it is nothing that a picture or its words show. */
function measureDifference(frames) {
  const modes = [...new Set(frames.flatMap(({ shots }) => Object.keys(shots)))].filter((mode) =>
    differ(frames, ({ shots }) => shots[mode]?.[0]),
  );
  if (modes.length > 0) return `They differ in ${modes.join(', ')}.`;
  if (differ(frames, ({ words }) => words)) return 'They differ in what is said and not drawn.';
  if (differ(frames, ({ title }) => title))
    return 'One part stands in several places, and looks the same there.';
  return undefined;
}

/**
 * Frames that are pictured alike on a desktop, by what they have in common; most of them first. Where nothing tells them
 * apart, their stories do, and one that says nothing of itself is unexplained.
 */
export function findTwins(frames) {
  const alike = new Map();
  for (const frame of frames) {
    const picture = frame.shots[wide]?.[0];
    if (picture !== undefined) alike.set(picture, [...(alike.get(picture) ?? []), frame]);
  }
  return [...alike.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const difference = measureDifference(group);
      return {
        frames: group,
        why: difference ?? 'They end alike, after plays of their own.',
        unexplained: difference === undefined ? group.filter(({ told }) => !told) : [],
      };
    })
    .sort((one, other) => other.frames.length - one.frames.length);
}
