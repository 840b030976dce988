/** One rank and its requirements (B §3). */
export interface Rank {
  id: string;
  name: string;
  /** Matching bot pairs. Absent when the server does not send them. */
  requiredPairs?: number | undefined;
  /** Whether it is the member's current rank. */
  isCurrent: boolean;
}

export interface RankProgress {
  /** The lowest first. */
  ranks: readonly Rank[];
  /** Matching bot pairs so far. */
  matching: number;
  /** The requirement of the next rank. 0 without a next rank (D98). */
  required: number;
}
