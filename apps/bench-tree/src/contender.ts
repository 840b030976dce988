/** One way to draw a tree. Its data, in the form that it takes, is there before the clock starts. */
export interface Contender {
  /** Draws the whole tree, every node open, its root at the top at full size. Done when the document holds it. */
  mount: (host: HTMLElement) => void;
  /** Takes it out of the document again. */
  unmount: () => void;
  /** Closes the root's largest child, or opens it again. Done when the document shows it. */
  toggle: () => void;
  /** What gestures act on. */
  surface: () => Element;
}

/** The same tree for all: who stands under whom, and what they are called. */
export interface Team {
  ids: readonly string[];
  parents: Int32Array;
  /** The root's child with most below it. */
  largest: number;
}
