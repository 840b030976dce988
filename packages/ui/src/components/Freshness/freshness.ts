/** How old figures are, and the way to newer ones. */
export interface Freshness {
  /** When they were read, in ms since 1970; absent until they were. */
  at?: number | undefined;
  /** Newer ones are on their way; the old ones stay meanwhile. */
  refreshing: boolean;
  /** The last try to read them again failed. */
  failed: boolean;
  /** Reads these figures again, and nothing else. */
  onRefresh: () => void;
}
