/** The age of data, and its refresh. */
export interface Freshness {
  /** When the data was loaded, in ms since 1970; absent before the first load. */
  at?: number | undefined;
  /** A refresh is in progress. The old data stays visible. Default: false. */
  refreshing?: boolean;
  /** The last refresh failed. Default: false. */
  failed?: boolean;
  /** Refreshes only this data. */
  onRefresh: () => void;
}
