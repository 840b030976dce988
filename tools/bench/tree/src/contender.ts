/** One way to draw a tree. Its input is prepared before the clock starts. */
export interface Contender {
  /** Draws the whole tree with every node open and the root at the top. Returns when it is in the document. */
  mount: (host: HTMLElement) => void;
  /** Removes it from the document. */
  unmount: () => void;
  /** Closes or opens the root's largest child. Returns when the document is updated. */
  toggle: () => void;
  /** The element that receives gestures. */
  surface: () => Element;
}

/** The tree that all contenders draw: each node's parent and name. */
export interface Team {
  ids: readonly string[];
  parents: Int32Array;
  /** The root's child with the largest subtree. */
  largest: number;
}
