import type { Frame } from './roomPass';

/** Frames that look the same on a desktop, and what they differ in. */
export interface Twins {
  frames: readonly Frame[];
  why: string;
}

const wide = 'light 1440';
const differ = (frames: readonly Frame[], of: (frame: Frame) => unknown) =>
  new Set(frames.map((frame) => JSON.stringify(of(frame)))).size > 1;

function whyOf(frames: readonly Frame[]): string {
  const modes = [...new Set(frames.flatMap(({ shots }) => Object.keys(shots)))].filter((mode) =>
    differ(frames, ({ shots }) => shots[mode]?.[0]),
  );
  if (modes.length > 0) return `They differ in ${modes.join(', ')}.`;
  if (differ(frames, ({ words }) => words)) return 'They differ in what is said and not drawn.';
  if (differ(frames, ({ title }) => title))
    return 'One part stands in several places, and looks the same there.';
  return 'They end alike: what differs is what their plays did before.';
}

/** Frames that are pictured alike, by what they have in common; most of them first. */
export function findTwins(frames: readonly Frame[]): Twins[] {
  const alike = new Map<string, Frame[]>();
  for (const frame of frames) {
    const picture = frame.shots[wide]?.[0];
    if (picture !== undefined) alike.set(picture, [...(alike.get(picture) ?? []), frame]);
  }
  return [...alike.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ frames: group, why: whyOf(group) }))
    .sort((one, other) => other.frames.length - one.frames.length);
}
