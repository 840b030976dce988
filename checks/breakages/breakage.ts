/** A rule of the specification broken by hand, for the tests that its promise names to notice. */
export interface Breakage {
  /** The promise that is broken, as checks/data/promises has it (`A §2 Login.3`), or a decision or threat (`D36`). */
  promise: string;
  /** What is wrong now, in a few words of ours: `lets a visitor in without a token`. */
  what: string;
  /** The file that is changed, by its path from the root. */
  file: string;
  /** A text that stands in the file once. */
  from: string;
  /** What stands there instead. The file still has to compile well enough to run. */
  to: string;
  /**
   * For a decision or a threat: the test that has to turn red, as `path › title`. A promise of A and B names its tests
   * itself.
   */
  test?: string;
}
