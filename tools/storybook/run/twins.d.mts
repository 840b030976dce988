/** What is compared of a frame. */
interface Comparable {
  title: string;
  words: readonly string[];
  shots: Readonly<Record<string, readonly [picture: string, width: number, height: number]>>;
  /** What its story says of itself. */
  told?: string | undefined;
}

/** Frames that look the same on a desktop, and what they differ in. */
export interface Twins<Frame> {
  frames: readonly Frame[];
  why: string;
  /** Those that end alike and whose stories don't say what is different about them. */
  unexplained: readonly Frame[];
}

export function findTwins<Frame extends Comparable>(frames: readonly Frame[]): Twins<Frame>[];
